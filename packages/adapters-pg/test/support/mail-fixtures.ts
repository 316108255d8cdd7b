import { LinkBase, type Subscriber } from "@mentorkit/core/kernel"
import { type Mail, Mailer } from "@mentorkit/core/notifications"
import { Context, DateTime, Effect, Layer } from "effect"

/** What was sent, the newest last; emptied by reading. */
export class SentMails extends Context.Tag("SentMails")<
  SentMails,
  { readonly take: Effect.Effect<ReadonlyArray<Mail>> }
>() {}

export const frontendUrl = "https://app.example.test"

const mailbox = Layer.effectContext(
  Effect.sync(() => {
    const sent: Array<Mail> = []
    return Context.empty().pipe(
      Context.add(Mailer, { send: (mail) => Effect.sync(() => void sent.push(mail)) }),
      Context.add(SentMails, { take: Effect.sync(() => sent.splice(0)) })
    )
  })
)

/** A mailer that keeps what it is given, and where links lead. */
export const mails = Layer.merge(mailbox, Layer.succeed(LinkBase, { appUrl: "https://api.example.test", frontendUrl }))

/** Delivers an event to a subscriber, as the relay does, and answers what was mailed. */
export const mailed = Effect.fnUntraced(function* <A, R>(building: Effect.Effect<Subscriber<A>, never, R>, payload: A) {
  const sent = yield* SentMails
  yield* sent.take
  const subscriber = yield* building
  yield* subscriber.run(payload, { eventId: crypto.randomUUID(), occurredAt: yield* DateTime.now })
  return yield* sent.take
})
