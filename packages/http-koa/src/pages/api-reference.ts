/** The API reference: Swagger UI out of its package, reading our own document. Nothing comes from a CDN. */
import { createReadStream, statSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import type { Middleware } from "koa"

const folder = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"))

/** The only files of the package that the page asks for. */
const assets: Readonly<Record<string, string>> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
  "favicon-32x32.png": "image/png"
}

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mentorkit API</title>
<link rel="icon" href="/docs/favicon-32x32.png">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`

const start = `SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "none",
  displayRequestDuration: true,
  persistAuthorization: true,
  validatorUrl: null
})
`

/** Swagger UI styles elements from its script and draws its icons from data URLs. */
const policy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"

export const apiReference: Middleware = (ctx, next) => {
  if (ctx.method !== "GET" && ctx.method !== "HEAD") return next()
  const send = (type: string, body: unknown) => {
    ctx.set("Content-Security-Policy", policy)
    ctx.type = type
    ctx.body = body
  }
  if (ctx.path === "/docs" || ctx.path === "/docs/") return send("text/html; charset=utf-8", html)
  if (ctx.path === "/docs/start.js") return send("text/javascript; charset=utf-8", start)
  const name = ctx.path.startsWith("/docs/") ? ctx.path.slice("/docs/".length) : ""
  const type = Object.hasOwn(assets, name) ? assets[name] : undefined
  if (type === undefined) return next()
  const path = join(folder, name)
  // A release of ours pins the package, so a day of caching can only show what this release shows.
  ctx.set("Cache-Control", "public, max-age=86400")
  ctx.length = statSync(path).size
  return send(type, createReadStream(path))
}
