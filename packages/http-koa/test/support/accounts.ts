/** The account endpoints alone on a port, and people who have accounts. */
import { memoryRateLimiter } from "@mentorkit/adapters-pg"
import { createMentorkit, domains } from "@mentorkit/core"
import { passwordResetsPerMinute, resetLinksPerMinute } from "@mentorkit/core/identity"
import { PasswordHasher, PasswordResetRepository } from "@mentorkit/core/identity/ports"
import { makePasswordResetLink, passwordResetToken } from "@mentorkit/core/internal/identity"
import type { UserId } from "@mentorkit/core/kernel"
import { Settings, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { type Engine, pglite } from "@mentorkit/test-kit/databases/engines"
import { newToken, newUser, password } from "@mentorkit/test-kit/people/accounts"
import { type World, world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Layer, Redacted } from "effect"
import { afterAll, beforeAll } from "vitest"
import { identity as endpoints } from "../../src/routes/identity.js"
import { type Host, serve } from "./mounted-server.js"

/** In `Date`s own time: hosts over HTTP have no other clock. */
const resetLink = (userId: UserId) =>
  Effect.flatMap(PasswordResetRepository, (resets) => resets.findByUser(userId)).pipe(
    Effect.flatten,
    Effect.flatMap(({ id }) => passwordResetToken(id)),
    Effect.orDie
  )

const delivered = (email: string) =>
  Effect.gen(function* () {
    const { transact } = yield* UnitOfWork
    const { run } = yield* makePasswordResetLink.make
    yield* transact(
      run(
        { email },
        { id: crypto.randomUUID(), eventId: crypto.randomUUID(), occurredAt: yield* DateTime.now, recipient: null }
      )
    )
  })

export const useAccounts = (engine: Engine = pglite) => {
  const { identity } = domains
  const kit = createMentorkit({
    domains: { identity },
    services: Layer.provideMerge(memoryRateLimiter, world(engine))
  })
  const run = <A, E>(work: Effect.Effect<A, E, World>) => kit.runtime.runPromise(work)
  let host: Host

  beforeAll(async () => {
    host = await serve(kit, endpoints)
    const many = (settings: typeof Settings.Service) =>
      Effect.zipRight(settings.set(resetLinksPerMinute, 1000), settings.set(passwordResetsPerMinute, 1000))
    await run(Effect.flatMap(Settings, many))
  })
  afterAll(async () => {
    host.close()
    await kit.close()
  })

  /** A verified account without second factors; with a password unless told. */
  const newMember = async (state: Parameters<typeof newUser>[0] & { readonly password?: string | null } = {}) => {
    const { password: own = password, ...more } = state
    const email = `Ada-${crypto.randomUUID()}@example.test`
    const passwordHash =
      own === null ? undefined : await run(Effect.flatMap(PasswordHasher, ({ hash }) => hash(Redacted.make(own))))
    const { userId } = await run(newUser({ email, ...(passwordHash !== undefined && { passwordHash }), ...more }))
    return { userId, email, token: await run(newToken(userId)) }
  }

  const send = (method: string, path: string, body?: unknown, token?: string) =>
    host.send(method, path, { ...(body !== undefined && { body }), ...(token !== undefined && { token }) })

  return {
    run,
    send,
    fetch: (...call: Parameters<Host["fetch"]>) => host.fetch(...call),
    newMember,
    newToken: (userId: UserId, kind?: "full" | "pending") => run(newToken(userId, kind)),
    post: (path: string, body: unknown, token?: string) => send("POST", path, body, token),
    me: async (token: string) => (await send("GET", "/me", undefined, token)).status,
    login: (email: string, tried: string) => send("POST", "/login", { email, password: tried }),
    /** Makes the link that a request of this address leads to, and answers the token in it. */
    mailedLink: ({ email, userId }: { readonly email: string; readonly userId: UserId }) =>
      run(Effect.zipRight(delivered(email), resetLink(userId))),
    delivered: (email: string) => run(delivered(email))
  }
}
