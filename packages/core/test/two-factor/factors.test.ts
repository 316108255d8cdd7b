import { FactorMethod } from "@mentorkit/core/identity/ports"
import {
  type Factors,
  mustForgetDevices,
  noFactors,
  withDefault,
  withMethod,
  withoutMethod
} from "@mentorkit/core/internal/two-factor"
import { Either, FastCheck as fc } from "effect"
import { assert, describe, it } from "vitest"

const method = fc.constantFrom(...FactorMethod.literals)
const prerequisites = fc.record({
  textsAvailable: fc.boolean(),
  phoneVerified: fc.boolean(),
  totpConfirmed: fc.boolean()
})
const met = { textsAvailable: true, phoneVerified: true, totpConfirmed: true }

const step = fc.oneof(
  fc.record({ does: fc.constant("add" as const), method, prerequisites }),
  fc.record({ does: fc.constant("remove" as const), method }),
  fc.record({ does: fc.constant("choose" as const), method })
)
type Step = typeof step extends fc.Arbitrary<infer A> ? A : never

const take = (factors: Factors, one: Step): Either.Either<Factors, { readonly _tag: string }> => {
  switch (one.does) {
    case "add":
      return withMethod(factors, one.method, one.prerequisites)
    case "remove":
      return withoutMethod(factors, one.method)
    case "choose":
      return withDefault(factors, one.method)
  }
}

describe("the methods of an account", () => {
  it("have one of them as the default, are each there once and in order, and never run out", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30, size: "max" }), (history) => {
        let factors = noFactors
        for (const one of history) {
          const before = factors
          factors = Either.getOrElse(take(before, one), () => before)
          const { defaultTwoFactorMethod: chosen, twoFactorMethods: methods } = factors
          assert.isAtLeast(methods.length, Math.min(1, before.twoFactorMethods.length))
          assert.deepStrictEqual(
            methods,
            FactorMethod.literals.filter((literal) => methods.includes(literal))
          )
          assert.isTrue(chosen === null ? methods.length === 0 : methods.includes(chosen))
          // Trust goes with the method that it was given on.
          const isReplaced = before.defaultTwoFactorMethod !== null && chosen !== before.defaultTwoFactorMethod
          assert.strictEqual(mustForgetDevices(before, factors), isReplaced)
        }
      })
    )
  })

  it("need what they are made of, each its own", () => {
    fc.assert(
      fc.property(method, prerequisites, (wanted, has) => {
        const missing = {
          email: null,
          sms: has.textsAvailable ? (has.phoneVerified ? null : "PhoneNotVerified") : "SmsUnavailable",
          totp: has.totpConfirmed ? null : "TotpNotConfirmed"
        }[wanted]
        const added = withMethod(noFactors, wanted, has)
        assert.strictEqual(Either.isLeft(added) ? added.left._tag : null, missing)
      })
    )
  })

  it("fall back to the strongest one that is left", () => {
    const all: Factors = { twoFactorMethods: FactorMethod.literals, defaultTwoFactorMethod: "totp" }
    const withoutApp = Either.getOrThrow(withoutMethod(all, "totp"))
    assert.strictEqual(withoutApp.defaultTwoFactorMethod, "sms")
    assert.strictEqual(Either.getOrThrow(withoutMethod(withoutApp, "sms")).defaultTwoFactorMethod, "email")
    assert.strictEqual(Either.getOrThrow(withoutMethod(all, "sms")).defaultTwoFactorMethod, "totp")
    assert.deepStrictEqual(Either.getOrThrow(withMethod(all, "sms", met)), all)
  })
})
