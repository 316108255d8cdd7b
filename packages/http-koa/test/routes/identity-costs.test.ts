/** What costs a host much is asked for no oftener than people need it, also by those who may ask. */
import { passwordChangesPerMinute } from "@mentorkit/core/identity"
import { Settings } from "@mentorkit/core/kernel/ports"
import { challengesPerMinute } from "@mentorkit/core/two-factor"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import { password } from "@mentorkit/test-kit/people/accounts"
import { Effect } from "effect"
import { assert, describe, it } from "vitest"
import { useAccounts } from "../support/accounts.js"
import { useTwoFactorSite } from "../support/two-factor-site.js"

describe("changing passwords", () => {
  const { newMember, run, send } = useAccounts()

  // Falls without `rateLimit`: whoever knows a password, their own, could keep all hashes busy for ever.
  it("is limited by address, whoever changes theirs", async () => {
    await run(Effect.flatMap(Settings, ({ set }) => set(passwordChangesPerMinute, 2)))
    const change = async (chosen: string) => {
      const { token } = await newMember()
      const body = { current_password: password, password: chosen, password_confirmation: chosen }
      return send("PUT", "/password", body, token)
    }
    const statuses = [await change("another fine password"), await change("yet another one")]
    assert.deepStrictEqual(
      statuses.map(({ status }) => status),
      [200, 200]
    )
    assert.deepInclude(await change("and a third one"), { status: 429, code: "TooManyRequests" })
  })
})

describe("the picture of an authenticator app's secret", () => {
  const site = useTwoFactorSite(pglite)

  // Falls without `rateLimit`: each picture keeps the event loop, and thereby everybody, waiting.
  it("is drawn so many times a minute for one address", async () => {
    const { host, member, run } = site()
    const { token } = await member(["totp"])
    await run(Effect.flatMap(Settings, ({ set }) => set(challengesPerMinute, 2)))
    const show = async () => (await host.send("GET", "/2fa/totp/qr", { token })).status
    assert.deepStrictEqual([await show(), await show(), await show()], [404, 404, 429])
  })
})
