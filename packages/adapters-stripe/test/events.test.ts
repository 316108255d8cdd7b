import type { GatewayEvent } from "@mentorkit/core/payments/ports"
import { webhookSecret } from "@mentorkit/test-kit/servers/stripe/stripe-server"
import { DateTime, FastCheck as fc } from "effect"
import Stripe from "stripe"
import { assert, describe, it } from "vitest"
import { asking } from "./support/asking.js"
import { at, cases, created, invoice, session, type Told } from "./support/message-cases.js"

/** Amounts and moments as the table writes them. */
const plain = (event: GatewayEvent): Told =>
  Object.fromEntries(
    Object.entries(event).map(([key, value]) => [key, DateTime.isDateTime(value) ? DateTime.formatIso(value) : value])
  )

describe("a message of Stripe", () => {
  const { ask, failureOf, lines } = asking()
  const now = DateTime.unsafeMake(created * 1000)
  const signed = (payload: string) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp: created })
  const bodyOf = (type: string, object: unknown) =>
    JSON.stringify({ id: "evt_1", object: "event", created, type, data: { object } })
  const read = (payload: string) =>
    ask(({ readEvent }) => readEvent(new TextEncoder().encode(payload), signed(payload), now))

  it.each(cases)("%s: %s", async (_, type, object, told) => {
    const event = plain(await read(bodyOf(type, object)))
    assert.deepInclude(event, { id: "evt_1", type, occurredAt: at(created) })
    assert.deepInclude(event, told)
    assert.deepStrictEqual(lines, [])
  })

  // Meant to fall if such a message were refused: Stripe would send it for days, and then nothing any more.
  it.each([
    ["checkout.session.completed", { ...session, amount_total: "8000" }, "amount_total"],
    ["checkout.session.completed", { ...session, payment_intent: null }, "payment_intent"],
    ["checkout.session.completed", { ...session, currency: "xyz" }, "8000 xyz"],
    ["charge.refunded", { payment_intent: "pi_1" }, "amount_refunded"],
    ["invoice.paid", { ...invoice, lines: { data: [] } }, "lines.data"],
    ["customer.subscription.updated", null, "reason"]
  ])("of a known type and an unknown shape is kept, and somebody is told: %s", async (type, object, reason) => {
    assert.deepInclude(plain(await read(bodyOf(type, object))), { _tag: "UnheardEvent", id: "evt_1", type })
    assert.include(lines.join(), "level=ERROR")
    assert.include(lines.join(), reason)
  })

  it("that Stripe signed and is no message is refused", async () => {
    for (const payload of ["{}", "null", "[]", "5", '{"id":"evt_1"}', '{"id":"","type":"x","created":1}', "\ud800"]) {
      assert.deepInclude(
        await failureOf(({ readEvent }) => readEvent(new TextEncoder().encode(payload), signed(payload), now)),
        { _tag: "InvalidSignature" },
        payload
      )
    }
  })

  it("is believed of nobody else, whatever bytes come", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array(),
        fc.oneof(fc.string(), fc.constant(signed(bodyOf("x", {})))),
        async (bytes, header) => {
          const answer = await failureOf(({ readEvent }) => readEvent(bytes, header, now))
          assert.deepInclude(answer, { _tag: "InvalidSignature" })
        }
      ),
      { numRuns: 100 }
    )
  })

  it("with any object ends in an event", async () => {
    const types = fc.constantFrom(...new Set(cases.map(([, type]) => type)))
    await fc.assert(
      fc.asyncProperty(types, fc.jsonValue(), async (type, object) => {
        assert.deepInclude(plain(await read(bodyOf(type, object))), { id: "evt_1", type })
      }),
      { numRuns: 100 }
    )
  })
})
