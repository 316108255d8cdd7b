/** The look of the host's own pages. The API reference and the checkout take their colours from here as well. */

/** Pairs of text and ground keep a contrast of 4.5 to 1 in both themes; edges of fields 3 to 1. */
export const colours = `
:root { color-scheme: light dark;
  --ink: #1c2733; --quiet: #55626f; --line: #d5dce4; --edge: #7b8896; --paper: #f5f7fa; --card: #fff;
  --accent: #1f6f5c; --accent-strong: #185647; --on-accent: #fff; --good: #1f6f5c; --bad: #b3261e; --code: #eef2f6 }
@media (prefers-color-scheme: dark) { :root {
  --ink: #e6ebf0; --quiet: #a3b0bd; --line: #313d49; --edge: #76859a; --paper: #11171d; --card: #1a222b;
  --accent: #6fcfb4; --accent-strong: #92dfc9; --on-accent: #06251c; --good: #6fcfb4; --bad: #ff9c94; --code: #11171d } }
`

/** What every page has: its ground, its head with the links, and how focus shows. */
export const frame = `
* { box-sizing: border-box }
[hidden] { display: none !important }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100% }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
a { color: var(--accent); text-underline-offset: .15em }
a:hover { color: var(--accent-strong) }
@media (prefers-reduced-motion: reduce) { *, ::before, ::after { transition: none !important; animation: none !important } }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.top { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1.25rem; padding: .75rem 1rem;
  background: var(--card); border-bottom: 1px solid var(--line) }
.top a { padding: .25rem 0; color: var(--quiet); text-decoration: none }
.top a:hover, .top [aria-current] { color: var(--ink); text-decoration: underline }
.top .brand { margin-right: auto; color: var(--ink); font-weight: 700 }
.top nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem }
`

export const style = `${colours}${frame}
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem 4rem }
main.narrow { max-width: 30rem }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem }
h2 { font-size: 1.05rem; line-height: 1.35; margin: 0 0 .25rem }
h1, h2, p, dd, li { overflow-wrap: anywhere }
p { margin: 0 0 .75rem }
.lead { color: var(--quiet); margin: 0 0 1.5rem }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; margin: 0 0 1rem }
.card > :last-child { margin-bottom: 0 }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 1rem; margin: 0 0 1rem }
.cards .card { margin: 0 }
.meta { color: var(--quiet); font-size: .875rem }
.good, .bad { font-weight: 600 }
.good { color: var(--good) }
.bad { color: var(--bad) }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font: .9rem/1.5 ui-monospace, monospace }
pre.code { background: var(--code); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem }
button, .button { display: inline-block; font: inherit; font-weight: 600; line-height: 1.5; padding: .6rem 1.25rem;
  border-radius: .5rem; border: 1px solid var(--accent); background: var(--accent); color: var(--on-accent);
  cursor: pointer; text-align: center; text-decoration: none; overflow-wrap: anywhere }
button:hover, .button:hover { background: var(--accent-strong); border-color: var(--accent-strong); color: var(--on-accent) }
button.quiet, button.quiet:hover { background: transparent; border-color: var(--edge); color: var(--ink) }
button.quiet:hover { border-color: var(--ink) }
button:disabled { opacity: .6; cursor: default }
.price { font-size: 2rem; line-height: 1.2; font-weight: 700; margin: .25rem 0 1.25rem }
form.choice { margin: 0 0 .75rem }
form.choice button { width: 100% }
form.filter { display: grid; grid-template-columns: 1fr auto; gap: .25rem .5rem; margin: 0 0 1.5rem }
form.filter label { grid-column: 1 / -1; font-size: .875rem; font-weight: 600 }
input { font: inherit; width: 100%; min-width: 0; padding: .6rem .75rem; border: 1px solid var(--edge); border-radius: .5rem;
  background: var(--card); color: var(--ink) }
.card > form:last-child > :last-child { margin-bottom: 0 }
::placeholder { color: var(--quiet); opacity: 1 }
details { margin: 1rem 0 0 }
summary { cursor: pointer; color: var(--accent); font-weight: 600 }
iframe { display: block; width: 100%; height: 30rem; margin: .75rem 0 0; border: 1px solid var(--line); border-radius: .5rem;
  background: #fff; color-scheme: light }
.empty { text-align: center; color: var(--quiet); padding: 3rem 1rem }
`
