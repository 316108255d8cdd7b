/** The host with Stripe bound by its settings: a small Stripe on loopback is paid, and its messages come in signed. */
import { readFileSync } from "node:fs"
import { heardEvents } from "@mentorkit/adapters-stripe"
import { unwrap } from "@mentorkit/client"
import { newHost, type TestHost } from "@mentorkit/test-kit/hosts/host"
import {
  newStripeServer,
  type StripeServer,
  secretKey,
  webhookSecret
} from "@mentorkit/test-kit/servers/stripe/stripe-server"
import { until } from "@mentorkit/test-kit/waiting/until"
import { ConfigProvider, Effect, Exit, Scope } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { hostConfig } from "../../src/host/host-config.js"
import { book, type Member, newMember, newOffer, type Offer, slotOf } from "../support/market.js"

const stripeOf = (settings: Record<string, string>) =>
  hostConfig.pipe(
    Effect.map(({ stripe }) => stripe),
    Effect.withConfigProvider(ConfigProvider.fromMap(new Map(Object.entries(settings)))),
    Effect.runPromise
  )

let stripe: StripeServer
let scope: Scope.CloseableScope
let host: TestHost
let offer: Offer
let mentee: Member

beforeAll(async () => {
  stripe = await newStripeServer()
  scope = await Effect.runPromise(Scope.make())
  const settings = {
    APP_SECRET: "of tests, long enough for anybody to believe",
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: `whsec_of_before_0123456789,${webhookSecret}`,
    STRIPE_API_URL: stripe.url
  }
  host = await newHost("PGlite", scope, { stripe: await stripeOf(settings) })
  const people = await Promise.all([newOffer(host), newMember(host, "Theo Lind")])
  offer = people[0]
  mentee = people[1]
})
afterAll(async () => {
  await Effect.runPromise(Scope.close(scope, Exit.void))
  stripe.stop()
})

type Message = Pick<StripeServer["sent"][number], "payload" | "signature">

const send = async ({ payload, signature }: Message) => {
  const response = await fetch(`${host.baseUrl}/gateway/webhook`, {
    method: "POST",
    headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
    body: payload
  })
  return { status: response.status, code: response.headers.get("x-error-code") }
}

/** As Stripe does: everything that it has told since, one by one, and all of it has to be taken. */
const deliver = async (from: number) => {
  const messages = stripe.sent.slice(from)
  for (const message of messages) assert.deepStrictEqual(await send(message), { status: 200, code: null }, message.type)
  return messages.map(({ type }) => type)
}

/** Everything that a message could have left behind. */
const books = () =>
  host.sql<{ readonly events: bigint; readonly entries: bigint; readonly invoices: bigint; readonly refunds: bigint }>(
    (sql) => sql`
      select (select count(*) from gateway_events) as events, (select count(*) from journal_entries) as entries,
        (select count(*) from invoices) as invoices, (select count(*) from refunds) as refunds`
  )
const bookingOf = async (id: string) => unwrap(await mentee.client.bookings.getMenteeBooking({ id })).booking
const pendingOf = async () => unwrap(await offer.mentor.client.earnings.getSummary()).pending_clearance.minor
const stateOf = async (sessionId: string) => unwrap(await mentee.client.payments.getStatus({ session_id: sessionId }))

/** A booking whose checkout at Stripe is open. */
const bookAtStripe = async () => {
  const { booking, payment_url, slot } = await book(host, offer, mentee)
  const sessionId = new URL(payment_url ?? "").pathname.split("/").at(-1) ?? ""
  return { booking, slot, sessionId, session: stripe.books.sessions.find(sessionId) }
}

