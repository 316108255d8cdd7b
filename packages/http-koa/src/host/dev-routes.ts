/** `/dev`: what was sent, and a clock that can be moved. Bound in development only. */
import { pageAt, pageDescriptions } from "@mentorkit/core/notifications/ports"
import type { Context, Middleware } from "koa"
import { failure, success } from "../answer/envelope.js"
import { readingMethods, unmatched } from "../answer/unmatched.js"
import {
  frontEndPage,
  indexPage,
  noticePage,
  noticePaths,
  verifyEmailPage,
  verifyEmailScript
} from "../pages/landing.js"
import { policyOf } from "../pages/layout.js"
import { mailboxPage, type SentMessage } from "../pages/mailbox.js"
import { realtimePage, realtimeScript } from "../pages/realtime.js"
import { resetPasswordPage, resetPasswordScript } from "../pages/reset-password.js"
import { malformed } from "../request/bad-request.js"
import { readJson } from "../request/json-body.js"
import { type BodyOptions, receiveBody } from "../request/receive-body.js"
import { isLoopback } from "./loopback.js"

export interface DevTools {
  /** Newest first; all recipients when `to` is empty. */
  readonly messages: (to: string) => Promise<ReadonlyArray<SentMessage>>
  /** Moves the host's clock forward, runs what became due until nothing is, and answers the new time as ISO 8601. */
  readonly advanceClock: (seconds: number) => Promise<string>
  /** Of the realtime endpoint. */
  readonly realtimeKey: string
}

const tenYears = 10 * 366 * 86_400

const html = (ctx: Context, body: string) => {
  ctx.set("Content-Security-Policy", policyOf("script-src 'self'", "connect-src 'self'", "form-action 'self'"))
  ctx.type = "text/html; charset=utf-8"
  ctx.body = body
}

const script = (ctx: Context, body: string) => {
  ctx.type = "text/javascript; charset=utf-8"
  ctx.body = body
}

const queryOf = (ctx: Context, name: string): string => {
  const text = [ctx.query[name] ?? ""].flat()[0] ?? ""
  // PostgreSQL takes no NUL.
  if (text.includes("\0")) throw malformed("The URL is not valid text.")
  return text
}

const moveClock = async (ctx: Context, tools: DevTools, bodies: BodyOptions) => {
  // Only JSON: a form on some page cannot send that without asking first.
  const fields = async () => ({ fields: ctx.is("json") ? await readJson(ctx, bodies.budget) : {} })
  const seconds = (await receiveBody(ctx, bodies, fields)).fields["advance_seconds"]
  const problem =
    typeof seconds === "number" && Number.isInteger(seconds) && seconds >= 0 && seconds <= tenYears
      ? undefined
      : `The advance seconds field must be an integer between 0 and ${tenYears}.`
  const reply =
    problem === undefined
      ? success(200, "Clock moved.", { now: await tools.advanceClock(Number(seconds)) })
      : failure(422, "InvalidInput", problem, { advance_seconds: [problem] })
  ctx.set({ ...reply.headers })
  ctx.status = reply.status
  ctx.body = reply.body
}

export const devRoutes = (tools: DevTools, bodies: BodyOptions): Middleware => {
  const pages: Readonly<Record<string, (ctx: Context) => void | Promise<void>>> = {
    "GET /": (ctx) => ctx.redirect("/dev"),
    "GET /dev": (ctx) => html(ctx, indexPage(`${ctx.protocol}://${ctx.host}`)),
    "GET /dev/mailbox": async (ctx) => {
      const to = queryOf(ctx, "to")
      html(ctx, mailboxPage(await tools.messages(to), to))
    },
    "GET /dev/mailbox.json": async (ctx) => {
      ctx.body = await tools.messages(queryOf(ctx, "to"))
    },
    "GET /dev/realtime": (ctx) => html(ctx, realtimePage(tools.realtimeKey)),
    "GET /dev/realtime.js": (ctx) => script(ctx, realtimeScript),
    "POST /dev/clock": (ctx) => moveClock(ctx, tools, bodies),
    "GET /dev/auth/verify-email": (ctx) => html(ctx, verifyEmailPage(queryOf(ctx, "token"))),
    "GET /dev/verify-email.js": (ctx) => script(ctx, verifyEmailScript),
    "GET /dev/auth/reset-password": (ctx) => html(ctx, resetPasswordPage(queryOf(ctx, "token"), queryOf(ctx, "email"))),
    "GET /dev/reset-password.js": (ctx) => script(ctx, resetPasswordScript),
    ...Object.fromEntries(noticePaths.map((path) => [`GET /dev${path}`, (ctx: Context) => html(ctx, noticePage(path))]))
  }
  const keyOf = (method: string, path: string) => `${method === "HEAD" ? "GET" : method} ${path}`
  const methodsOf = (path: string) =>
    [...readingMethods, "POST"].filter((method) => Object.hasOwn(pages, keyOf(method, path)))
  return async (ctx, next) => {
    const key = keyOf(ctx.method, ctx.path)
    const page = Object.hasOwn(pages, key) ? pages[key] : undefined
    // To anybody else these paths do not exist.
    if (!isLoopback(ctx)) return next()
    const shown = readingMethods.includes(ctx.method) ? pageAt(ctx.path.replace(/^\/dev/, "")) : null
    if (page === undefined && shown !== null && ctx.path.startsWith("/dev/"))
      return html(ctx, frontEndPage(pageDescriptions[shown.page], shown.id))
    const methods = methodsOf(ctx.path)
    if (page === undefined) return methods.length > 0 ? unmatched(ctx, methods) : next()
    ctx.set("Cache-Control", "no-store")
    return page(ctx)
  }
}
