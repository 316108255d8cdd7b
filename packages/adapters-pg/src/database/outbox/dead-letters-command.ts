/** `mentorkit-dead-letters`, as a function: environment in, lines and an exit code out. */
import { isUuid } from "@mentorkit/core/kernel"
import { type DeadLetterFilter, DeadLetters, type Lane, lanes } from "@mentorkit/core/kernel/ports"
import { Console, DateTime, Effect, Layer } from "effect"
import { type Command, type Environment, refuse, runCommand } from "../command.js"
import { Doorbell } from "../doorbell.js"
import { deadLetters } from "./dead-letters.js"

const shown = 20

const usage = `Usage: mentorkit-dead-letters
       mentorkit-dead-letters --retry <id> ...
       mentorkit-dead-letters --retry --lane ${lanes.join("|")} [--type <type>]
       mentorkit-dead-letters --retry --all

Tells what relays have given up on, by lane and type, and the latest ${shown}; with --retry it is tried again, by hosts that
run or by the next one that starts. The database is the PostgreSQL of DATABASE_URL, or the embedded one in DATA_DIR; stop
its host first.`

type Wanted = "list" | { readonly ids: ReadonlyArray<string> } | DeadLetterFilter

const options = {
  retry: { type: "boolean" },
  all: { type: "boolean" },
  lane: { type: "string", multiple: true },
  type: { type: "string", multiple: true }
} as const

const isLane = (text: string): text is Lane => lanes.some((lane) => lane === text)

type Given = Parameters<Command<typeof options>["workOf"]>[0]

/** Undefined unless exactly one of the ways is named. */
const wantedOf = ({ positionals: ids, values }: Given): Wanted | undefined => {
  const { all, lane: [lane, ...moreLanes] = [], retry, type: [type, ...moreTypes] = [] } = values
  if (moreLanes.length + moreTypes.length > 0) return undefined
  const ways = [ids.length > 0, lane !== undefined, all === true].filter(Boolean)
  if (retry !== true) return ways.length === 0 && type === undefined ? "list" : undefined
  if (ways.length !== 1 || (type !== undefined && lane === undefined)) return undefined
  if (all === true) return {}
  if (lane === undefined) return ids.every(isUuid) ? { ids } : undefined
  return isLane(lane) ? { lane, type } : undefined
}

/** Somebody else's words, on one line of a terminal. */
const inert = (text: string) => text.replace(/\p{C}+/gu, " ").slice(0, 200)

const list = Effect.gen(function* () {
  const port = yield* DeadLetters
  const counts = yield* port.countByType
  if (counts.length === 0) return yield* Console.log("no dead letters")
  for (const { count, lane, type } of counts) yield* Console.log(`${count}  ${lane}  ${type}`)
  const { items: letters, total } = yield* port.list({}, { page: 1, per_page: shown })
  yield* Console.log(total > letters.length ? `the latest ${letters.length} of ${total}:` : "the latest first:")
  for (const one of letters) {
    const what = [one.id, DateTime.formatIso(one.deadAt), one.lane, one.type, one.subscriber]
    yield* Console.log([...what, inert(one.lastError)].join("  "))
  }
})

/** Whoever names one that is not there has mistyped it, or somebody else was faster. Answers the exit code. */
const retry = (which: Exclude<Wanted, "list">) =>
  Effect.gen(function* () {
    const port = yield* DeadLetters
    const count = yield* port.retry(which)
    yield* Console.log(`dead letters that are tried again: ${count}`)
    const unknown = "ids" in which ? new Set(which.ids.map((id) => id.toLowerCase())).size - count : 0
    return unknown > 0 ? yield* refuse(`no dead letters, or no longer: ${unknown} of those ids`) : 0
  })

const ports = Layer.provide(deadLetters, Doorbell.layer)

const command: Command<typeof options> = {
  usage,
  options,
  workOf: (given) => {
    const wanted = wantedOf(given)
    if (wanted === undefined) return undefined
    return { onDatabase: Effect.provide(wanted === "list" ? Effect.as(list, 0) : retry(wanted), ports) }
  }
}

/** Nobody's account does it, so nothing of it is in the audit log. */
export const deadLettersCommand = (args: ReadonlyArray<string>, environment: Environment): Effect.Effect<number> =>
  runCommand(command, args, environment)
