/** What a browser may come back with, and what somebody is called. */
import { assert, describe, it } from "@effect/vitest"
import { fullNameOf, isUsableAddress, stateProblem } from "@mentorkit/core/internal/oauth"
import type { OAuthState } from "@mentorkit/core/oauth/ports"
import { DateTime } from "effect"

const expiresAt = DateTime.unsafeMake("2027-03-14T15:00:00Z")
const state: OAuthState = { stateHash: "s", provider: "google", browserHash: "b", expiresAt }
const back = { provider: "google", browserHash: "b", now: DateTime.subtract(expiresAt, { millis: 1 }) } as const

describe("a state", () => {
  it("may be used where it began, until it expires and not in that moment", () => {
    assert.isUndefined(stateProblem(state, back))
    assert.strictEqual(stateProblem(state, { ...back, now: expiresAt }), "expired state")
    assert.strictEqual(stateProblem(undefined, back), "unknown state")
    assert.strictEqual(stateProblem(state, { ...back, provider: "github" }), "state of another provider")
    for (const browserHash of ["c", "", null]) {
      assert.strictEqual(stateProblem(state, { ...back, browserHash }), "state of another browser")
    }
  })

  it("that is bound to no browser may be used in any", () => {
    const free = { ...state, browserHash: null }
    for (const browserHash of ["b", null]) assert.isUndefined(stateProblem(free, { ...back, browserHash }))
    assert.strictEqual(stateProblem(free, { ...back, now: expiresAt }), "expired state")
  })
})

describe("a profile", () => {
  it.each([
    ["Grace Hopper", "Grace Hopper"],
    ["  Grace \n\t Hopper\u0007 ", "Grace Hopper"],
    ["Gr\u0000ace", "Gr ace"],
    ["\ud800Grace\udfff", "Grace"],
    ["Ḡräçë 👩‍💻", "Ḡräçë 👩‍💻"],
    [`${"x".repeat(254)} y`, "x".repeat(254)],
    ["👩".repeat(300), "👩".repeat(255)],
    // Falls where a name that nobody sees is no missing one.
    ["\u200b\u3164", "grace"],
    ["\u2800 \u2800", "grace"],
    ["Gr\u202eace \u200b Hop\u200dper", "Grace Hop\u200dper"],
    [`${"x".repeat(254)}\u200dy`, "x".repeat(254)],
    [null, "grace"],
    ["", "grace"],
    [" \u0000 ", "grace"]
  ])("named %j is called %j", (name, called) => {
    assert.strictEqual(fullNameOf(name, "grace@example.test"), called)
  })

  it.each([
    "grace",
    "a@b@c.test",
    "grüße@example.test",
    "a@localhost",
    "",
    "a@example.test\n",
    " a@example.test",
    "deleted-1@Deleted.invalid"
  ])("has no usable address in %j", (address) => assert.isFalse(isUsableAddress(address)))
})
