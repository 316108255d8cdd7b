/**
 * LISTEN on PostgreSQL. A listening connection whose server has died says nothing, like one to which nobody talks: it is
 * asked from time to time whether it is alive, and made anew when it is not.
 */
import { setTimeout } from "node:timers/promises"
import { Cause, Deferred, Effect, Redacted, type Scope } from "effect"
import pg from "pg"
import type { Listening } from "./listener.js"

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

const attempt = <A>(run: () => Promise<A>) => Effect.tryPromise({ try: run, catch: (error) => error })

/** A connection to listen on, until the scope closes. */
type Connect = Effect.Effect<pg.ClientBase, unknown, Scope.Scope>

const ownConnection = (url: Redacted.Redacted): Connect =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const client = clientOf(url)
      // Whatever happens between its connection and the session.
      client.on("error", () => undefined)
      return client
    }),
    end
  ).pipe(Effect.tap((client) => attempt(() => client.connect())))

/** It is closed afterwards: whoever gets it next must not hear anything. */
const lentConnection = (pool: pg.Pool): Connect =>
  Effect.suspend(() => {
    let [lent, isOver]: [pg.PoolClient | undefined, boolean] = [undefined, false]
    const giveBack = Effect.sync(() => {
      isOver = true
      lent?.release(true)
    })
    const take = async () => {
      const client = await pool.connect()
      // Nobody else hears of an error while it is lent, and one that nobody hears of ends the process.
      client.on("error", () => undefined)
      // One that comes after the end goes back at once.
      if (isOver) client.release(true)
      lent = client
      return client
    }
    return Effect.zipRight(
      Effect.addFinalizer(() => giveBack),
      attempt(take)
    )
  })

/** Until the connection is lost. */
const session = (connect: Connect, channel: string, onMessage: (message: string | undefined) => void) =>
  Effect.gen(function* () {
    const loss = yield* Deferred.make<never, unknown>()
    const client = yield* connect
    client.on("error", (error) => Deferred.unsafeDone(loss, Effect.fail(error)))
    client.on("end", () => Deferred.unsafeDone(loss, Effect.fail(lost)))
    client.on("notification", (heard) => {
      if (heard.channel === channel) onMessage(heard.payload ?? "")
    })
    const ask = (text: string) => attempt(() => client.query(text))
    yield* ask(`listen ${channel}`)
    onMessage(undefined)
    const check = Effect.forever(Effect.zipRight(Effect.sleep(checkEvery), ask("select 1")))
    return yield* Effect.raceFirst(Deferred.await(loss), check)
  }).pipe(Effect.scoped)

/** Only tells that it goes wrong, as polling finds everything meanwhile. */
const listeningOn = (connect: Connect, channel: string): Listening => ({
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
        session(connect, channel, heard).pipe(
          Effect.catchAllCause((cause) => (Cause.isInterruptedOnly(cause) ? Effect.failCause(cause) : tell(cause))),
          Effect.zipRight(Effect.sleep(reconnectAfter))
        )
      )
      // Its type may fail, but all of that has been told.
    }).pipe(Effect.orDie)
})

/** On a connection of its own. */
export const listenerOn = (url: Redacted.Redacted, channel: string): Listening =>
  listeningOn(ownConnection(url), channel)

/** On one of a pool's. */
export const listenerFrom = (pool: pg.Pool, channel: string): Listening => listeningOn(lentConnection(pool), channel)
