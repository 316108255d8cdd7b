/** One area, to read and to try: Swagger UI out of its package, reading the area's part of the contract. */
import { areas } from "../../openapi/areas.js"
import { escapeHtml } from "../layout.js"
import { framed } from "./frame.js"

const linkTo = (area: string, current: string) =>
  `<a href="/docs/${area}"${area === current ? ' aria-current="page"' : ""}>${area}</a>`

/** `about` says what the area is for. */
export const areaPage = (area: string, about: string): string =>
  framed({
    title: `${area} · API reference`,
    files: `<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/look.css">
<script src="/docs/theme.js"></script>
<script src="/docs/swagger-ui-bundle.js" defer></script>
<script src="/docs/start.js" defer></script>`,
    body: `<div class="area">
<nav class="way" aria-label="Areas"><a href="/docs#${area}">All operations</a>
${Object.keys(areas)
  .map((name) => linkTo(name, area))
  .join("\n")}</nav>
<h1>${escapeHtml(area)}</h1>
<p class="about">${escapeHtml(about)}</p>
<div id="content" tabindex="-1"><div id="reference" data-contract="/docs/${area}.json"><p role="status">Reading the contract …</p>
<noscript><style>#reference [role=status] { display: none }</style><p>Reading and trying operations here needs JavaScript. <a href="/docs/${area}.json">The contract of this area</a> does not: it is JSON.</p></noscript></div></div>
</div>`
  })

/** Swagger UI has a dark theme and leaves it to the page to ask for it. */
export const theme = `const wish = matchMedia("(prefers-color-scheme: dark)")
const follow = () => document.documentElement.classList.toggle("dark-mode", wish.matches)
wish.addEventListener("change", follow)
follow()
`

/**
 * Swagger UI writes each operation that is opened or closed into the history, and one that a link opens three times: that many
 * steps would lead back to where one came from. It reads the address only once, and scrolls only to what it has just drawn.
 */
export const start = `history.pushState = history.replaceState.bind(history)
const viewer = SwaggerUIBundle({
  url: document.getElementById("reference").dataset.contract,
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: -1,
  defaultModelExpandDepth: 3,
  displayRequestDuration: true,
  persistAuthorization: true,
  validatorUrl: null
})
addEventListener("hashchange", () => {
  const [, area = "", id = ""] = location.hash.split("/")
  const operation = document.getElementById(["operations", area, id].map(part => CSS.escape(part)).join("-"))
  if (operation === null) return
  viewer.getSystem().layoutActions.show(["operations", area, id], true)
  operation.scrollIntoView()
})
`
