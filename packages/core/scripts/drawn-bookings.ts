/** What docs/bookings.md takes from the code: the states, the diagram and the table of moves, the settings. */
import {
  answerBeforeStartMinutes,
  answerHours,
  appointmentPaymentHours,
  autoCompleteHours,
  type BookingState,
  BookingStatus,
  bookingStatusLabels,
  cancellationFeePercent,
  cancellationWindowHours,
  followUpReminderDays,
  type MoveEffect,
  type Transition,
  transitions
} from "@mentorkit/core/bookings"
import { cases, conditions } from "@mentorkit/core/internal/bookings"

/** In the order of a booking's life. */
const meanings: { readonly [S in BookingState]: string } = {
  pending_payment: "Waits for its payment at the checkout; its seats are held for as long. Mentors do not see it.",
  requested: "Nothing has to be paid before the mentor answers: it is free, or was asked for in a chat.",
  paid: "Paid, and waits for the mentor's answer.",
  "confirmed:unpaid": "An appointment from a chat that the mentor has accepted, and that has yet to be paid.",
  confirmed: "The session takes place.",
  completed: "The session was held; what was paid begins to clear.",
  "paid:declined": "Declined or never answered: off, and the refund is on its way.",
  "paid:cancelled": "Called off before the mentor's answer: off, and the refund is on its way.",
  "confirmed:cancelled": "Cancelled with something to give back: off, and the refund is on its way.",
  cancelled: "Off. Nothing was paid, or the mentor keeps something of it, or all was waived.",
  refunded: "Off, and everything is back with the mentee."
}
const states = Object.keys(meanings) as ReadonlyArray<BookingState>

/** What a row does beside moving, in the words of `MoveEffect`. */
const effects: { readonly [E in MoveEffect]: string } = {
  keep_seats: "the held seats stay held as long as the checkout is open",
  claim_seats: "the seats are taken",
  claim_added_seats: "the new session's seat is taken",
  release_seats: "the holds go",
  free_seats: "the seats are on offer again",
  ask_payment: "a payment is prepared",
  drop_payment: "nobody can pay it any more",
  request_refund: "what goes back is asked of the gateway",
  deliver: "the mentor's money begins to clear",
  deliver_at_end: "the mentor's money begins to clear once the session would have ended",
  release_meeting: "both sides see where they meet",
  plan_reminders: "reminders are planned"
}

const settings = [
  answerHours,
  answerBeforeStartMinutes,
  appointmentPaymentHours,
  autoCompleteHours,
  cancellationWindowHours,
  cancellationFeePercent,
  followUpReminderDays
]

const table = (columns: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  [columns, columns.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n")

const code = (text: string) => `\`${text}\``

const statusOf = (state: BookingState): BookingStatus =>
  BookingStatus.literals.find((status) => status === state.split(":")[0]) ?? "cancelled"

const statesTable = () =>
  table(
    ["State", "Shown as", "What it is"],
    states.map((state) => [code(state), bookingStatusLabels[statusOf(state)], meanings[state]])
  )

const nodeOf = (state: BookingState | null) => state?.replace(":", "_") ?? "[*]"
const words = (name: string) => name.replaceAll("_", " ")
const arrowText = ({ on, when }: Transition) => (when === undefined ? words(on) : `${words(on)} (${cases[when]})`)

/** One arrow from one state to another, however many moves there are. What leads back to its own state has none. */
const diagram = (): string => {
  const arrows = new Map<string, ReadonlyArray<string>>()
  for (const row of transitions.filter(({ from, to }) => from !== to)) {
    const arrow = `${nodeOf(row.from)} --> ${nodeOf(row.to)}`
    arrows.set(arrow, [...(arrows.get(arrow) ?? []), arrowText(row)])
  }
  return [
    "```mermaid",
    "stateDiagram-v2",
    "  direction TB",
    ...states.map((state) => `  state "${words(state.replace(":", ", "))}" as ${nodeOf(state)}`),
    ...[...arrows].map(([arrow, texts]) => `  ${arrow} : ${texts.join("<br/>")}`),
    "  completed --> [*]",
    "  refunded --> [*]",
    "```"
  ].join("\n")
}

const onlyIf = ({ requires, when }: Transition) =>
  [...(when === undefined ? [] : [cases[when]]), ...requires.map((one) => conditions[one])].join("; ")

const movesTable = () =>
  table(
    ["From", "Move", "Only if", "To", "And", "Told by", "`closedBecause`"],
    transitions.map((row) => [
      row.from === null ? "" : code(row.from),
      code(row.on),
      onlyIf(row),
      code(row.to),
      row.effects.map((effect) => effects[effect]).join("; "),
      row.announces === null ? "" : code(row.announces),
      row.because === undefined ? "" : code(row.because)
    ])
  )

const settingsTable = () =>
  table(
    ["Setting", "Default", "What it is"],
    settings.map((one) => [code(one.key), String(one.default), one.description])
  )

/** By the name of the place in the page. */
const drawn: Readonly<Record<string, () => string>> = {
  states: statesTable,
  diagram,
  moves: movesTable,
  settings: settingsTable
}

/** The page with everything between `<!-- name -->` and `<!-- /name -->` written anew. */
export const withDrawings = (page: string): string =>
  Object.entries(drawn).reduce((text, [name, draw]) => {
    const [opening, closing] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
    const [from, until] = [text.indexOf(opening), text.indexOf(closing)]
    if (from < 0 || until < from) throw new Error(`docs/bookings.md has no place for "${name}"`)
    return `${text.slice(0, from + opening.length)}\n\n${draw()}\n\n${text.slice(until)}`
  }, page)
