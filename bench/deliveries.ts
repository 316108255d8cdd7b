/**
 * `npm run deliveries -- [--server all | hang,down,…] [--mails N] [--engine postgres | pglite] [--samples N]`: what a mail
 * server that misbehaves holds up, and what arrives when it is back.
 */
import { parseArgs } from "node:util"
import { type SmtpMode, smtpModes } from "@mentorkit/test-kit/servers/scripted-smtp-server"
import { pause } from "@mentorkit/test-kit/waiting/until"
import { numberOf, wrongArgument } from "./arguments.js"
import { answeredTo, awaitMarked, compared } from "./deliveries/arrivals.js"
import { numberingTimes, promptness, type Times } from "./deliveries/promptness.js"
import { deliveriesOf, fillQueue } from "./deliveries/queue.js"
import { lineOf, table } from "./deliveries/table.js"
import { engines, newWorld } from "./deliveries/world.js"
import { progress } from "./report.js"

const { values } = parseArgs({
  options: {
    server: { type: "string", default: "all" },
    mails: { type: "string", default: "100000" },
    engine: { type: "string", default: "postgres" },
    samples: { type: "string", default: "100" },
    minutes: { type: "string", default: "10" }
  }
})

const misbehaving = smtpModes.filter((mode) => mode !== "good")
const usual: ReadonlyArray<SmtpMode> = ["hang", "down", "slow", "trickle", "lose"]
const named = values.server === "all" ? usual : values.server.split(",")
const modes = misbehaving.filter((mode) => named.includes(mode))
if (modes.length !== named.length) wrongArgument(`--server must be all, or of ${misbehaving.join(", ")}, by commas`)
const engine =
  engines.find((one) => one === values.engine) ?? wrongArgument(`--engine must be one of ${engines.join(", ")}`)
const mails = numberOf("mails", values.mails, 1)
const samples = numberOf("samples", values.samples, 1)
/** For the marked mails to arrive. */
const minutes = numberOf("minutes", values.minutes, 0.1)

/** What the relay has begun before a change of the server is over by then. */
const settleMillis = 5000

progress(`A market on ${engine}`)
const world = await newWorld(engine)
try {
  const { smtp } = world
  await smtp.become(modes[0] ?? "hang")
  const { marked } = await world.withDatabase((database) => fillQueue(database, mails, progress))

  const measured: Array<readonly [mode: SmtpMode, times: Times]> = []
  for (const mode of modes) {
    await smtp.become(mode)
    await pause(settleMillis)
    progress(`${mode}: at least ${mails - answeredTo(smtp.taken)} mails wait`)
    measured.push([mode, await promptness(world, samples, measured.length * samples, progress)])
  }

  progress("The server is back")
  await smtp.become("good")
  const [before, began] = [answeredTo(smtp.taken), performance.now()]
  await awaitMarked(world, marked, minutes, progress)
  const seconds = (performance.now() - began) / 1000
  await world.fleet.end()
  const [deliveries, numbering] = await world.withDatabase(async (database) => [
    await deliveriesOf(database),
    await Promise.all(measured.map(([, { payments }]) => numberingTimes(database, payments)))
  ])
  const { counts, findings } = compared(deliveries, smtp.taken, mails)
  const lines = measured.flatMap(([mode, { edits, refunds }], index) => [
    lineOf(mode, "refund after a decline", refunds),
    lineOf(mode, "slots after an edit", edits),
    lineOf(mode, "invoice number", numbering[index] ?? [])
  ])

  console.log(table(lines))
  const rate = (answeredTo(smtp.taken) - before) / seconds
  console.log(`${marked} marked mails, ${seconds.toFixed(0)} s after the server was back, ${rate.toFixed(0)} a second`)
  console.log(counts)
  for (const { what, wrong } of findings) {
    console.log(`${wrong.length === 0 ? "holds" : "FAILS"}  ${what}`)
    if (wrong.length > 0) console.log(`       ${wrong.length}: ${wrong.slice(0, 5).join("; ")}`)
  }
  const faults = world.fleet.unexpectedFaults()
  for (const fault of faults.slice(0, 5)) console.log(JSON.stringify(fault))
  console.log(`${faults.length === 0 ? "holds" : "FAILS"}  no answer of the host was a fault`)
  const isSound =
    lines.every(({ holds }) => holds) && findings.every(({ wrong }) => wrong.length === 0) && faults.length === 0
  console.log(isSound ? "All of it holds." : "Not all of it holds.")
  process.exitCode = isSound ? 0 : 1
} finally {
  await world.end()
}
process.exit()
