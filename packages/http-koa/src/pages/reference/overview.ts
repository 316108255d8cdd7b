/** Where the reference begins: what has to be known first, and every operation by one line, without a script. */
import { marked } from "marked"
import type { OpenApiDocument } from "../../openapi/open-api.js"
import { escapeHtml, icon } from "../layout.js"
import { head } from "./head.js"

interface Line {
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly id: string
  readonly area: string
}

const prefix = "/api/v1"

const linesOf = ({ paths }: OpenApiDocument): ReadonlyArray<Line> =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId: id, summary, tags }]) => ({
      method: method.toUpperCase(),
      path,
      summary,
      id,
      area: tags[0] ?? ""
    }))
  )

/** Where Swagger UI opens the operation. */
const linkTo = ({ area, id }: Line) => `/docs/${area}#/${area}/${id}`

const textOf = (line: Line) =>
  `<b class="method ${line.method.toLowerCase()}">${line.method}</b> <code>${escapeHtml(line.path).replaceAll("/", "/<wbr>")}</code>`

const entryOf = (line: Line) =>
  `<li data-words="${escapeHtml(`${line.area} ${line.id} ${line.method} ${line.path} ${line.summary}`.toLowerCase())}"><a href="${linkTo(line)}">${textOf(line)} <span>${marked.parseInline(line.summary, { async: false })}</span></a></li>`

const sectionOf = ({ description = "", name }: OpenApiDocument["tags"][number], lines: ReadonlyArray<Line>) =>
  `<section id="${name}"><h2>${escapeHtml(name)}</h2>
<p class="about">${escapeHtml(description)}</p>
<ul class="operations">${lines.map(entryOf).join("\n")}</ul></section>`

/** Operations that the text names become links: "`POST /login`". */
const introductionOf = ({ info: { description = "" } }: OpenApiDocument, lines: ReadonlyArray<Line>) => {
  const known = new Map(lines.map((line) => [`${line.method} ${line.path}`, line]))
  const html = marked.parse(description, { async: false })
  return html.replace(/<code>([A-Z]+) (\/[^<]*)<\/code>/g, (code, method: string, path: string) => {
    const line = known.get(`${method} ${prefix}${path}`)
    return line === undefined ? code : `<a href="${linkTo(line)}">${code}</a>`
  })
}

export const overviewPage = (document: OpenApiDocument): string => {
  const lines = linesOf(document)
  const areas = document.tags.map((tag) => ({ tag, own: lines.filter(({ area }) => area === tag.name) }))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API reference · Mentorkit</title>
${icon}
<link rel="stylesheet" href="/docs/look.css">
<link rel="prefetch" href="/docs/swagger-ui-bundle.js">
<script src="/docs/search.js" defer></script>
</head>
<body>
<a class="skip" href="#operations">Skip to the operations</a>
${head}
<div class="sides">
<nav class="areas" aria-label="Areas">
<input type="search" id="search" placeholder="Search operations" aria-label="Search operations by words, path or method" hidden>
<p id="found" role="status"></p>
<ul>${areas.map(({ tag: { name } }) => `<li><a href="#${name}">${name}</a></li>`).join("")}</ul>
</nav>
<main>
<div id="introduction"><h1>API reference</h1>
${introductionOf(document, lines)}</div>
<div id="operations" tabindex="-1">
${areas.map(({ own, tag }) => sectionOf(tag, own)).join("\n")}
</div>
</main>
</div>
</body>
</html>
`
}

/** Narrows the page to the operations in which every word stands. The page is whole without it. */
export const search = `const field = document.getElementById("search")
const found = document.getElementById("found")
const introduction = document.getElementById("introduction")
const areas = [...document.querySelectorAll("main section")].map(section => ({
  section,
  link: document.querySelector(".areas a[href='#" + section.id + "']").parentElement,
  lines: [...section.querySelectorAll("li")]
}))
const narrow = () => {
  const words = field.value.toLowerCase().split(" ").filter(word => word !== "")
  let count = 0
  for (const { lines, link, section } of areas) {
    let own = 0
    for (const line of lines) {
      line.hidden = !words.every(word => line.dataset.words.includes(word))
      if (!line.hidden) own++
    }
    section.hidden = link.hidden = own === 0
    count += own
  }
  introduction.hidden = words.length > 0
  found.textContent = words.length === 0 ? "" : 
    count === 0 ? "0 operations. Try fewer words, or others." : count === 1 ? "1 operation" : count + " operations"
}
field.hidden = false
field.addEventListener("input", narrow)
narrow()
// Links to operations were to this page once.
const [, area] = /^#\\/(\\w+)\\//.exec(location.hash) ?? []
if (area !== undefined) location.replace("/docs/" + area + location.hash)
`
