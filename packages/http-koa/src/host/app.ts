/** The Koa app: the API, the host's own pages, and what every answer has in common. */
import type { OperationRunner } from "@mentorkit/core"
import Koa, { type Middleware } from "koa"
import { FailedRequest } from "../answer/failed-request.js"
import { fixedAnswer } from "../answer/fixed.js"
import type { IsUnavailable } from "../answer/outage.js"
import { readingMethods, unmatched } from "../answer/unmatched.js"
import { apiPrefix } from "../api-prefix.js"
import { front } from "../front.js"
import { mount } from "../mount.js"
import { apiReference } from "../pages/reference/index.js"
import type { BodyOptions } from "../request/receive-body.js"
import { endpoints } from "../routes/index.js"

export interface AppOptions {
  readonly kit: OperationRunner<unknown>
  readonly appUrl: string
  readonly corsOrigins: ReadonlyArray<string>
  readonly trustedProxies: number
  /** Comes before everything, to see every request from its first line on. */
  readonly watchers: ReadonlyArray<Middleware>
  /** Pages that come before the API. */
  readonly pages: ReadonlyArray<Middleware>
  readonly bodies: BodyOptions
  readonly onFailedRequest: (failed: FailedRequest) => void
  readonly isUnavailable: IsUnavailable
  readonly onOutage: (failed: FailedRequest) => void
}

/** Written when somebody first asks: a start should not wait for it. */
const openApiJson = fixedAnswer({
  type: "application/json; charset=utf-8",
  read: async () => JSON.stringify((await import("../openapi/document.js")).document)
})

const openApiDocument: Middleware = (ctx, next) => {
  if (ctx.path !== "/openapi.json") return next()
  if (!readingMethods.includes(ctx.method)) return unmatched(ctx, readingMethods)
  return openApiJson(ctx)
}

export const newApp = (options: AppOptions): Koa => {
  const {
    appUrl,
    bodies,
    corsOrigins,
    isUnavailable,
    kit,
    onFailedRequest: onFault,
    onOutage,
    pages,
    trustedProxies,
    watchers
  } = options
  const app = new Koa()
  // Koa tells of broken connections too, which are nobody's fault here.
  app.on("error", (error: unknown) => void (error instanceof FailedRequest && onFault(error)))
  app.on("unavailable", onOutage)
  for (const watcher of watchers) app.use(watcher)
  app.use(front({ allowedOrigins: corsOrigins, trustedProxies, isHttps: appUrl.startsWith("https:"), isUnavailable }))
  for (const page of [...pages, openApiDocument, apiReference]) app.use(page)
  app.use(mount({ kit, endpoints, prefix: apiPrefix, origin: appUrl, isUnavailable, ...bodies }))
  return app
}
