import type { Reaction } from "@mentorkit/core/internal/kernel"
import { type Mail, Mailer, TextMessenger } from "@mentorkit/core/notifications"
import { Context, DateTime, Effect, Layer } from "effect"
import { testLinks } from "./links.js"

type Text = Parameters<typeof TextMessenger.Service.send>[0]

/** What was sent, the newest last; emptied by reading. */
export class SentMails extends Context.Tag("SentMails")<
  SentMails,
  { readonly take: Effect.Effect<ReadonlyArray<Mail>>; readonly takeTexts: Effect.Effect<ReadonlyArray<Text>> }
>() {}

const mailbox = Layer.effectContext(
  Effect.sync(() => {
    const sent: Array<Mail> = []
    const texts: Array<Text> = []
    return Context.empty().pipe(
      Context.add(Mailer, { send: (mail) => Effect.sync(() => void sent.push(mail)) }),
      Context.add(TextMessenger, { send: (text) => Effect.sync(() => void texts.push(text)) }),
      Context.add(SentMails, {
        take: Effect.sync(() => sent.splice(0)),
        takeTexts: Effect.sync(() => texts.splice(0))
      })
    )
  })
)

/** A mailer that keeps what it is given, and where links lead. */
export const mails = Layer.merge(mailbox, testLinks)

/** A subscriber, or those of a notice, of which the one that mails is meant. */
type Mailing<A, R> = Reaction<A, R> | ReadonlyArray<Reaction<A, R>>

const mailingOf = <A, R>(one: Mailing<A, R>): Reaction<A, R> => {
  const found = [one].flat().find(({ lane }) => lane === "mail")
  if (found === undefined) throw new Error("Nobody of them mails")
  return found as Reaction<A, R>
}

/** Delivers an event to a subscriber, as the relay does. */
export const delivered = Effect.fnUntraced(function* <A, R>(
  reaction: Reaction<A, R>,
  payload: A,
  eventId: string = crypto.randomUUID()
) {
  const { recipients, run } = yield* reaction.make
  const event = { eventId, occurredAt: yield* DateTime.now }
  for (const recipient of recipients === undefined ? [null] : yield* recipients(payload))
    yield* run(payload, { ...event, id: recipient ?? eventId, recipient })
})

/** What is mailed to one of several who were to get it, by what the relay has noted of them. */
export const mailedTo = Effect.fnUntraced(function* <A, R>(one: Mailing<A, R>, payload: A, recipient: string) {
  const sent = yield* SentMails
  yield* sent.take
  const { run } = yield* mailingOf(one).make
  const id = crypto.randomUUID()
  yield* run(payload, { id, eventId: id, occurredAt: yield* DateTime.now, recipient })
  return yield* sent.take
})

/** What `delivered` mails. */
export const mailed = Effect.fnUntraced(function* <A, R>(one: Mailing<A, R>, payload: A, eventId?: string) {
  const sent = yield* SentMails
  yield* sent.take
  yield* delivered(mailingOf(one), payload, eventId)
  return yield* sent.take
})
