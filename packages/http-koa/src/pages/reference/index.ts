/** The API reference at `/docs`: an overview of ours, and each domain in Swagger UI. Nothing comes from a CDN. */
import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import type { Middleware } from "koa"
import { fixedAnswer } from "../../answer/fixed.js"
import { readingMethods, unmatched } from "../../answer/unmatched.js"
import { domainTexts } from "../../openapi/domain-texts.js"
import { policyOf } from "../layout.js"
import { look } from "./look.js"
import { partOf, withoutSuggestions } from "./part.js"
import { search } from "./search.js"
import { domainPage, start, theme } from "./viewer.js"

const folder = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"))

/** Swagger UI styles elements from its script and draws its icons from data URLs. */
const policy = policyOf("script-src 'self'", "connect-src 'self'", "form-action 'none'")

/** Written when somebody first asks: a start should not wait for it. */
const contract = async () => (await import("../../openapi/document.js")).document

const page = (read: () => Promise<string>, type = "text/html") =>
  fixedAnswer({ type: `${type}; charset=utf-8`, read, headers: { "Content-Security-Policy": policy } })
const text = (type: string, body: string) => page(async () => body, type)

// After an upgrade a browser may show the new contract in the viewer of the day before.
const aDay = { "Content-Security-Policy": policy, "Cache-Control": "public, max-age=86400" }
const asset = (type: string, name: string) =>
  fixedAnswer({ type, read: () => readFile(join(folder, name)), headers: aDay })

const answersOfDomain = ([domain, about]: readonly [string, string]) => [
  [domain, text("text/html", domainPage(domain, about))] as const,
  [
    `${domain}.json`,
    page(async () => JSON.stringify(withoutSuggestions(partOf(await contract(), domain))), "application/json")
  ] as const
]

/** By their names below `/docs/`. Of the package these files are all that a page asks for. */
const answers: Readonly<Record<string, ReturnType<typeof fixedAnswer>>> = {
  "": page(async () => (await import("./overview.js")).overviewPage(await contract())),
  ...Object.fromEntries(Object.entries(domainTexts).flatMap(answersOfDomain)),
  "look.css": text("text/css", look),
  "search.js": text("text/javascript", search),
  "theme.js": text("text/javascript", theme),
  "start.js": text("text/javascript", start),
  "swagger-ui.css": asset("text/css; charset=utf-8", "swagger-ui.css"),
  "swagger-ui-bundle.js": asset("text/javascript; charset=utf-8", "swagger-ui-bundle.js")
}

export const apiReference: Middleware = (ctx, next) => {
  if (ctx.path !== "/docs" && !ctx.path.startsWith("/docs/")) return next()
  // As everywhere below the API's prefix, a slash at the end makes no other path.
  const name = ctx.path.slice("/docs/".length).replace(/(?<=.)\/$/, "")
  const answer = Object.hasOwn(answers, name) ? answers[name] : undefined
  if (answer === undefined) return next()
  return readingMethods.includes(ctx.method) ? answer(ctx) : unmatched(ctx, readingMethods)
}
