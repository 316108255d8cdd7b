/** Development's mail and text messages: kept in the database instead of sent. */
import { SqlClient } from "@effect/sql"
import { DeliveryRefused, PeerUnavailable, Timestamp } from "@mentorkit/core/kernel"
import { areHeaders, isOneAddress, isOneNumber, Mailer, oneLine, TextMessenger } from "@mentorkit/core/notifications"
import type { MailHeaders } from "@mentorkit/core/notifications/ports"
import { Context, DateTime, Effect, Layer, Schema } from "effect"
import { migrate } from "../database/migrator/migrate.js"
import { repositoryOf } from "../database/repository.js"

export interface DevMessage {
  readonly channel: "mail" | "text"
  readonly to: string
  readonly subject: string | null
  readonly text: string
  readonly html: string | null
  /** The mail's own headers, unchanged; empty for a text. */
  readonly headers: MailHeaders
  /** By the host's clock, "2027-03-14T14:00:00+00:00". */
  readonly sent_at: string
}

export class DevMailbox extends Context.Tag("@mentorkit/adapters-pg/DevMailbox")<
  DevMailbox,
  {
    /** Newest first, the latest 500. With `to` only those to this address or number, whatever its case. */
    readonly messages: (to?: string) => Effect.Effect<ReadonlyArray<DevMessage>>
  }
>() {}

const maxShown = 500

type Row = Omit<DevMessage, "sent_at"> & { readonly sentAt: Date }
const written = Schema.encodeSync(Timestamp)

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const keep = (message: Omit<DevMessage, "sent_at">) =>
    Effect.gen(function* () {
      const { channel, headers, html, subject, text, to } = message
      const sentAt = DateTime.toDate(yield* DateTime.now)
      yield* sql`
        insert into dev_messages (channel, recipient, subject, text, html, headers, sent_at)
        values (${channel}, ${to}, ${subject}, ${text}, ${html}, ${JSON.stringify(headers)}::jsonb, ${sentAt})`
    }).pipe(Effect.mapError(({ message }) => new PeerUnavailable({ message: `The mailbox takes nothing: ${message}` })))

  const messages = (to?: string) => {
    const wanted = to === undefined ? sql`true` : sql`lower(recipient) = lower(${to})`
    return sql<Row>`
      select channel, recipient as to, subject, text, html, headers, sent_at from dev_messages
      where ${wanted} order by id desc limit ${maxShown}`.pipe(
      Effect.map((rows) =>
        rows.map(({ sentAt, ...message }) => ({ ...message, sent_at: written(DateTime.unsafeFromDate(sentAt)) }))
      )
    )
  }

  return Context.empty().pipe(
    Context.add(Mailer, {
      send: ({ headers = {}, html, subject, text, to }) =>
        isOneAddress(to) && areHeaders(headers)
          ? keep({ channel: "mail", to, subject: oneLine(subject), text, html, headers })
          : new DeliveryRefused({ message: "A mail has no single valid recipient, or headers that are none." })
    }),
    Context.add(TextMessenger, {
      send: ({ text, to }) =>
        isOneNumber(to)
          ? keep({ channel: "text", to, subject: null, text, html: null, headers: {} })
          : new DeliveryRefused({ message: "A text has no single valid number." })
    }),
    Context.add(DevMailbox, repositoryOf(DevMailbox, { messages }))
  )
})

/** `Mailer` and `TextMessenger` of development, and what reads them. */
export const devMailbox = Layer.effectContext(make).pipe(Layer.provide(migrate))
