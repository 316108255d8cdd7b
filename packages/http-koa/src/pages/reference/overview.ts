/** Where the reference begins: what has to be known first, and every operation by one line, without a script. */
import { marked } from "marked"
import { apiPrefix } from "../../api-prefix.js"
import type { OpenApiDocument } from "../../openapi/open-api.js"
import { escapeHtml } from "../layout.js"
import { framed } from "./frame.js"

interface Line {
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly id: string
  readonly domain: string
}

const linesOf = ({ paths }: OpenApiDocument): ReadonlyArray<Line> =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId: id, summary, tags }]) => ({
      method: method.toUpperCase(),
      path,
      summary,
      id,
      domain: tags[0] ?? ""
    }))
  )

/** Where Swagger UI opens the operation. */
const linkTo = ({ domain, id }: Line) => `/docs/${domain}#/${domain}/${id}`

const textOf = (line: Line) =>
  `<b class="method ${line.method.toLowerCase()}">${line.method}</b> <code>${escapeHtml(line.path).replaceAll("/", "/<wbr>")}</code>`

const entryOf = (line: Line) =>
  `<li data-words="${escapeHtml(`${line.domain} ${line.id} ${line.method} ${line.path} ${line.summary}`.toLowerCase())}"><a href="${linkTo(line)}">${textOf(line)} <span>${marked.parseInline(line.summary, { async: false })}</span></a></li>`

const sectionOf = ({ description = "", name }: OpenApiDocument["tags"][number], lines: ReadonlyArray<Line>) =>
  `<section id="${name}"><h2>${escapeHtml(name)}</h2>
<p class="about">${escapeHtml(description)}</p>
<ul class="operations">${lines.map(entryOf).join("\n")}</ul></section>`

/** Operations that the text names become links: "`POST /login`". */
const introductionOf = ({ info: { description = "" } }: OpenApiDocument, lines: ReadonlyArray<Line>) => {
  const known = new Map(lines.map((line) => [`${line.method} ${line.path}`, line]))
  const html = marked.parse(description, { async: false })
  return html.replace(/<code>([A-Z]+) (\/[^<]*)<\/code>/g, (code, method: string, path: string) => {
    const line = known.get(`${method} ${apiPrefix}${path}`)
    return line === undefined ? code : `<a href="${linkTo(line)}">${code}</a>`
  })
}

export const overviewPage = (document: OpenApiDocument): string => {
  const lines = linesOf(document)
  const domains = document.tags.map((tag) => ({ tag, own: lines.filter(({ domain }) => domain === tag.name) }))
  return framed({
    title: "API reference",
    files: `<link rel="stylesheet" href="/docs/look.css">
<link rel="prefetch" href="/docs/swagger-ui-bundle.js">
<script src="/docs/search.js" defer></script>`,
    body: `<div class="sides">
<nav class="domains" aria-label="Domains">
<input type="search" id="search" placeholder="Search operations" aria-label="Search operations by words, path or method" hidden>
<p id="found" role="status"></p>
<ul>${domains.map(({ tag: { name } }) => `<li><a href="#${name}">${name}</a></li>`).join("")}</ul>
</nav>
<main>
<div id="introduction"><h1>API reference</h1>
${introductionOf(document, lines)}</div>
<div id="content" tabindex="-1">
${domains.map(({ own, tag }) => sectionOf(tag, own)).join("\n")}
</div>
</main>
</div>`
  })
}
