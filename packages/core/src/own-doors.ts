/** Doors of a kit to what is an Effect service otherwise: for functions of embedders, joining what is open around them. */
import { DateTime, Effect } from "effect"
import { type EventType, Outbox, type Setting, Settings } from "./kernel/index.js"

interface Runs<R> {
  readonly runPromise: <A, E>(effect: Effect.Effect<A, E, R>) => Promise<A>
}

/**
 * Stores an event of yours, with what is open around it: `await append(kit, OrderPlaced, { orderId, customerId })`. Nothing
 * hears of it where that is undone.
 */
export const append = <A, I>(kit: Runs<Outbox>, event: EventType<string, A, I>, payload: A): Promise<unknown> =>
  kit.runPromise(
    Effect.flatMap(DateTime.now, (now) => Effect.flatMap(Outbox, (outbox) => outbox.append(event, payload, now)))
  )

/** A setting as it is now, yours or ours: `await settingOf(kit, diaryPages)`. */
export const settingOf = <A, I>(kit: Runs<Settings>, setting: Setting<A, I>): Promise<A> =>
  kit.runPromise(Effect.flatMap(Settings, ({ get }) => get(setting)))
