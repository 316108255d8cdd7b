/** docs/notifications.md: every type of notification, from the catalogue, and the events that bring it. */
import { categories, notificationTypes } from "@mentorkit/core/internal/notifications"
import { Option, type Schema, SchemaAST } from "effect"
import { describedBy } from "../src/kernel/described.js"
import { dataOfTypes } from "../src/notifications/shown-data.js"
import { reactions } from "../src/reactions.js"

type Spec = (typeof notificationTypes)[keyof typeof notificationTypes]

const mails = { always: "always", on: "on", off: "off", never: "" } as const satisfies Record<Spec["mail"], string>

/** Events by the types that they bring. */
const broughtBy = () => {
  const tags = new Map<string, Set<string>>()
  for (const [tag, list] of Object.entries(reactions)) {
    for (const one of list) {
      for (const type of ("notifies" in one && one.notifies) || [])
        tags.set(type, (tags.get(type) ?? new Set()).add(tag))
    }
  }
  return tags
}

const rowOf = (type: string, spec: Spec, tags: ReadonlySet<string> = new Set()): string => {
  const events = [...tags].map((tag) => `\`${tag}\``).join(", ") || "nothing yet"
  const category = spec.category === null ? "" : categories[spec.category]
  const name = "isOurs" in spec ? `\`${type}\` *` : `\`${type}\``
  return `| ${[name, spec.label, spec.priority, category, spec.isInApp ? "yes" : "", mails[spec.mail], events].join(" | ")} |`
}

type DataSchema = (typeof dataOfTypes)[keyof typeof dataOfTypes]

const textOf = (ast: SchemaAST.AST): string | undefined =>
  describedBy(Option.getOrElse(SchemaAST.getJSONIdentifier(ast), () => ""))?.text.description

const dataRows = (type: string, { fields }: DataSchema): ReadonlyArray<string> =>
  Object.entries(fields as Readonly<Record<string, Schema.Schema.Any>>).map(([name, { ast }]) => {
    // A nullable or optional field has its text inside.
    const own = "type" in ast ? (ast.type as SchemaAST.AST) : ast
    const parts = own._tag === "Union" ? [own, ...own.types] : [own]
    const said = parts.map((one) => textOf(one)).find((text) => text !== undefined)
    return `| \`${type}\` | \`${name}\` | ${said ?? ""} |`
  })

export const notificationsPage = (): string => {
  const tags = broughtBy()
  return [
    "# Notifications",
    "",
    "Every type of notification, how it may be sent, and which [events](events.md) bring it. Mail: `always` cannot be turned off, `on`",
    "and `off` are what holds until somebody chooses. The priority decides what goes first where many wait. Types with a * are ours",
    "beyond the 47 of the product's documents. `auth.two_factor_sms` goes out as a text.",
    "",
    "A row of the inbox is told as a realtime frame too: an event of the type's name on `private-users.{id}.notifications`, whose data is",
    "the notification as `GET /notifications` shows it. Row, frame and mail of one act have the same id (of a mail it is in its `Message-ID`).",
    "Types that nothing brings yet wait for their part of the product.",
    "",
    "People are written to in their language (`locale` of `PUT /profile`): English and German are there, and",
    "[embedders](extending.md#notifications) add others. Names of people are never kept in a row: they are read when it is shown.",
    "",
    "Every mail ends with why it comes. One that is not `always` has a link to [the switch of its category](operating.md#unsubscribing),",
    "and the headers by which mail programs stop it themselves.",
    "",
    "The inbox is `GET /notifications` (`tab`, `after`), its badges `GET /notifications/unread-count`; a row is read by",
    "`POST /notifications/{id}/read`, all by `POST /notifications/read-all`, and gone by `DELETE /notifications/{id}`.",
    "",
    "Mails of priority medium or low wait until somebody's quiet hours end (`quiet_hours` of `PUT /notification-preferences`, by their own",
    "clock). With `digest` `daily` or `weekly` they come as one instead, at 08:00 or on Monday at 08:00: what is unread, true and wanted by then, 50",
    "things at most; where that is within quiet hours, at their end. Mails of priority high go out at once. What becomes untrue leaves the inbox while it is unread: seats that expire soon, once they",
    "are booked or held for longer, reminders of a session that is off, and connection requests that were taken back or answered.",
    "",
    "Of a request and of a follower people are told once per pair in `connections.tell_again_days`, whatever is taken back and done again.",
    "A block takes what the two were told of each other out of both inboxes, read or not, and nothing new comes of the other one. What is",
    "about sessions and payments stays and goes on, without a name.",
    "",
    "`url` of a row is the page of its type, and nobody looks whether what it shows is still there. `GET /notifications/{id}/resolve` does: a",
    "checkout whose seats are gone leads to the booking that was made of it or else to the mentor, and what nothing is left of has `url` null. A row that leads to",
    "its sender has no `url` while that person cannot be seen.",
    "",
    "This page is written from `packages/core/src/notifications/types.ts` and the table of reactions.",
    "",
    "| Type | Label | Priority | Category | In the inbox | Mail | Brought by |",
    "|---|---|---|---|---|---|---|",
    ...Object.entries(notificationTypes).map(([type, spec]) => rowOf(type, spec, tags.get(type))),
    "",
    "## What `data` has",
    "",
    "`data` of a notification, by type: what its texts are made of. A field may be added; none goes away. Rows keep it but for what names a",
    "person: that is looked up when the row is shown, and null where the reader cannot see them.",
    "",
    "| Type | Field | What it is |",
    "|---|---|---|",
    ...(Object.entries(dataOfTypes) as ReadonlyArray<readonly [string, DataSchema]>).flatMap(([type, schema]) =>
      dataRows(type, schema)
    ),
    ""
  ].join("\n")
}
