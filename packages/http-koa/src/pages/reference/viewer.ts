/** One area, to read and to try: Swagger UI out of its package, reading the area's part of the contract. */
import { escapeHtml, icon } from "../layout.js"
import { head } from "./head.js"

export const areaPage = (area: string, about: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(area)} · API reference · Mentorkit</title>
${icon}
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/look.css">
<script src="/docs/theme.js"></script>
</head>
<body>
${head}
<div class="area">
<p class="way"><a href="/docs#${area}">All operations</a></p>
<h1>${escapeHtml(area)}</h1>
<p class="about">${escapeHtml(about)}</p>
<div id="reference" data-contract="/docs/${area}.json"><p role="status">Reading the contract …</p>
<noscript><style>#reference [role=status] { display: none }</style><p>Reading and trying operations here needs JavaScript. <a href="/docs/${area}.json">The contract of this area</a> does not: it is JSON.</p></noscript></div>
</div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`

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
