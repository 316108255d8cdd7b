/** docs/events.md: every event with when it happens and what it tells, from where it is declared. */
import { readFileSync } from "node:fs"
import { domains } from "@mentorkit/core"
import { eventsOf } from "@mentorkit/core/internal/kernel"
import { SchemaAST as AST, type Schema } from "effect"

const folderOf = (domain: string) => domain.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const sourceOf = (domain: string) =>
  readFileSync(new URL(`../src/${folderOf(domain)}/events.ts`, import.meta.url), "utf8")

const declared = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+) = event\(\s*"([^"]+)"/g

/** What stands above each declaration, by tag. */
const commentsOf = (domain: string) =>
  new Map(
    [...sourceOf(domain).matchAll(declared)].map(([, comment = "", name = "", tag = ""]) => [
      tag,
      { name, text: comment.replace(/\s*\n\s*\*?\s*/g, " ").trim() }
    ])
  )

const fieldsOf = (schema: Schema.Schema.All) =>
  AST.getPropertySignatures(AST.encodedAST(schema.ast))
    .map(({ isOptional, name, type }) => `\`${String(name)}${isOptional ? "?" : ""}: ${String(type)}\``)
    .join(", ")
    // A brand is nothing that JSON has.
    .replaceAll(/ & Brand<"\w+">/g, "")
    .replaceAll("|", "\\|")

const rowOf = (tag: string, schema: Schema.Schema.All): string => {
  const [domain = ""] = tag.split(".")
  const comment = commentsOf(domain).get(tag)
  if (comment === undefined) throw new Error(`${tag} has no comment in events.ts that says when it happens.`)
  return `| \`${comment.name}\` | \`${folderOf(domain)}\` | ${comment.text} | ${fieldsOf(schema)} |`
}

export const eventsPage = (): string =>
  [
    "# Events",
    "",
    "What the domains tell of. An event is stored with the change that it tells of and delivered after the commit, at least",
    "once; [extending](extending.md#hear-of-events) says how to hear it. Each is exported by the door of its domain:",
    '`import { BookingConfirmed } from "@mentorkit/core/bookings"`. Its tag is the domain and the name,',
    "`bookings.BookingConfirmed`. A field that is added later is optional.",
    "",
    "This page is written from `events.ts` in each domain of core.",
    "",
    "| Event | Door | When | Payload |",
    "|---|---|---|---|",
    ...eventsOf(domains).map(({ schema, tag }) => rowOf(tag, schema)),
    ""
  ].join("\n")
