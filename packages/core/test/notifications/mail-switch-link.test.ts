/** Links that turn mails off: for whom and for what they were made, and for nothing else. */
import { createHash, createHmac } from "node:crypto"
import { assert, describe, it } from "@effect/vitest"
import { LinkBase, UserId } from "@mentorkit/core/kernel"
import { Secrets } from "@mentorkit/core/kernel/ports"
import { areHeaders } from "@mentorkit/core/notifications"
import { Effect, FastCheck as fc, Layer, Option } from "effect"
import { makeMailSwitchLink, makeReadMailSwitchToken } from "../../src/notifications/mail-switch-link.js"
import { allCategories, mailedCategories } from "../../src/notifications/preferences.js"
import type { Category } from "../../src/notifications/types.js"

const derived = (secret: string, label: string) => createHmac("sha256", secret).update(label).digest("base64url")

const hostWith = (appUrl: string, secret: string, ...previous: ReadonlyArray<string>) =>
  Layer.merge(
    Layer.succeed(LinkBase, { appUrl, frontendUrl: "https://app.example.test" }),
    Layer.mock(Secrets, {
      hash: (text) => Effect.sync(() => createHash("sha256").update(text).digest("hex")),
      derive: (label) => Effect.sync(() => derived(secret, label)),
      derivations: (label) =>
        Effect.sync(() => [derived(secret, label), ...previous.map((one) => derived(one, label))] as const)
    })
  )
const appUrl = "https://api.example.test"
const usual = hostWith(appUrl, "now")

const ada = UserId.make("01a1fb67-1800-7000-8001-00000000000a")
const bob = UserId.make("01a1fb67-1800-7000-8001-00000000000b")

const linkOf = (userId: UserId, category: Category, host = usual) =>
  Effect.runSync(
    Effect.provide(
      Effect.flatMap(makeMailSwitchLink, (linkTo) => linkTo({ userId, category })),
      host
    )
  )

const tokenOf = (userId: UserId, category: Category, host = usual) =>
  linkOf(userId, category, host).slice(`${appUrl}/unsubscribe/`.length)

const read = (token: string, host = usual) =>
  Effect.runSync(
    Effect.provide(
      Effect.flatMap(makeReadMailSwitchToken, (readToken) => readToken(token)),
      host
    )
  )

const category = fc.constantFrom(...mailedCategories)
const person = fc.uuid().map((id) => UserId.make(id))

describe("links that turn mails off", () => {
  it("open the switch that they were made for, of everybody and every category", () => {
    fc.assert(
      fc.property(person, category, (userId, one) => {
        const link = linkOf(userId, one)
        assert.isTrue(link.startsWith(`${appUrl}/unsubscribe/`))
        assert.isTrue(areHeaders({ "List-Unsubscribe": `<${link}>` }))
        assert.deepStrictEqual(Option.getOrNull(read(tokenOf(userId, one))), { userId, category: one })
      })
    )
  })

  // Falls if any part is left out of what is signed, or compared after it was decoded: base64 has spare bits at its end.
  it("are refused with any character changed, added or left out", () => {
    const token = tokenOf(ada, "sessions")
    const signs = "abcdefABCDEF0123456789._-~%/ \n"
    for (let at = 0; at <= token.length; at++) {
      for (const sign of signs) {
        for (const forged of [
          token.slice(0, at) + sign + token.slice(at + 1),
          token.slice(0, at) + sign + token.slice(at)
        ]) {
          if (forged !== token) assert.isTrue(Option.isNone(read(forged)), forged)
        }
      }
      if (at < token.length) assert.isTrue(Option.isNone(read(token.slice(0, at) + token.slice(at + 1))))
    }
  })

  it("prove nothing for anybody else, or another category", () => {
    const [, , proof] = tokenOf(ada, "sessions").split(".")
    for (const one of mailedCategories) {
      if (one !== "sessions") assert.isTrue(Option.isNone(read(`${ada}.${one}.${proof}`)), one)
    }
    assert.isTrue(Option.isNone(read(`${bob}.sessions.${proof}`)))
    assert.strictEqual(
      new Set([ada, bob].flatMap((one) => mailedCategories.map((name) => tokenOf(one, name)))).size,
      2 * mailedCategories.length
    )
  })

  it("open nothing that is no switch, however well they are signed", () => {
    const signed = (named: string) => `${named}.${derived("now", `notifications.mailSwitch:${named}`)}`
    assert.isTrue(Option.isSome(read(signed(`${ada}.sessions`))))
    const locked = allCategories.filter((one) => !mailedCategories.includes(one))
    assert.isNotEmpty(locked)
    for (const one of [...locked, "nothing", "constructor", "__proto__"]) {
      assert.isTrue(Option.isNone(read(signed(`${ada}.${one}`))), one)
    }
  })

  it("live on while the secret before is known, and no longer", () => {
    const old = tokenOf(ada, "payments", hostWith(appUrl, "before"))
    assert.isTrue(Option.isSome(read(old, hostWith(appUrl, "now", "before"))))
    assert.isTrue(Option.isNone(read(old)))
  })

  it("are fit for a header wherever the host is", () => {
    for (const base of ["https://bücher.example/ä", "http://[::1]:3000", "nowhere ü"]) {
      assert.isTrue(areHeaders({ "List-Unsubscribe": `<${linkOf(ada, "sessions", hostWith(base, "now"))}>` }), base)
    }
  })
})
