/** What account holders are told about their account, in case somebody else acted. */
import { Effect, Option } from "effect"
import { type User, UserRepository } from "../identity/index.js"
import { LinkBase, type UserId } from "../kernel/index.js"
import type { FactsOf, ToldType } from "./facts.js"
import { type Compose, type MailRoute, mailReaction } from "./mail-reaction.js"
import { type Notice, notice } from "./notice.js"
import type { Letter, Occasion } from "./templates/letter.js"
import { momentIn } from "./templates/moments.js"

interface ToHolder {
  readonly userId: UserId
}

/** Whether it is still true. */
export type StillTrue = (user: User) => Effect.Effect<boolean>

/** Writes something for the holder; null if there is nothing to say any more. */
export type WriteToHolder<in A, out B> = (payload: A, occasion: Occasion, holder: User) => Effect.Effect<B | null>

/** Composed for the account as it is by then; nothing once it is gone. */
const makeCompose = <A extends ToHolder, B extends object, R>(writer: Effect.Effect<WriteToHolder<A, B>, never, R>) =>
  Effect.gen(function* () {
    const users = yield* UserRepository
    const { frontendUrl: home } = yield* LinkBase
    const write = yield* writer

    const compose: Compose<A, B & { readonly to: string }> = Effect.fnUntraced(function* (payload, { occurredAt }) {
      const user = Option.getOrUndefined(yield* users.find(payload.userId))
      if (user === undefined) return null
      const { email, fullName, timeZone } = user
      const written = yield* write(payload, { name: fullName, when: momentIn(timeZone, occurredAt), home }, user)
      return written && { ...written, to: email }
    })
    return compose
  })

const writerOf = <A, B, R>(
  write: (payload: A, occasion: Occasion) => B,
  stillSo: Effect.Effect<StillTrue, never, R>
): Effect.Effect<WriteToHolder<A, B>, never, R> =>
  Effect.map(
    stillSo,
    (isStillSo): WriteToHolder<A, B> =>
      (payload, occasion, holder) =>
        Effect.map(isStillSo(holder), (is) => (is ? write(payload, occasion) : null))
  )

const alwaysSo = Effect.succeed<StillTrue>(() => Effect.succeed(true))

/** By mail alone: the person may not be able to sign in. */
export const holderMailReaction = <A extends ToHolder, R = never>(
  route: MailRoute,
  letterOf: (payload: A, occasion: Occasion) => Letter,
  stillSo: Effect.Effect<StillTrue, never, R> = alwaysSo
) =>
  mailReaction(
    route,
    makeCompose(writerOf((payload: A, occasion) => ({ letter: letterOf(payload, occasion) }), stillSo))
  )

/** The letter, and what the row keeps. */
export interface HolderWords<T extends ToldType> {
  readonly letter: Letter
  readonly facts: FactsOf<T>
  /** Id of what it is about; of nothing but the account where it is left out. */
  readonly subject?: string
}

interface HolderRoute<T extends ToldType> {
  readonly name: string
  readonly type: T
}

/** As `holderNotice`, for whoever has to look something up. */
export const holderNoticeWith = <A extends ToHolder, T extends ToldType, R>(
  { name, type }: HolderRoute<T>,
  writer: Effect.Effect<WriteToHolder<A, HolderWords<T>>, never, R>
) =>
  notice(
    { name, type },
    Effect.map(
      makeCompose(writer),
      (compose): Compose<A, Notice> =>
        (payload, delivery) =>
          Effect.map(compose(payload, delivery), (words) => {
            if (words === null) return null
            const about = { type, userId: payload.userId, subject: null, senderId: null, role: null }
            // Words and type are of one another.
            return { ...about, ...words } as unknown as Notice
          })
    )
  )

/**
 * `holderNotice({ name: "PasskeyAdded", type: "auth.security_alert" }, (payload, occasion) => …)`: of what is known without asking;
 * nothing once it is no longer so, where that can be told.
 */
export const holderNotice = <A extends ToHolder, T extends ToldType, R = never>(
  route: HolderRoute<T>,
  wordsOf: (payload: A, occasion: Occasion) => HolderWords<T>,
  stillSo: Effect.Effect<StillTrue, never, R> = alwaysSo
) => holderNoticeWith(route, writerOf(wordsOf, stillSo))
