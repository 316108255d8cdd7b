/** Members whose sign-in is fresh or is not, on a site with second factors. */
import { assert } from "vitest"
import { refusal } from "./answers.js"
import type { Member, TwoFactorSite } from "./two-factor-site.js"

type Bearer = Pick<Member, "token">

export const freshSignInRequired = {
  status: 403,
  code: "FreshSignInRequired",
  body: refusal("Please confirm that it is you.")
}
export const confirmed = { status: "success", message: "Your identity is confirmed.", data: {} }

export const freshness = (site: () => TwoFactorSite) => {
  const call = (token: string, method: string, path: string, body: object = {}) =>
    site().host.send(method, path, { token, ...(["POST", "PUT"].includes(method) && { body }) })
  /** One of the calls that ask. */
  const setUp = ({ token }: Bearer) => call(token, "POST", "/2fa/totp/setup")

  return {
    call,
    confirm: ({ token }: Bearer, body: object) => site().post("/confirm-identity", body, token),
    /** Somebody who signed in 16 minutes ago. */
    stale: async (...options: Parameters<TwoFactorSite["member"]>) => {
      const member = await site().member(...options)
      site().advance(16)
      return member
    },
    assertFresh: async (member: Bearer) => assert.deepInclude(await setUp(member), { status: 200, code: null }),
    assertStale: async (member: Bearer) => assert.deepStrictEqual(await setUp(member), freshSignInRequired)
  }
}
