/** What each code of a failure means, as a page of the docs. */
import { notAllowed, notFound } from "../answer/unmatched.js"
import { endpoints } from "../routes/index.js"
import { answersOf, ofReply } from "./answers.js"
import { document } from "./document.js"

/** Of what is asked for where there is no operation, and so in no contract. */
const unmatched = [notFound, notAllowed].map(ofReply)

interface Row {
  readonly code: string
  /** One code has several where operations meet the same failure in other ways. */
  readonly statuses: Set<number>
  readonly messages: Set<string>
  readonly meaning: string
}

const rowsOf = (): ReadonlyArray<Row> => {
  const rows = new Map<string, Row>()
  for (const { code, meaning, messageOf, status } of [...unmatched, ...endpoints.flatMap(answersOf)]) {
    const row = rows.get(code) ?? { code, meaning, statuses: new Set(), messages: new Set() }
    rows.set(code, row)
    row.statuses.add(status)
    row.messages.add(messageOf(document.components.schemas))
  }
  return [...rows.values()].sort((one, other) => (one.code < other.code ? -1 : 1))
}

const lineOf = ({ code, meaning, messages, statuses }: Row) =>
  `| ${[`\`${code}\``, [...statuses].sort().join(", "), [...messages].join(" Or: "), meaning].join(" | ")} |`

export const errorsPage = (): string =>
  [
    "# Errors",
    "",
    "A failure has a status and, in the header `X-Error-Code`, a code by which programs tell failures apart. This is what the host",
    "says with each. The sentences are for people and may change, and amounts, dates and names in them are examples. Which codes an",
    "operation has stands in [the contract](../packages/client-sdk/openapi.json), in the reference at `/docs` of a host, and in the",
    "types of [the client](client.md); what a failure carries beside its code is there, too.",
    "",
    "This page is written from the errors that operations declare (`errors.ts` in each domain of core), where these texts stand.",
    "",
    "| Code | Status | What it says | What that means |",
    "|---|---|---|---|",
    ...rowsOf().map(lineOf),
    ""
  ].join("\n")
