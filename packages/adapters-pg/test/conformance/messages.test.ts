/** The development mailbox, as the mailer and as the text messenger that it is. */
import { SqlClient } from "@effect/sql"
import { DevMailbox, devMailbox } from "@mentorkit/adapters-pg"
import { checkConformance, mailerConformance, textMessengerConformance } from "@mentorkit/core/testing"
import { conformanceEngines } from "@mentorkit/test-kit/databases/engines"
import { Effect, Layer } from "effect"
import { afterAll, describe, it } from "vitest"

const shown = (channel: "mail" | "text") =>
  Effect.flatMap(DevMailbox, ({ messages }) =>
    Effect.map(messages(), (all) => all.filter((message) => message.channel === channel))
  )

const arrivedMails = Effect.map(shown("mail"), (all) =>
  all.map(({ headers, html, subject, text, to }) => ({
    ...{ to: [to], subject: subject ?? "", text, html: html ?? "" },
    headers: Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  }))
)

/** A mailbox that has lost its table. */
const lost = Layer.effectDiscard(
  Effect.flatMap(SqlClient.SqlClient, (sql) => Effect.orDie(sql`drop table dev_messages`))
)

for (const [name, engine] of conformanceEngines) {
  describe(name, () => {
    const mailbox = Layer.orDie(Layer.provide(devMailbox, engine))
    const down = Layer.orDie(lost.pipe(Layer.provideMerge(devMailbox), Layer.provide(engine)))
    const runner = { describe, it, afterAll }
    checkConformance(runner, mailerConformance({ arrived: arrivedMails, down, refused: null, deferred: null }), mailbox)
    checkConformance(runner, textMessengerConformance({ arrived: shown("text"), down, refused: null }), mailbox)
  })
}
