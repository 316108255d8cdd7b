import { GatewaySubscriptionId } from "@mentorkit/core/payments"
import type { SubscriptionChange } from "@mentorkit/core/payments/ports"
import { assert, describe, it } from "vitest"
import { asking, monthly, newRequest } from "./support/asking.js"

const changes: ReadonlyArray<SubscriptionChange> = ["cancel_at_period_end", "resume", "end_now"]

const refusal = { refuses: "Not this one, Ada." }
const standing = (status: string) => ({ says: JSON.stringify({ id: "sub_1", status, cancel_at_period_end: false }) })

describe("a change of a subscription that Stripe refuses", () => {
  const { ask, failureOf, lines, pathsAsked, server } = asking()

  const newSubscription = async () => {
    const { sessionId } = await ask(({ createCheckout }) => createCheckout(newRequest({ subscription: monthly() })))
    server().deeds.pay(sessionId)
    server().received.length = 0
    return GatewaySubscriptionId.make(server().books.sessions.find(sessionId).subscription ?? "")
  }
  const changed = (id: GatewaySubscriptionId, change: SubscriptionChange = "end_now") =>
    failureOf(({ changeSubscription }) => changeSubscription(id, change))

  // Falls where the words of the refusal are believed: Stripe does not know what it has ended, either.
  it.each(changes)("is over where its status says so: %s", async (change) => {
    const id = await newSubscription()
    server().deeds.end(server().books.subscriptions.find(id))
    assert.deepInclude(await changed(id, change), { _tag: "SubscriptionOver" })
    assert.deepStrictEqual(lines, [])
  })

  it("is over where its first payment has never come", async () => {
    const id = await newSubscription()
    server().begin(refusal, standing("incomplete_expired"))
    assert.deepInclude(await changed(id), { _tag: "SubscriptionOver" })
  })

  it.each(["active", "past_due", "unpaid", "paused", "trialing", "incomplete"])(
    "is refused in Stripe's own words while it may be charged: %s",
    async (status) => {
      const id = await newSubscription()
      server().begin(refusal, standing(status))
      assert.deepInclude(await changed(id), { _tag: "GatewayRefused", detail: "Not this one, Ada." })
      assert.deepStrictEqual(pathsAsked(), [`DELETE /v1/subscriptions/${id}`, `GET /v1/subscriptions/${id}`])
      assert.include(lines.join(), "call=subscriptions.end_now")
      assert.notInclude(lines.join(), "Ada")
    }
  )

  // As after a change of the key to another account, where the former one goes on charging.
  it.each(changes)("is refused where this account has no such subscription: %s", async (change) => {
    const detail = "No such subscription: 'sub_of_the_former_account'"
    const refused = await changed(GatewaySubscriptionId.make("sub_of_the_former_account"), change)
    assert.deepInclude(refused, { _tag: "GatewayRefused", detail })
    assert.include(lines.join(), "code=resource_missing")
  })

  it("is nothing that is known where its status cannot be had", async () => {
    const id = await newSubscription()
    server().deeds.end(server().books.subscriptions.find(id))
    for (const fault of ["broken", { says: "{}" }] as const) {
      server().begin(refusal, fault)
      assert.deepInclude(await changed(id), { _tag: "GatewayUnavailable" })
    }
  })
})
