/** One domain, to read and to try: Swagger UI out of its package, reading the domain's part of the contract. */
import { domainTexts } from "../../openapi/domain-texts.js"
import { escapeHtml } from "../layout.js"
import { framed } from "./frame.js"

const linkTo = (domain: string, current: string) =>
  `<a href="/docs/${domain}"${domain === current ? ' aria-current="page"' : ""}>${domain}</a>`

/** `about` says what the domain is for. */
export const domainPage = (domain: string, about: string): string =>
  framed({
    title: `${domain} · API reference`,
    files: `<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/look.css">
<script src="/docs/theme.js"></script>
<script src="/docs/swagger-ui-bundle.js" defer></script>
<script src="/docs/start.js" defer></script>`,
    body: `<div class="domain">
<nav class="way" aria-label="Domains"><a href="/docs#${domain}">All operations</a>
${Object.keys(domainTexts)
  .map((name) => linkTo(name, domain))
  .join("\n")}</nav>
<h1>${escapeHtml(domain)}</h1>
<p class="about">${escapeHtml(about)}</p>
<div id="content" tabindex="-1"><div id="reference" data-contract="/docs/${domain}.json"><p role="status">Reading the contract …</p>
<noscript><style>#reference [role=status] { display: none }</style><p>Reading and trying operations here needs JavaScript. <a href="/docs/${domain}.json">The contract of this domain</a> does not: it is JSON.</p></noscript></div></div>
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
  const [, domain = "", id = ""] = location.hash.split("/")
  const operation = document.getElementById(["operations", domain, id].map(part => CSS.escape(part)).join("-"))
  if (operation === null) return
  viewer.getSystem().layoutActions.show(["operations", domain, id], true)
  operation.scrollIntoView()
})
`
