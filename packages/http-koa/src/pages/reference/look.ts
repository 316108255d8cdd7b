/** How the reference looks: the colours of the other pages, on our own overview and on Swagger UI. */
import { colours, frame } from "../style.js"

export const look = `${colours}${frame}
html.dark-mode, html.dark-mode .swagger-ui { background: var(--paper) }
.sides { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 0 2rem; max-width: 76rem; margin: 0 auto; padding: 0 1rem }
.domains { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 1.5rem .25rem 1rem }
.skip { position: absolute; left: -999rem }
.skip:focus { left: 1rem; top: .5rem; padding: .25rem .5rem; background: var(--card) }
.domains ul { list-style: none; margin: 0; padding: 0 }
.domains li a { display: block; padding: .2rem 0; color: var(--ink); text-decoration: none }
.domains li a:hover { text-decoration: underline }
.domains input { font: inherit; width: 100%; padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: .5rem;
  background: var(--card); color: var(--ink) }
::placeholder { color: var(--quiet); opacity: 1 }
#found { margin: .5rem 0; min-height: 1.5rem; color: var(--quiet); font-size: .875rem }
main { padding: 1.5rem 0 4rem }
.domain main { padding: 0 }
.domain { max-width: 76rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 .75rem }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .25rem }
#introduction[hidden] + #content section:not([hidden]) h2 { margin-top: .5rem }
#introduction h2 { font-size: 1.05rem; margin: 1.5rem 0 .5rem }
#introduction p, #introduction ol { max-width: 46rem }
#introduction code, .operations code { font: .875em/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
.about, .way { color: var(--quiet); margin: 0 0 .75rem }
nav.way { display: flex; flex-wrap: wrap; gap: 0 1rem; font-size: .875rem }
nav.way a { padding: .2rem 0 }
nav.way a:first-child { width: 100%; font-size: 1rem }
nav.way [aria-current] { color: var(--ink); text-decoration: none; font-weight: 600 }
.operations { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line) }
.operations li { border-bottom: 1px solid var(--line) }
.operations a { display: grid; grid-template-columns: 4.5rem minmax(0, 3fr) minmax(0, 2fr); gap: .25rem .75rem; padding: .5rem .25rem;
  color: var(--ink); text-decoration: none }
.operations a:hover { background: var(--card) }
.operations a:hover span { text-decoration: underline }
.operations span { color: var(--quiet) }
.method { font: 600 .8125rem/1.85 ui-monospace, monospace; color: var(--quiet) }
.method.post, .method.put, .method.patch { color: var(--accent) }
.method.delete { color: var(--bad) }
.swagger-ui, .swagger-ui .opblock .opblock-summary-description,
.swagger-ui .btn, .swagger-ui label, .swagger-ui .response-col_status { font-family: inherit }
.swagger-ui .markdown code, .swagger-ui .renderedMarkdown code { color: var(--ink); background: var(--code) }
/* Information and tag stand on the page already; the column of links is always empty. */
.swagger-ui .information-container, .swagger-ui .response-col_links, .swagger-ui .opblock-tag { display: none }
.swagger-ui .wrapper { padding: 0 }
.swagger-ui .scheme-container, html.dark-mode .swagger-ui .scheme-container { margin: 0 0 1rem; padding: .75rem 0; background: none; box-shadow: none }
.swagger-ui td.header-col, html.dark-mode .swagger-ui td.header-col { color: var(--ink) }
.swagger-ui .parameter__in, .swagger-ui .response-control-media-type__accept-message,
.swagger-ui .response-control-media-type__accept-message code { color: var(--quiet) }
.swagger-ui .btn.authorize { border-color: var(--accent); color: var(--accent) }
.swagger-ui .btn.authorize svg { fill: var(--accent) }
.swagger-ui .opblock .opblock-summary-path { overflow-wrap: anywhere }
/* White on the package's light badges cannot be read. */
html:not(.dark-mode) .swagger-ui .opblock-get .opblock-summary-method { background: #0f62b3 }
html:not(.dark-mode) .swagger-ui .opblock-post .opblock-summary-method { background: #1f6f5c }
html:not(.dark-mode) .swagger-ui .opblock-put .opblock-summary-method { background: #8f5200 }
html:not(.dark-mode) .swagger-ui .opblock-patch .opblock-summary-method { background: #0b6a70 }
html:not(.dark-mode) .swagger-ui .opblock-delete .opblock-summary-method { background: #b3261e }
/* Nor can its red of numbers on the ground of examples. */
.swagger-ui .microlight span[style*="211, 99, 99"] { color: #f2a3a3 !important }
@media (max-width: 800px) {
  .sides { display: block }
  .domains { position: static; max-height: none; padding-bottom: 0 }
  .domains ul { display: flex; flex-wrap: wrap; gap: 0 1rem }
  .operations a { grid-template-columns: 4rem minmax(0, 1fr) }
  .operations span { grid-column: 2 }
}
@media (max-width: 640px) {
  .swagger-ui .opblock .opblock-summary-method { min-width: 4.25rem; padding: 6px 0 }
  .swagger-ui .opblock .opblock-summary-path-description-wrapper { flex-direction: column; align-items: flex-start }
  .swagger-ui .opblock .opblock-summary-path { max-width: none }
  .swagger-ui .opblock-body { overflow-x: auto }
  .swagger-ui .parameters-col_description input, .swagger-ui .parameters-col_description select { max-width: 100% }
}
`
