/**
 * `GET /metrics`. The numbers tell a competitor how business goes and an attacker when the host is weak, so they are
 * for whoever knows the token, or without one for programs on the same machine only.
 */
import { createHash, timingSafeEqual } from "node:crypto"
import { Redacted } from "effect"
import type { Context, Middleware } from "koa"
import { failure } from "../answer/envelope.js"
import { readingMethods, unmatched } from "../answer/unmatched.js"
import { write } from "../answer/write.js"
import { isLoopback } from "../host/loopback.js"
import type { HostMetrics } from "./host-metrics.js"
import { metricsPath } from "./probes.js"

const digest = (text: string) => createHash("sha256").update(text).digest()

const unauthenticated = failure(401, "Unauthenticated", "Unauthenticated.")

export const metricsPage = ({ page }: HostMetrics, token: Redacted.Redacted | undefined): Middleware => {
  const expected = token === undefined ? undefined : digest(`Bearer ${Redacted.value(token)}`)
  const isAllowed = (ctx: Context) =>
    expected === undefined ? isLoopback(ctx) : timingSafeEqual(digest(ctx.get("authorization")), expected)

  return async (ctx, next) => {
    if (ctx.path !== metricsPath) return next()
    // Without a token there is no way in, so to strangers the path does not exist.
    if (!isAllowed(ctx)) return expected === undefined ? unmatched(ctx, []) : write(ctx, unauthenticated)
    if (!readingMethods.includes(ctx.method)) return unmatched(ctx, readingMethods)
    const { text, type } = await page()
    ctx.set("Cache-Control", "no-store")
    ctx.set("Content-Type", type)
    ctx.body = text
  }
}
