/** Answers that somebody signed in can always give must not buy guesses at those that they cannot. */

import { pglite } from "@mentorkit/test-kit/databases/engines"
import { assert, describe, it } from "vitest"
import { invalidCode, useTwoFactorSite } from "../support/two-factor-site.js"

describe("setting one's own app up between guesses", () => {
  const site = useTwoFactorSite(pglite)

  // Falls if the right code of an app that is being set up starts the count over: four guesses for each, without end.
  it("leaves those counted that were made at the code that turns second factors off", async () => {
    const { member, newApp, post, wrong } = site()
    const grace = await member(["email"], false)
    const disable = (body: object) => post("/2fa/disable", body, grace.token)
    assert.deepInclude(await disable({}), { status: 422, code: "CodeRequired" })
    const guess = async () => disable({ code: wrong(await grace.code()) })
    for (let times = 0; times < 4; times++) assert.deepStrictEqual(await guess(), invalidCode)
    await newApp(grace.token)
    assert.deepStrictEqual(await guess(), invalidCode)
    assert.deepInclude(await guess(), { status: 429, code: "TwoFactorLocked" })
  })
})
