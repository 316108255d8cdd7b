/** The Koa app: the API, the host's own pages, and what every answer has in common. */
import type { Kit } from "@mentorkit/core"
import Koa, { type Middleware } from "koa"
import { document } from "../document.js"
import { front } from "../front.js"
import { mount } from "../mount.js"
import { apiReference } from "../pages/api-reference.js"
import { detailsOf } from "../request/details.js"
import { endpoints } from "../routes/index.js"

export interface AppOptions {
  readonly kit: Kit<unknown>
  readonly appUrl: string
  readonly corsOrigins: ReadonlyArray<string>
  readonly trustedProxies: number
  /** Pages that come before the API. */
  readonly pages: ReadonlyArray<Middleware>
  readonly onFault: (fault: { readonly error: unknown; readonly requestId: string; readonly operation: string }) => void
}

/** Written once: the document does not change while the host runs. */
const openApiJson = JSON.stringify(document)

const openApiDocument: Middleware = (ctx, next) => {
  if (ctx.path !== "/openapi.json" || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next()
  ctx.type = "application/json; charset=utf-8"
  ctx.body = openApiJson
}

export const newApp = (options: AppOptions): Koa => {
  const { appUrl, corsOrigins, kit, onFault, pages, trustedProxies } = options
  const app = new Koa()
  app.on("error", (error: unknown, ctx?: Koa.Context) =>
    onFault({
      error,
      requestId: ctx === undefined ? "" : detailsOf(ctx, trustedProxies).requestId,
      operation: String(ctx?.state["operation"] ?? "")
    })
  )
  app.use(front({ allowedOrigins: corsOrigins, trustedProxies, isHttps: appUrl.startsWith("https:") }))
  for (const page of [openApiDocument, apiReference, ...pages]) app.use(page)
  app.use(mount({ kit, endpoints, prefix: "/api/v1", origin: appUrl }))
  return app
}
