/** The demo endpoints and what comes before them in a host, for a server of the test's choice. */
import type { RequestListener } from "node:http"
import { front, mount } from "@mentorkit/http-koa"
import Koa from "koa"
import { endpoints, newKit } from "./demo-domain.js"

export const newDemoApp = (): RequestListener =>
  new Koa()
    .use(front({ trustedProxies: 1 }))
    .use(mount({ kit: newKit(), endpoints, prefix: "/api/v1", origin: "https://api.test" }))
    .callback()

/** Of somebody whom the demo knows. */
export const demoToken = JSON.stringify({ _tag: "User", userId: crypto.randomUUID(), roles: [] })
