/** How the page of a report looks: on a phone and on a desk, in light and dark, on paper. */
export const arenaStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
  --page: #fbfaf7; --card: #fff; --ink: #1d2126; --soft: #5c6670; --line: #dcd9d2; --even: #6b7480; --up: #1f6fb2; --down: #b2551f; --broken: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --page: #14171a; --card: #1c2125; --ink: #e8eaec; --soft: #a3adb6; --line: #343b42; --even: #98a3ae; --up: #6db3ee; --down: #f0a071; --broken: #ff8a80; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { margin: 0 0 .25rem; font-size: 2rem; } h2 { margin: 2.5rem 0 .25rem; font-size: 1.25rem; } h2 small { color: var(--soft); font-weight: normal; }
p { margin: .25rem 0 .75rem; } .lead, .key, .small { color: var(--soft); } .small, .key { font-size: .875rem; }
small { color: var(--soft); font-size: .8125rem; font-weight: normal; }
code { overflow-wrap: anywhere; font-size: .8125rem; user-select: all; }
section { --tone: var(--even); background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--tone); border-radius: .5rem; padding: .25rem 1rem .5rem; margin: 1rem 0; break-inside: avoid; }
section h2 { margin-top: .5rem; } section.stronger { --tone: var(--up); } section.weaker { --tone: var(--down); } section.broken { --tone: var(--broken); }
.verdict strong { font-size: 1.5rem; color: var(--tone); margin-right: .5rem; font-variant-numeric: tabular-nums; }
.plot { --tone: var(--even); margin: .5rem 0; font-variant-numeric: tabular-nums; } section .plot { --tone: inherit; }
.row, .axis { display: grid; grid-template-columns: minmax(6rem, 11rem) 1fr 9.5rem; gap: .75rem; align-items: center; min-height: 1.75rem; }
.label { overflow-wrap: anywhere; line-height: 1.2; } .number { white-space: nowrap; text-align: right; }
.track { position: relative; height: 1.75rem; background: linear-gradient(var(--line), var(--line)) 50% 0 / 1px 100% no-repeat, linear-gradient(var(--line), var(--line)) 0 50% / 100% 1px no-repeat; }
.track .span { position: absolute; top: calc(50% - 2px); height: 4px; border-radius: 2px; background: currentColor; opacity: .55; min-width: 1px; }
.track .dot { position: absolute; top: calc(50% - 5px); width: 10px; height: 10px; margin-left: -5px; border-radius: 50%; background: currentColor; }
.track { color: var(--even); } section .track { color: var(--tone); } .whole { font-weight: 600; } .whole .span { top: calc(50% - 4px); height: 8px; border-radius: 4px; } .whole .dot { top: calc(50% - 7px); width: 14px; height: 14px; margin-left: -7px; }
.bars { background: none; } .bar { position: absolute; top: .4rem; bottom: .4rem; border-radius: 2px; background: var(--up); min-width: 1px; }
.ticks { display: flex; justify-content: space-between; color: var(--soft); font-size: .75rem; } .ticks i { width: 0; display: flex; justify-content: center; font-style: normal; white-space: nowrap; }
.span-key { display: inline-block; width: 2rem; height: 4px; border-radius: 2px; background: var(--even); vertical-align: middle; }
.numbers { border-collapse: collapse; font-variant-numeric: tabular-nums; } .numbers th { text-align: left; font-weight: normal; padding: .125rem 2rem .125rem 0; } .numbers td { text-align: right; }
@media (max-width: 40rem) {
  .row { grid-template-columns: 1fr auto; gap: 0 .5rem; margin-bottom: .25rem; } .row .track { grid-column: 1 / -1; grid-row: 2; height: 1.25rem; }
  .axis { display: block; }
}
`;
