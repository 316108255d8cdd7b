/** docs/notifications.md: every type of notification, from the catalogue, and the events that bring it. */
import { categories, notificationTypes } from "@mentorkit/core/internal/notifications"
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

export const notificationsPage = (): string => {
  const tags = broughtBy()
  return [
    "# Notifications",
    "",
    "Every type of notification, how it may be sent, and which [events](events.md) bring it. Mail: `always` cannot be turned off, `on`",
    "and `off` are what holds until somebody chooses. The priority decides what goes first where many wait. Types with a * are ours",
    "beyond the 47 of the product's documents. `auth.two_factor_sms` goes out as a text.",
    "",
    "Every mail ends with why it comes. One that is not `always` has a link to [the switch of its category](operating.md#unsubscribing),",
    "and the headers by which mail programs stop it themselves.",
    "",
    "This page is written from `packages/core/src/notifications/types.ts` and the table of reactions.",
    "",
    "| Type | Label | Priority | Category | In the inbox | Mail | Brought by |",
    "|---|---|---|---|---|---|---|",
    ...Object.entries(notificationTypes).map(([type, spec]) => rowOf(type, spec, tags.get(type))),
    ""
  ].join("\n")
}
