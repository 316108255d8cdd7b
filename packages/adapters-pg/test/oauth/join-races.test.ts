/** People of a provider who come with one address at the same moment. */
import { assert, describe, layer } from "@effect/vitest"
import { guest } from "@mentorkit/core/kernel"
import { OAuth } from "@mentorkit/core/oauth"
import { OAuthAccountRepository, OAuthProviders } from "@mentorkit/core/oauth/ports"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Deferred, Effect, Either, Layer } from "effect"

const visitors = 6

/** Whoever comes waits at the provider until all are there; the code says who it is and by which address. */
const crowdedProvider = Layer.effect(
  OAuthProviders,
  Effect.gen(function* () {
    let [gate, waiting] = [yield* Deferred.make<void>(), 0]
    return {
      authorizationUrl: (_provider: string, { state }: { readonly state: string }) => Effect.succeed(state),
      exchange: (_provider: string, { code }: { readonly code: string }) =>
        Effect.gen(function* () {
          const here = gate
          if (++waiting === visitors) {
            ;[gate, waiting] = [yield* Deferred.make<void>(), 0]
            yield* Deferred.succeed(here, undefined)
          }
          yield* Deferred.await(here)
          const [subject = "", email = ""] = code.split(" ")
          return { subject, email, isEmailVerified: true, name: "Grace" }
        })
    }
  })
)

const signIn = Effect.fnUntraced(function* (subject: string, email: string) {
  const { callback, redirect } = yield* OAuth
  const { browser_secret, redirect_url: state } = yield* redirect(guest, { provider: "google" })
  return yield* callback(guest, {
    provider: "google",
    code: `${subject} ${email}`,
    state,
    ...(browser_secret !== null && { browser_secret })
  })
})

const together = { concurrency: "unbounded" } as const

describe.each(concurrent)("first sign-ins at one moment on %s", (_name, engine) => {
  layer(OAuth.layer.pipe(Layer.provideMerge(world(engine)), Layer.provide(crowdedProvider)))((it) => {
    // Falls without the account's lock before the look at who has it: several would find nobody.
    it.effect("of several people one joins the account of the address", () =>
      Effect.gen(function* () {
        const { listSubjects: subjectsOf } = yield* OAuthAccountRepository
        for (let round = 0; round < 5; round++) {
          const email = `grace-${crypto.randomUUID()}@example.test`
          const { userId } = yield* newUser({ email })
          const people = Array.from({ length: visitors }, () => crypto.randomUUID())
          const answers = yield* Effect.forEach(people, (one) => Effect.either(signIn(one, email)), together)
          assert.lengthOf(answers.filter(Either.isRight), 1)
          assert.deepStrictEqual(
            yield* subjectsOf(userId, "google"),
            people.filter((_, index) => Either.isRight(answers[index] ?? assert.fail()))
          )
        }
      })
    )

    it.effect("of several people one makes the account of an address that nobody had", () =>
      Effect.gen(function* () {
        const email = `grace-${crypto.randomUUID()}@example.test`
        const people = Array.from({ length: visitors }, () => crypto.randomUUID())
        const answers = yield* Effect.forEach(people, (one) => Effect.either(signIn(one, email)), together)
        assert.lengthOf(answers.filter(Either.isRight), 1)
      })
    )

    it.effect("one person in several windows gets in by each of them", () =>
      Effect.gen(function* () {
        const email = `grace-${crypto.randomUUID()}@example.test`
        const { userId } = yield* newUser({ email })
        const subject = crypto.randomUUID()
        yield* Effect.replicateEffect(signIn(subject, email), visitors, together)
        assert.deepStrictEqual(yield* (yield* OAuthAccountRepository).listSubjects(userId, "google"), [subject])
      })
    )
  })
})
