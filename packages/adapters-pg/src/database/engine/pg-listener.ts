/**
 * LISTEN on PostgreSQL. A listening connection whose server has died says nothing, like one to which nobody talks: it is
 * asked from time to time whether it is alive, and made anew when it is not.
 */
import { setTimeout } from "node:timers/promises"
import { Cause, Deferred, Effect, Redacted } from "effect"
import pg from "pg"
import { type Listening, notifyChannel } from "./listener.js"

const checkEvery = "15 seconds"
const reconnectAfter = "1 second"
const longestGoodbyeMillis = 2_000

const clientOf = (url: Redacted.Redacted) =>
  new pg.Client({
    connectionString: Redacted.value(url),
    application_name: "mentorkit-listener",
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 10_000,
    query_timeout: 5_000
  })

/** A server that is not there any more does not say goodbye either. Nothing of Effect's times out in an interruption. */
const end = (client: pg.Client) =>
  Effect.promise(() => Promise.race([client.end(), setTimeout(longestGoodbyeMillis, undefined, { ref: false })]))

const lost = new Error("The connection has ended")

/** Until the connection is lost. */
const session = (url: Redacted.Redacted, onMessage: (message: string | undefined) => void) =>
  Effect.gen(function* () {
    const loss = yield* Deferred.make<never, unknown>()
    const client = yield* Effect.acquireRelease(
      Effect.sync(() => clientOf(url)),
      end
    )
    client.on("error", (error) => Deferred.unsafeDone(loss, Effect.fail(error)))
    client.on("end", () => Deferred.unsafeDone(loss, Effect.fail(lost)))
    client.on("notification", ({ payload }) => onMessage(payload ?? ""))
    const ask = (text: string) => Effect.tryPromise({ try: () => client.query(text), catch: (error) => error })
    yield* Effect.tryPromise({ try: () => client.connect(), catch: (error) => error })
    yield* ask(`listen ${notifyChannel}`)
    onMessage(undefined)
    const check = Effect.forever(Effect.zipRight(Effect.sleep(checkEvery), ask("select 1")))
    return yield* Effect.raceFirst(Deferred.await(loss), check)
  }).pipe(Effect.scoped)

/** Only tells that it goes wrong, as polling finds everything meanwhile. */
export const listenerOn = (url: Redacted.Redacted): Listening => ({
  listen: (onMessage) =>
    Effect.suspend(() => {
      let isHeard = false
      const heard = (message: string | undefined) => {
        isHeard = true
        onMessage(message)
      }
      const tell = (cause: Cause.Cause<unknown>) => {
        const level = isHeard ? Effect.logWarning : Effect.logDebug
        isHeard = false
        return level("Other hosts are not heard at the moment; what they commit is found by polling", cause)
      }
      return Effect.forever(
        session(url, heard).pipe(
          Effect.catchAllCause((cause) => (Cause.isInterruptedOnly(cause) ? Effect.failCause(cause) : tell(cause))),
          Effect.zipRight(Effect.sleep(reconnectAfter))
        )
      )
      // Its type may fail, but all of that has been told.
    }).pipe(Effect.orDie)
})
