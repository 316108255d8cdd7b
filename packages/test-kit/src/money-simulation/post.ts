/** What carries news: the wire from the gateway to our webhook, the relay of our own events, and the sweeps. */

import { domains } from "@mentorkit/core"
import type { Delivery } from "@mentorkit/core/internal/kernel"
import { askForRefund, closeSupersededCheckout, endAtGateway } from "@mentorkit/core/internal/payments"
import { guest } from "@mentorkit/core/kernel"
import { Payments } from "@mentorkit/core/payments"
import type { ChargeRefunded, GatewayEvent, RefundFailed } from "@mentorkit/core/payments/ports"
import { DateTime, Effect } from "effect"
import type { Message } from "./gateway-books.js"
import { bodyOf, Simulator, signature } from "./simulator.js"
import { nth, type Stage } from "./stage.js"
import type { Step } from "./steps.js"

const isOfRefunds = (event: GatewayEvent): event is ChargeRefunded | RefundFailed =>
  event._tag === "ChargeRefunded" || event._tag === "RefundFailed"

const patience = 3 * 24 * 60 * 60_000

export const post = Effect.fnUntraced(function* (stage: Stage) {
  const { receiveGatewayEvent } = yield* Payments
  const { gateway } = yield* Simulator
  const sweeps = yield* domains.payments.sweeps
  const subscribers = {
    "payments.RefundRequested": yield* askForRefund.make,
    "payments.CheckoutSuperseded": yield* closeSupersededCheckout.make,
    "payments.SubscriptionEndWanted": yield* endAtGateway.make
  } as Readonly<Record<string, { readonly run: (payload: never, delivery: Delivery) => Effect.Effect<void, unknown> }>>

  /** It stays on the wire until somebody has taken it. */
  const tellAlone = Effect.fnUntraced(function* (message: Message) {
    yield* receiveGatewayEvent(guest, { payload: bodyOf(message.event), gateway_signature: signature })
    const { wire } = gateway()
    const index = wire.indexOf(message)
    if (index >= 0) wire.splice(index, 1)
  })

  /**
   * Not everything can be told in any order yet: sums of refunds name no refunds, so of a charge that a refund has come
   * back to they and the failures are told one after the other.
   */
  const before = ({ event, number }: Message) => {
    const { refunds, wire } = gateway()
    if (!isOfRefunds(event) || !refunds.some((one) => one.chargeId === event.chargeId && one.hasFailed)) return []
    return wire.filter((one) => one.number < number && isOfRefunds(one.event) && one.event.chargeId === event.chargeId)
  }
  const tell = (message: Message) => Effect.forEach([...before(message), message], tellAlone, { discard: true })

  /** Each by itself: one that is not taken does not hold up the others. */
  const tellEach = (messages: ReadonlyArray<Message>) =>
    Effect.forEach([...messages], (message) => Effect.exit(tell(message)), { discard: true })

  const twice = (message: Message) =>
    Effect.all([Effect.exit(tell(message)), Effect.exit(tell(message))], {
      concurrency: stage.canRace ? 2 : 1,
      discard: true
    })

  /** What the gateway has to say since it has said so much. */
  const tellNews = Effect.fnUntraced(function* ({ wire }: Step, from: number) {
    const news = gateway().wire.filter(({ number }) => number > from)
    switch (wire) {
      case "now":
        return yield* tellEach(news)
      case "twice":
        return yield* tellEach([...news, ...news])
      case "backwards":
        return yield* tellEach([...news].reverse())
      case "hosts":
        return yield* Effect.forEach(news, twice, { discard: true })
      case "later":
        return
    }
  })

  const undelivered = Effect.map(stage.outbox, (events) => events.filter(({ id }) => !stage.delivered.has(id)))

  /** Until its subscriber has had it, or has failed for three days, it is delivered again. */
  const relay = Effect.gen(function* () {
    const waiting = yield* undelivered
    for (const { id, payload, type } of waiting) {
      const subscriber = subscribers[type]
      const now = yield* DateTime.now
      if (subscriber === undefined) stage.delivered.add(id)
      else {
        const delivery = { id, eventId: id, occurredAt: now, recipient: null }
        const exit = yield* Effect.exit(subscriber.run(payload as never, delivery))
        const since = stage.failing.get(id) ?? now.epochMillis
        stage.failing.set(id, since)
        if (exit._tag === "Success" || now.epochMillis - since >= patience) stage.delivered.add(id)
      }
    }
    return waiting.length
  })

  /** Nobody delivers it any more: its delivery is dead, or a process has lost it. */
  const lose = ({ which }: Step) =>
    Effect.map(undelivered, (waiting) => {
      const lost = nth(
        waiting.filter(({ type }) => type in subscribers),
        which
      )
      if (lost !== undefined) stage.delivered.add(lost.id)
    })

  const sweepAll = Effect.map(
    Effect.forEach(sweeps, ({ run }) => run),
    (done) => done.reduce((total, one) => total + one, 0)
  )

  /** Nothing is on its way any more; answers whether that came true. */
  const settleDown = Effect.fnUntraced(function* (pass: (minutes: number) => Effect.Effect<void>) {
    for (let round = 0; round < 60; round++) {
      const work = gateway().wire.length
      yield* tellEach(gateway().wire)
      const done = (yield* relay) + (yield* sweepAll)
      if (work + done === 0 && gateway().wire.length === 0) return true
      yield* pass(61)
    }
    return false
  })

  const carries = (step: Step): Effect.Effect<unknown, unknown> | undefined => {
    const { wire, messages } = gateway()
    const pick = (list: ReadonlyArray<Message>) => nth(list, step.which)
    switch (step.does) {
      case "tell":
      case "tellOld": {
        const message = pick(step.does === "tell" ? wire : messages)
        return message && tell(message)
      }
      case "tellAll":
        return tellEach(wire)
      case "tellBackwards":
        return tellEach([...wire].reverse())
      case "relay":
        return relay
      case "loseDelivery":
        return lose(step)
      case "sweep":
        return nth(sweeps, step.which)?.run
      case "sweepAll":
      case "clear":
        return sweepAll
      default:
        return undefined
    }
  }

  return { carries, settleDown, tellNews }
})
