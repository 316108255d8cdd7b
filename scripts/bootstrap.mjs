/**
 * Brings a bare clone to where its code can run: installs from the lock file and builds, each only when something
 * changed since the last time. Needs Node and npm; pnpm comes through npx at a pinned version.
 */
import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const pnpm = ["--yes", "pnpm@10.34.9"]
const stamps = join(root, "node_modules/.cache/mentorkit")
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)

/**
 * Runs to the end with its output kept back; on failure the output is the error. `minutes` is far more than it takes: a command
 * that waits for a peer for ever fails and says so.
 */
export const run = (command, args, { minutes = 60, env: own, ...options } = {}) =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0", ...own }
    const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"], ...options })
    let output = ""
    const failed = (why) => reject(new Error(`${command} ${args.join(" ")} failed (${why})\n${output}`))
    const end = (code) => {
      clearTimeout(limit)
      if (code === 0) resolve(output)
      else failed(code)
    }
    const limit = setTimeout(() => {
      child.kill("SIGKILL")
      failed(`not done after ${minutes} minutes`)
    }, minutes * 60_000)
    child.stdout.on("data", (chunk) => (output += chunk))
    child.stderr.on("data", (chunk) => (output += chunk))
    child.once("error", (error) => {
      clearTimeout(limit)
      reject(error)
    })
    child.once("close", end)
    // What it has left running may hold its output open, and `close` never comes.
    child.once("exit", (code) => setTimeout(end, 5000, code).unref())
  })

/** A workspace tool by its package and the file that its `bin` names. */
export const tool = (name, bin, args, options) =>
  run(process.execPath, [join(root, "node_modules", name, bin), ...args], options)

/**
 * The compiler. Version 5.9 is there beside it for tools that use its programming interface, and for the consumer that is tried.
 * One checker, not four: each works out anew what the others know, which is one and a half to three times the CPU on two cores.
 * What is written does not depend on the machine either. Its memory is looked through less often than Go would: it ends soon,
 * and that was a third of its CPU for a tenth more of memory (2.2 GB for all that there is).
 */
export const tsc = (args) =>
  tool("typescript-7", "bin/tsc", ["--checkers", "1", ...args], { env: { GOGC: process.env["GOGC"] ?? "400" } })

const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name)
        if (entry.isDirectory()) return entry.name === "node_modules" || entry.name === "dist" ? [] : filesBelow(path)
        return [path]
      })
    : []

const folders = (parent) => readdirSync(join(root, parent)).map((name) => join(root, parent, name))
const manifests = () =>
  [root, ...folders("packages"), ...folders("examples"), join(root, "bench")]
    .map((folder) => join(folder, "package.json"))
    .filter(existsSync)

const contentOf = (paths) => {
  const hash = createHash("sha256")
  for (const path of paths) hash.update(path.slice(root.length)).update("\0").update(readFileSync(path)).update("\0")
  return hash.digest("hex")
}

/** Times and sizes instead of contents: a warm start must not read every file. */
const traceOf = (paths) => {
  const hash = createHash("sha256")
  for (const path of paths) {
    const { mtimeMs, size } = statSync(path)
    hash.update(`${path.slice(root.length)} ${size} ${mtimeMs}\n`)
  }
  return hash.digest("hex")
}

const stampPath = (name) => join(stamps, name)
const isDone = (name, state) => existsSync(stampPath(name)) && readFileSync(stampPath(name), "utf8") === state
const done = (name, state) => {
  mkdirSync(stamps, { recursive: true })
  writeFileSync(stampPath(name), state)
}

/** Tells what takes time and how long it took; a terminal sees the seconds pass. */
export const step = async (name, work) => {
  const isTTY = process.stdout.isTTY === true
  const write = (text) => process.stdout.write(text)
  const began = Date.now()
  const seconds = (digits) => `${((Date.now() - began) / 1000).toFixed(digits)} s`
  write(`  ${name} …${isTTY ? "" : "\n"}`)
  const ticking = isTTY ? setInterval(() => write(`\r  ${name} … ${seconds(0)}`), 1000) : undefined
  try {
    const result = await work()
    write(`${isTTY ? "\r" : ""}  ${name}: ${seconds(1)}${isTTY ? "   " : ""}\n`)
    return result
  } catch (error) {
    if (isTTY) write("\n")
    throw error
  } finally {
    clearInterval(ticking)
  }
}

const install = async () => {
  const state = contentOf([join(root, "pnpm-lock.yaml"), join(root, "pnpm-workspace.yaml"), ...manifests()])
  if (isDone("installed", state)) return
  await step("Installing packages from the lock file", () =>
    run(process.platform === "win32" ? "npx.cmd" : "npx", [...pnpm, "install", "--frozen-lockfile"])
  )
  done("installed", state)
}

const build = async () => {
  const sources = [
    join(root, "tsup.config.ts"),
    ...manifests(),
    ...folders("packages").flatMap((folder) => ["src", "testing"].flatMap((part) => filesBelow(join(folder, part))))
  ]
  const state = traceOf(sources)
  if (isDone("built", state) && existsSync(join(root, "packages/http-koa/dist/bin.js"))) return
  await step("Building", () => tool("tsup", "dist/cli-default.js", []))
  done("built", state)
}

export const bootstrap = async () => {
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Mentorkit needs Node 20.19 or newer; this is ${process.versions.node}.`)
  }
  await install()
  await build()
}

/** Goes on as another Node program: its output, and its exit code in the end. */
export const become = (args, env = {}) => {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: "inherit" })
  child.once("close", (code) => process.exit(code ?? 1))
}

/** For scripts: an expected failure is told in words, without a stack. */
export const main = async (work) => {
  try {
    await work()
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
}
