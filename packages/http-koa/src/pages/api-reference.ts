/** The API reference: Swagger UI out of its package, reading our own document. Nothing comes from a CDN. */
import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import type { Middleware } from "koa"
import { fixedAnswer } from "../answer/fixed.js"
import { readingMethods, unmatched } from "../answer/unmatched.js"
import { icon, policyOf } from "./layout.js"
import { colours, frame } from "./style.js"

const folder = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"))

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API reference · Mentorkit</title>
${icon}
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/look.css">
<script src="/docs/theme.js"></script>
</head>
<body>
<header class="top"><a class="brand" href="/docs" aria-current="page">Mentorkit</a>
<nav aria-label="Pages"><a href="/openapi.json">Contract (OpenAPI 3.1)</a></nav></header>
<div id="reference"><p class="wait" role="status">Reading the contract …</p>
<noscript><p class="wait">The reference needs JavaScript. <a href="/openapi.json">The contract</a> itself does not.</p></noscript></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`

/** Swagger UI has a dark theme and leaves it to the page to ask for it. */
const theme = `const wish = matchMedia("(prefers-color-scheme: dark)")
const follow = () => document.documentElement.classList.toggle("dark-mode", wish.matches)
wish.addEventListener("change", follow)
follow()
`

/** Swagger UI looks for tags and paths; this is its own place for another search. */
const search = `const textOf = operation =>
  [operation.get("method"), operation.get("path"), operation.getIn(["operation", "summary"]), operation.get("id")].join(" ").toLowerCase()
const opsFilter = (areas, phrase) => {
  const words = phrase.toLowerCase().split(" ").filter(word => word !== "")
  const isWanted = text => words.every(word => text.includes(word))
  return areas
    .map((area, name) => area.update("operations", all => all.filter(one => isWanted(name.toLowerCase() + " " + textOf(one)))))
    .filter(area => area.get("operations").size > 0)
}
const labelled = () => {
  const field = document.querySelector(".operation-filter-input")
  if (field === null) return
  field.placeholder = "Search: book, /mentee, withdrawal …"
  field.setAttribute("aria-label", "Search operations by words, path or method")
  field.type = "search"
}
`

const start = `${search}SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "list",
  filter: true,
  plugins: [() => ({ fn: { opsFilter } })],
  onComplete: labelled,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  persistAuthorization: true,
  validatorUrl: null
})
`

/** Its own look with our ground and colours, and with room for a phone. */
const look = `${colours}${frame}
html.dark-mode, html.dark-mode .swagger-ui { background: var(--paper) }
.wait { max-width: 1460px; margin: 0 auto; padding: 2rem 20px; color: var(--quiet) }
.swagger-ui, .swagger-ui .info .title, .swagger-ui .opblock-tag, .swagger-ui .opblock .opblock-summary-description,
.swagger-ui .btn, .swagger-ui label, .swagger-ui .response-col_status { font-family: inherit }
.swagger-ui .info { margin: 1.5rem 0 1rem }
.swagger-ui .info .title { font-size: 1.75rem }
.swagger-ui .info .link { display: none }
.swagger-ui .scheme-container, html.dark-mode .swagger-ui .scheme-container { margin: 0 0 1rem; padding: .75rem 0; background: none; box-shadow: none }
.swagger-ui .opblock-tag { font-size: 1.25rem }
.swagger-ui .opblock-tag, .swagger-ui .info .title, .swagger-ui td.header-col, html.dark-mode .swagger-ui td.header-col { color: var(--ink) }
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
html:not(.dark-mode) .swagger-ui .info .title small { background: #55626f }
html:not(.dark-mode) .swagger-ui .info .title small.version-stamp { background: #1f6f5c }
/* Nor can its red of numbers on the ground of examples. */
.swagger-ui .microlight span[style*="211, 99, 99"] { color: #f2a3a3 !important }
.swagger-ui .operation-filter-input { max-width: 100%; margin: 0 0 1rem }
@media (max-width: 640px) {
  .swagger-ui .wrapper { padding: 0 .75rem }
  .swagger-ui .opblock .opblock-summary-method { min-width: 4.25rem; padding: 6px 0 }
  .swagger-ui .opblock .opblock-summary-path-description-wrapper { flex-direction: column; align-items: flex-start }
  .swagger-ui .opblock .opblock-summary-path { max-width: none }
  .swagger-ui .opblock-body { overflow-x: auto }
  .swagger-ui .parameters-col_description input, .swagger-ui .parameters-col_description select { max-width: 100% }
}
`

/** Swagger UI styles elements from its script and draws its icons from data URLs. */
const policy = policyOf("script-src 'self'", "connect-src 'self'")

const text = (type: string, body: string) =>
  fixedAnswer({ type, read: async () => body, headers: { "Content-Security-Policy": policy } })

// A release of ours pins the package, so a day of caching can only show what this release shows.
const aDay = { "Content-Security-Policy": policy, "Cache-Control": "public, max-age=86400" }
const asset = (type: string, name: string) =>
  fixedAnswer({ type, read: () => readFile(join(folder, name)), headers: aDay })

/** By their names below `/docs/`. Of the package these files are all that the page asks for. */
const answers: Readonly<Record<string, ReturnType<typeof fixedAnswer>>> = {
  "": text("text/html; charset=utf-8", html),
  "look.css": text("text/css; charset=utf-8", look),
  "theme.js": text("text/javascript; charset=utf-8", theme),
  "start.js": text("text/javascript; charset=utf-8", start),
  "swagger-ui.css": asset("text/css; charset=utf-8", "swagger-ui.css"),
  "swagger-ui-bundle.js": asset("text/javascript; charset=utf-8", "swagger-ui-bundle.js")
}

export const apiReference: Middleware = (ctx, next) => {
  if (ctx.path !== "/docs" && !ctx.path.startsWith("/docs/")) return next()
  const name = ctx.path.slice("/docs/".length)
  const answer = Object.hasOwn(answers, name) ? answers[name] : undefined
  if (answer === undefined) return next()
  return readingMethods.includes(ctx.method) ? answer(ctx) : unmatched(ctx, readingMethods)
}
