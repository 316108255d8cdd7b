/** One domain, to read and to try: Swagger UI out of its package, reading the domain's part of the contract. */
import { escapeHtml } from "../layout.js"
import { framed } from "./frame.js"

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
<p class="way"><a href="/docs#${domain}">All operations</a></p>
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

export const start = `SwaggerUIBundle({
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
`