describe("the host with Stripe", () => {
  it("a booking is paid at Stripe, told by a signed message, invoiced, declined and given back", async () => {
    const { booking, session, sessionId, slot } = await bookAtStripe()
    assert.deepInclude(session, { mode: "payment", amount: 8000, currency: "eur" })
    assert.isTrue(session.successUrl.startsWith(`${host.baseUrl.replace("127.0.0.1", "localhost")}/`))
    stripe.deeds.pay(sessionId)
    // The page that Stripe sends the buyer to proves nothing.
    assert.deepInclude(await bookingOf(booking.id), { status: "pending_payment", paymentStatus: "pending" })

    const before = stripe.sent.length
    assert.include(await deliver(0), "checkout.session.completed")
    assert.deepInclude(await bookingOf(booking.id), { status: "paid", paymentStatus: "succeeded" })
    assert.strictEqual(await pendingOf(), 6800)
    const { invoice_id: invoiceId } = await stateOf(sessionId)
    const { invoice } = unwrap(await mentee.client.invoices.getMenteeInvoice({ id: invoiceId ?? "" }))
    assert.deepInclude(invoice, { purchasable_id: booking.id, status: "succeeded", refunds: [] })
    assert.strictEqual(invoice.net_paid.minor, 8000)

    unwrap(await offer.mentor.client.bookings.declineBooking({ id: booking.id, reason: "I am ill." }))
    const refund = await until("the refund at Stripe", async () => stripe.books.refunds.all()[0])
    assert.deepInclude(refund, { amount: 8000, currency: "eur", status: "succeeded" })
    assert.strictEqual(refund.intent, session.intent)
    assert.deepStrictEqual(await deliver(before), ["charge.refunded"])
    const refunded = await bookingOf(booking.id)
    assert.deepInclude(refunded, { status: "refunded", paymentStatus: "refunded", closedBecause: "declined" })
    assert.strictEqual(await pendingOf(), 0)
    assert.deepInclude(await slotOf(host, offer, slot.id), { is_selectable: true, available_seats: 1 })
    const { invoice: after } = unwrap(await mentee.client.invoices.getMenteeInvoice({ id: invoiceId ?? "" }))
    assert.deepInclude(after, { number: invoice.number, status: "refunded" })
    assert.strictEqual(after.net_paid.minor, 0)

    // All of it once more, in the opposite order.
    const settled = await books()
    for (const message of [...stripe.sent].reverse()) assert.strictEqual((await send(message)).status, 200)
    assert.deepStrictEqual(await books(), settled)
    assert.strictEqual((await bookingOf(booking.id)).status, "refunded")
    assert.strictEqual(stripe.books.refunds.all().length, 1)
  })

  // Falls when `readEvent` of the adapter takes what `isSignedByStripe` refuses.
  it("what Stripe has not signed is refused, and leaves nothing behind", async () => {
    const { booking, sessionId } = await bookAtStripe()
    const from = stripe.sent.length
    stripe.deeds.pay(sessionId)
    const told = stripe.sent.slice(from).find(({ type }) => type === "checkout.session.completed")
    const { payload, signature } = told ?? assert.fail("nothing was told")
    const before = await books()
    const dearer = new TextEncoder().encode(new TextDecoder().decode(payload).replace("8000", "8001"))
    const forged = { code: "InvalidSignature", status: 400 }
    for (const message of [
      { payload, signature: "" },
      { payload, signature: signature.replace(/v1=[0-9a-f]{8}/, "v1=00000000") },
      { payload, signature: signature.replace("v1=", "v0=") },
      { payload, signature: signature.replace(/t=\d+/, "t=1700000000") },
      { payload: dearer, signature }
    ]) {
      assert.deepStrictEqual(await send(message), forged, message.signature)
    }
    assert.deepStrictEqual(await books(), before)
    assert.strictEqual((await bookingOf(booking.id)).status, "pending_payment")
    await deliver(from)
    assert.strictEqual((await bookingOf(booking.id)).status, "paid")
  })

  it("operators are told to subscribe to what is heard, on both pages", () => {
    for (const page of ["docs/operating.md", "packages/adapters-stripe/README.md"]) {
      const text = readFileSync(new URL(`../../../../${page}`, import.meta.url), "utf8")
      for (const type of heardEvents) assert.include(text, type, page)
    }
  })

  it("asks Stripe for nothing that it should not, and has no page to pay at of its own", async () => {
    assert.deepStrictEqual(stripe.complaints, [])
    const { id } = stripe.books.sessions.all()[0] ?? assert.fail("no checkout")
    const page = await fetch(`${host.baseUrl}/gateway/offline/${id}`)
    assert.strictEqual(page.status, 404)
  })
})
