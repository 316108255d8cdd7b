/** What a history is played with: a gateway of its own, ids of its own, and a process that may die. */
import { Ids, LinkBase } from "@mentorkit/core/kernel"
import { uuidV7 } from "@mentorkit/core/kernel/ports"
import { GatewayRefused, GatewayUnavailable, InvalidSignature, SubscriptionOver } from "@mentorkit/core/payments"
import { GatewayEvent, PaymentGateway, type RefundAnswer, type RefundRequest } from "@mentorkit/core/payments/ports"
import { Clock, Context, DateTime, Effect, Layer, Option, Schema } from "effect"
import { type Fault, newFault } from "./fault.js"
import { type Gateway, newGateway } from "./gateway.js"
import type { GatewayRefund } from "./gateway-books.js"
import { type Random, randomOf } from "./random.js"

export interface Mood {
  isDown: boolean
  isRefusing: boolean
  /** It makes refunds, and its answers get lost. */
  isHanging: boolean
  /** It says at once that a refund went well, and not only by its news. */
  isPrompt: boolean
  /** Its news of refunds of ours gets lost, for good. */
  isLosing: boolean
}
export const goodMood: Mood = {
  ...{ isDown: false, isRefusing: false, isHanging: false, isPrompt: false, isLosing: false }
}

export class Simulator extends Context.Tag("Simulator")<
  Simulator,
  {
    readonly fault: Fault
    /** Everything anew. `run` is in the gateway's names. */
    readonly begin: (run: string, seed: number) => void
    readonly gateway: () => Gateway
    readonly ids: () => Random
    readonly mood: Mood
    /** Milliseconds; moves only when a history moves it. */
    readonly time: { now: number }
  }
>() {}

export const newSimulator = (): typeof Simulator.Service => {
  let gateway = newGateway("")
  let ids = randomOf(0)
  const mood = { ...goodMood }
  return {
    fault: newFault(),
    begin: (run, seed) => {
      gateway = newGateway(run)
      ids = randomOf(seed)
      Object.assign(mood, goodMood)
    },
    gateway: () => gateway,
    ids: () => ids,
    mood,
    time: { now: 0 }
  }
}

/** Whoever pauses does so in real time: a database that was busy is asked again. */
export const onItsClock = <A, E, R>({ time }: typeof Simulator.Service, work: Effect.Effect<A, E, R>) => {
  const live = Clock.make()
  const clock: Clock.Clock = Object.assign(Object.create(live), {
    unsafeCurrentTimeMillis: () => time.now,
    currentTimeMillis: Effect.sync(() => time.now)
  })
  return Effect.withClock(work, clock)
}

const decode = Schema.decodeUnknown(Schema.parseJson(GatewayEvent))
const encode = Schema.encodeSync(Schema.parseJson(GatewayEvent))
export const bodyOf = (event: GatewayEvent) => new TextEncoder().encode(encode(event))
export const signature = "signed"

const refusal = (detail: string) => new GatewayRefused({ detail })

const standingOf = ({ hasFailed, id, takenAt }: GatewayRefund): RefundAnswer => ({
  refundId: id,
  state: hasFailed ? "failed" : "succeeded",
  takenAt
})

/** What a first call with a key comes to, and what every other one. */
const refunding = ({ gateway, mood }: typeof Simulator.Service) =>
  Effect.fnUntraced(function* ({ amount, chargeId, idempotencyKey }: RefundRequest, at: DateTime.Utc) {
    const known = gateway().refunds.find(({ key }) => key === idempotencyKey)
    if (known !== undefined) return standingOf(known)
    if (mood.isRefusing) return yield* refusal("It does not want to.")
    const charge = gateway().charges.find(({ id }) => id === chargeId)
    if (charge?.amount.currency !== amount.currency) return yield* refusal("It has no such charge.")
    // Money in suspense is followed by news alone.
    const isLost = mood.isLosing && idempotencyKey.startsWith("refund-")
    const refund = gateway().refund(idempotencyKey, charge, amount.minor, at, isLost)
    if (refund === undefined) return yield* refusal("There is less left.")
    if (mood.isHanging) return yield* new GatewayUnavailable()
    return mood.isPrompt ? standingOf(refund) : { ...standingOf(refund), state: "pending" as const }
  })

const port = (simulator: typeof Simulator.Service) => {
  const { fault, gateway, mood } = simulator
  const refund = refunding(simulator)
  /** The process may die before it has asked, and before it has heard the answer. */
  const call = <A, E>(answer: (at: DateTime.Utc) => Effect.Effect<A, E>) =>
    Effect.gen(function* () {
      fault.tick()
      if (mood.isDown) return yield* new GatewayUnavailable()
      const answered = yield* answer(yield* DateTime.now)
      fault.tick()
      return answered
    })
  return PaymentGateway.of({
    name: "simulated",
    createCheckout: ({ amount, expiresAt, idempotencyKey: key, paymentId, subscription }) =>
      call(() =>
        Effect.sync(() => {
          const { id } = gateway().createCheckout({ amount, expiresAt, key, paymentId, subscription })
          return { sessionId: id, url: `https://gateway.test/${id}`, expiresAt }
        })
      ),
    expireCheckout: (id) =>
      call((at) =>
        Effect.sync(() => {
          const session = gateway().sessions.find((one) => one.id === id)
          if (session !== undefined) gateway().expire(session, at)
        })
      ),
    refund: (request) => call((at) => refund(request, at)),
    findRefund: ({ idempotencyKey }) =>
      call(() => {
        const known = gateway().refunds.find(({ key }) => key === idempotencyKey)
        return Effect.succeed(Option.map(Option.fromNullable(known), standingOf))
      }),
    changeSubscription: (id, change) =>
      call((at) =>
        Effect.suspend((): Effect.Effect<void, GatewayRefused | SubscriptionOver> => {
          if (mood.isRefusing) return refusal("It does not want to.")
          const subscription = gateway().subscriptions.find((one) => one.id === id)
          if (subscription === undefined) return refusal("There is no such subscription.")
          const isDone =
            change === "end_now"
              ? gateway().end(subscription, at)
              : gateway().setCancelled(subscription, change === "cancel_at_period_end", at)
          return isDone ? Effect.void : new SubscriptionOver()
        })
      ),
    chargeOf: (invoiceId) =>
      call(() => {
        const charge = gateway().charges.find((one) => one.invoiceId === invoiceId)
        return Effect.succeed(Option.fromNullable(charge?.id))
      }),
    records: () => Effect.succeed({ records: [], next: null }),
    readEvent: (payload, signedBy) =>
      signedBy === signature
        ? Effect.mapError(decode(new TextDecoder().decode(payload)), () => new InvalidSignature())
        : Effect.fail(new InvalidSignature()),
    upkeep: []
  })
}

/** The ports that are the same on every engine. */
export const simulated = (simulator: typeof Simulator.Service) =>
  Layer.mergeAll(
    Layer.succeed(Simulator, simulator),
    Layer.succeed(PaymentGateway, port(simulator)),
    Layer.succeed(Ids, {
      uuid: Effect.map(Clock.currentTimeMillis, (now) => uuidV7(now, simulator.ids().bytes(16)))
    }),
    Layer.succeed(LinkBase, { appUrl: "http://app.test", frontendUrl: "http://front.test" })
  )
