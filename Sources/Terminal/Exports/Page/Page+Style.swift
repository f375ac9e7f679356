extension Page {
    /// Light and dark by the reader's wish; every text in it holds 4.5 : 1 against what it stands on.
    static let style = #"""

        :root { color-scheme: light dark; --paper: #fbfaf6; --card: #fff; --ink: #1f1c18; --soft: #59534a; --line: #cfc8bb;
          --deep: #f0ebe1; --blue: #0a5a94; --green: #1a6b37; --violet: #6b3fa3; --red: #ad1f1a; --gold: #7d5600; --bar: #3f7f9f; }
        @media (prefers-color-scheme: dark) { :root { --paper: #16171a; --card: #1f2125; --ink: #ece8e0; --soft: #b5aea2;
          --line: #4a4e56; --deep: #2a2d33; --blue: #7cc0f2; --green: #7fd29a; --violet: #c7a5f5; --red: #ff938c;
          --gold: #e8bd62; --bar: #5b9dbd; } }
        * { box-sizing: border-box; }
        body { margin: 0 auto; max-width: 72rem; padding: 1rem; background: var(--paper); color: var(--ink);
          font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
        h1, h2, h3 { line-height: 1.2; margin: 1.2em 0 .5em; }
        h1 { font-size: 1.8rem; margin-top: .3em; } h2 { font-size: 1.35rem; } h3 { font-size: 1.05rem; }
        a { color: var(--blue); }
        :focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
        .skip { position: absolute; left: -99rem; } .skip:focus { position: static; }
        .small, #count { color: var(--soft); font-size: .9rem; }
        [hidden] { display: none !important; }

        /* The stage: boxes in boxes, the outermost layer around all others, the wearer in the middle. */
        #stage { position: relative; } #figures { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; align-items: start; }
        .foes { display: grid; gap: .75rem; } .figure { background: var(--card); border: 2px solid var(--line); border-radius: .6rem; padding: .3rem .6rem .6rem; }
        .target { border-color: var(--blue); } .down { border-style: dashed; }
        .band { display: grid; grid-template-columns: 1fr auto; align-items: center; column-gap: .5rem; }
        .band > * { grid-column: 1; } .band > h3 { margin: 0; }
        .band > .slot { grid-column: 2; grid-row: 1 / span 2; width: 7rem; height: 1.8rem; scroll-margin: 1rem 0 15rem; }
        .shell { border: 2px solid var(--line); border-radius: .5rem; padding: .25rem .5rem .5rem; margin-top: .3rem; }
        .even { background: var(--deep); } .odd { background: var(--card); }
        .title { line-height: 1.3; } .name { font-weight: 600; } .sign { font-size: .9rem; font-weight: 600; color: var(--kind); padding-left: .4rem; white-space: nowrap; }
        .state { color: var(--soft); font-size: .85rem; line-height: 1.3; }
        .meter { display: inline-block; width: 8rem; max-width: 100%; height: .55rem; border: 1px solid var(--soft); border-radius: .3rem; overflow: hidden; }
        .meter > span { display: block; height: 100%; background: var(--bar); }
        .core { background: var(--paper); border: 2px solid var(--line); border-radius: 1rem; padding: .25rem .75rem; margin-top: .4rem; }
        .core .meter > span { background: var(--green); }
        .broken { border-style: dashed; } .broken > .band .name { text-decoration: line-through; }
        .shell { --kind: var(--soft); } .sign2, .sign6, .sign8 { --kind: var(--green); } .sign5 { --kind: var(--violet); }
        .sign4 { --kind: var(--red); } .sign3, .sign7 { --kind: var(--gold); }
        .acting { border-color: var(--kind); } .sign5.acting { border-style: double; border-width: 4px; }
        .sign3.acting, .sign7.acting { border-style: dotted; }
        .struck { --kind: var(--red); border-color: var(--red); }
        #token { position: absolute; left: 0; top: 0; padding: .1rem .6rem; border: 2px solid var(--ink); border-radius: 1rem; font-weight: 700;
          white-space: nowrap; background: var(--ink); color: var(--paper); pointer-events: none; font-size: .9rem; }
        #token svg { width: .9rem; height: .9rem; fill: currentColor; vertical-align: -.1rem; }
        #token.end1 { background: var(--card); color: var(--green); border-color: var(--green); border-radius: .2rem; }
        #token.end2 { background: var(--card); color: var(--violet); border: 4px double var(--violet); }
        #token.end3 { background: var(--red); border-color: var(--red); border-radius: .2rem; }
        @media (prefers-reduced-motion: no-preference) { #token { transition: transform .35s ease-in-out; } }

        #desk { background: var(--paper); padding: .5rem 0; position: sticky; bottom: 0; }
        #count, #caption { margin: 0; } #caption { min-height: 1.5em; font-size: 1.1rem; line-height: 1.4; }
        #line { position: relative; padding: 1rem 0 1.1rem; }
        #place { display: block; width: 100%; margin: 0; accent-color: var(--blue); height: 1.5rem; }
        #marks, #ticks { position: absolute; left: .5rem; right: .5rem; height: 1.1rem; } #marks { top: 0; } #ticks { bottom: 0; }
        #marks > *, #ticks > * { position: absolute; transform: translateX(-50%); }
        #marks button { border: 0; padding: 0; width: 1rem; height: 1.1rem; background: var(--gold); cursor: pointer;
          clip-path: polygon(50% 10%, 95% 50%, 50% 90%, 5% 50%); }
        #ticks { color: var(--soft); font-size: .8rem; line-height: 1.1rem; }
        #controls { display: flex; flex-wrap: wrap; gap: .35rem; align-items: center; margin-top: .25rem; }
        #controls button, select { width: 2.8rem; height: 2.8rem; padding: 0; font: inherit; color: var(--ink); background: var(--card);
          border: 1px solid var(--soft); border-radius: .5rem; cursor: pointer; }
        #controls select { width: 4.2rem; padding-left: .3rem; }
        #controls svg { width: 1.4rem; height: 1.4rem; vertical-align: middle; fill: currentColor; stroke: currentColor; stroke-width: 2; stroke-linejoin: round; }
        #controls #play { background: var(--blue); color: var(--paper); border-color: var(--blue); width: 3.6rem; }
        #play .off, #play.playing .on { display: none; } #play.playing .off { display: inline; }
        #controls [aria-disabled=true] { color: var(--soft); border-style: dashed; }

        .charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem 2rem; }
        .chart { margin: 0; max-width: 34rem; } .chart > svg { width: 100%; height: auto; display: block; }
        .chart text { fill: var(--soft); font-size: 11px; } .grid { stroke: var(--line); fill: none; }
        .now { stroke: var(--ink); stroke-dasharray: 2 2; fill: none; }
        figcaption { font-weight: 600; } .key { list-style: none; padding: 0; margin: .3rem 0; display: flex; flex-wrap: wrap; gap: .2rem 1rem; }
        .swatch { width: 36px; height: 12px; vertical-align: middle; }
        .chart [class^=d] { fill: none; stroke-width: 2; stroke: currentColor; } .chart g[class^=c] { fill: currentColor; }
        .d1 { stroke-dasharray: 6 3; } .d2 { stroke-dasharray: 2 3; } .d3 { stroke-dasharray: 8 3 2 3; }
        .c0 { color: var(--blue); } .c1 { color: var(--red); } .c2 { color: var(--green); } .c3 { color: var(--violet); }
        .c4 { color: var(--gold); } .c5 { color: var(--ink); } .c6 { color: var(--bar); } .c7 { color: var(--soft); }

        .wide { overflow-x: auto; max-width: 100%; }
        @media (min-width: 44rem) { .wide { display: inline-block; vertical-align: top; max-width: calc(100% - 2rem); margin-right: 2rem; } }
        table { border-collapse: collapse; margin: 1rem 0; }
        caption { text-align: left; font-weight: 600; padding-bottom: .3rem; }
        th, td { border: 1px solid var(--line); padding: .25rem .5rem; text-align: left; vertical-align: top; overflow-wrap: normal; }
        thead th { background: var(--deep); } .n { text-align: right; font-variant-numeric: tabular-nums; }
        .fold, #moments { border: 1px solid var(--line); border-radius: .5rem; padding: 0 .75rem; margin: .5rem 0; background: var(--card); }
        summary { cursor: pointer; padding: .5rem 0; } summary h3 { display: inline; margin: 0; }
        ul, ol { padding-left: 1.3rem; } li { margin: .15rem 0; } code { font-weight: 700; font-size: 1rem; }
        [data-s][aria-current] { background: var(--deep); outline: 2px solid var(--gold); }

        @media (max-width: 44rem) { body { padding: .6rem; } #figures { grid-template-columns: 1fr; gap: .4rem; }
          .foes { gap: .4rem; } .band > .slot { width: 5.4rem; } #token { padding: .05rem .4rem; font-size: .85rem; }
          .shell { padding: .15rem .35rem .35rem; } .meter { width: 5rem; }
          .aside .shell { border: 0; padding: 0; margin: 0; } .aside .shell > .band { display: none; }
          #desk { border-top: 1px solid var(--line); padding: .3rem 0; } #caption { font-size: 1rem; min-height: 2.8em; }
          #controls { gap: .2rem; } #controls button { width: 2.45rem; } #controls #play { width: 2.8rem; } #controls select { width: 3.4rem; } }
        @media print { :root { color-scheme: light; } body { max-width: none; font-size: 10pt; } .skip, #screen { display: none; }
          details::details-content { content-visibility: visible; block-size: auto; } .wide { overflow: visible; }
          tr, figure { break-inside: avoid; } h2, h3, summary { break-after: avoid; } .now { display: none; } [data-s][aria-current] { outline: 0; background: none; } }

        """#
}
