/**
 * `node keeper.mjs <folder>`: ends the processes it was told to start, and removes the folder, as soon as its input
 * ends. That happens when the one who started it is done, and just as well when he was killed.
 * A line of input starts a process, `{ name, command, args, options }`; a line of output tells its end, `{ name, code }`.
 */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { closeSync, openSync } from "node:fs"
import { rm } from "node:fs/promises"
import { join } from "node:path"
import { createInterface } from "node:readline"

const [folder] = process.argv.slice(2)
const children = new Set()

const start = ({ args, command, name, options }) => {
  const log = openSync(join(folder, `${name}.log`), "a")
  const child = spawn(command, args, { ...options, cwd: folder, stdio: ["ignore", log, log] })
  closeSync(log)
  children.add(child)
  const ended = (code) => {
    children.delete(child)
    process.stdout.write(`${JSON.stringify({ name, code })}\n`)
  }
  child.once("exit", (code) => ended(code ?? 1))
  child.once("error", () => ended(1))
}

const end = async (child) => {
  const exited = once(child, "exit")
  // To PostgreSQL this means to end at once, in order.
  child.kill("SIGINT")
  const patience = setTimeout(() => child.kill("SIGKILL"), 5_000)
  await exited
  clearTimeout(patience)
}

const endAll = async () => {
  await Promise.all([...children].map(end))
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  process.exit()
}

createInterface({ input: process.stdin })
  .on("line", (line) => start(JSON.parse(line)))
  .once("close", endAll)
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, endAll)
// Nobody reads any more.
process.stdout.on("error", () => undefined)
