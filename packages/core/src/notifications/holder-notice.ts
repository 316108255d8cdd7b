/** What account holders are told about their account, in case somebody else acted. */
import { Effect, Option } from "effect"
import { type User, UserRepository } from "../identity/index.js"
import type { UserId } from "../kernel/index.js"
import type { FactsOf, ToldType } from "./facts.js"
import { makeLinks } from "./links.js"
import { type Addressed, type Compose, type MailRoute, mailReaction } from "./mail-reaction.js"
import { type Notice, notice } from "./notice.js"
import type { Letter, Occasion } from "./templates/letter.js"
import { makeTextsFor, type Texts } from "./texts/catalogue.js"
import type { LettersOf, MailedType } from "./texts/letters.js"

interface ToHolder {
  readonly userId: UserId
}

/** Whether it is still true. */
export type StillTrue = (user: User) => Effect.Effect<boolean>

/** An event of an account, and the letters of its type in the holder's language. */
export interface HolderOccasion<T extends MailedType> extends Occasion {
  readonly letters: LettersOf<T>
}

/** Writes something for the holder; null if there is nothing to say any more. */
export type WriteToHolder<A, B, T extends MailedType> = (
  payload: A,
  occasion: HolderOccasion<T>,
  holder: User
) => Effect.Effect<B | null>

/** Composed for the account as it is by then; nothing once it is gone. */
const makeCompose = <A extends ToHolder, B extends object, T extends MailedType, R>(
  type: T,
  writer: Effect.Effect<WriteToHolder<A, B, T>, never, R>
) =>
  Effect.gen(function* () {
    const users = yield* UserRepository
    const links = yield* makeLinks
    const textsFor = yield* makeTextsFor<T>(type)
    const url = links.mailUrl({ type, subject: null, senderId: null, role: null })
    const write = yield* writer

    const compose: Compose<A, B & Pick<Addressed, "to" | "frame">> = Effect.fnUntraced(function* (
      payload,
      { occurredAt }
    ) {
      const user = Option.getOrUndefined(yield* users.find(payload.userId))
      if (user === undefined) return null
      const { frame, letters, zoned }: Texts<T> = textsFor(user)
      const written = yield* write(payload, { name: user.fullName, when: zoned(occurredAt), url, letters }, user)
      return written && { ...written, to: user.email, frame }
    })
    return compose
  })

const writerOf = <A, B, T extends MailedType, R>(
  write: (payload: A, occasion: HolderOccasion<T>) => B,
  stillSo: Effect.Effect<StillTrue, never, R>
): Effect.Effect<WriteToHolder<A, B, T>, never, R> =>
  Effect.map(
    stillSo,
    (isStillSo): WriteToHolder<A, B, T> =>
      (payload, occasion, holder) =>
        Effect.map(isStillSo(holder), (is) => (is ? write(payload, occasion) : null))
  )

const alwaysSo = Effect.succeed<StillTrue>(() => Effect.succeed(true))

/** By mail alone: the person may not be able to sign in. */
export const holderMailReaction = <A extends ToHolder, T extends MailedType, R = never>(
  route: MailRoute & { readonly type: T },
  letterOf: (payload: A, occasion: HolderOccasion<T>) => Letter,
  stillSo: Effect.Effect<StillTrue, never, R> = alwaysSo
) =>
  mailReaction(
    route,
    makeCompose(
      route.type,
      writerOf((payload: A, occasion: HolderOccasion<T>) => ({ letter: letterOf(payload, occasion) }), stillSo)
    )
  )

/** The letter, and what the row keeps. */
export interface HolderWords<T extends ToldType> {
  readonly letter: Letter
  readonly facts: FactsOf<T>
  /** Id of what it is about; of nothing but the account where it is left out. */
  readonly subject?: string
}

interface HolderRoute<T extends ToldType & MailedType> {
  readonly name: string
  readonly type: T
}

/** As `holderNotice`, for whoever has to look something up. */
export const holderNoticeWith = <A extends ToHolder, T extends ToldType & MailedType, R>(
  { name, type }: HolderRoute<T>,
  writer: Effect.Effect<WriteToHolder<A, HolderWords<T>, T>, never, R>
) =>
  notice(
    { name, type },
    Effect.map(
      makeCompose(type, writer),
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
export const holderNotice = <A extends ToHolder, T extends ToldType & MailedType, R = never>(
  route: HolderRoute<T>,
  wordsOf: (payload: A, occasion: HolderOccasion<T>) => HolderWords<T>,
  stillSo: Effect.Effect<StillTrue, never, R> = alwaysSo
) => holderNoticeWith(route, writerOf(wordsOf, stillSo))
