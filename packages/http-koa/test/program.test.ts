/** How a host ends that cannot start: with a reason, whatever it is. Nothing here depends on who runs it; root may write anything. */
import { once } from "node:events"
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { type AddressInfo, createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ConfigProvider, Console, Effect, Exit } from "effect"
import { afterAll, assert, describe, it } from "vitest"
import { program } from "../src/program.js"

const root = mkdtempSync(join(tmpdir(), "mentorkit-program-"))
afterAll(() => rmSync(root, { recursive: true }))
const folder = () => mkdtempSync(join(root, "data-"))

/** A folder with this in it, as a file or, without text, as a folder. */
const folderWith = (name: string, text?: string) => {
  const path = folder()
  if (text === undefined) mkdirSync(join(path, name))
  else writeFileSync(join(path, name), text)
  return path
}
const file = join(folderWith("file", ""), "file")
const APP_SECRET = "of tests, long enough for anybody to believe"

/** What it says, all of it as an error, and that it has failed. */
const endOf = async (settings: Record<string, string>) => {
  const told: Array<string> = []
  const exit = await Effect.gen(function* () {
    const console = yield* Console.consoleWith(Effect.succeed)
    const error = (...parts: ReadonlyArray<unknown>) => Effect.sync(() => void told.push(parts.join(" ")))
    return yield* Effect.withConsole(program, { ...console, error })
  }).pipe(
    Effect.withConfigProvider(ConfigProvider.fromMap(new Map(Object.entries({ PORT: "0", ...settings })))),
    Effect.runPromiseExit
  )
  assert.isTrue(Exit.isFailure(exit))
  assert.lengthOf(told, 1, told.join("\n"))
  return told[0] ?? ""
}

describe("a host that cannot start", () => {
  // Each falls where what goes wrong with the secret is thrown: the process ends without a word. The first one falls with
  // Node's own way to make folders, which never comes back.
  it.each([
    ["a folder that cannot be made", () => "/proc/mentorkit", /Name a folder that can be written, or set APP_SECRET/],
    ["a file", () => file, /Name a folder that can be written, or set APP_SECRET/],
    ["a secret that cannot be read", () => folderWith("app-secret"), /EISDIR.*or set APP_SECRET/],
    ["an empty secret", () => folderWith("app-secret", ""), /app-secret is cut off or empty.*delete it/],
    ["half a secret", () => folderWith("app-secret", "half of a secret"), /app-secret is cut off or empty.*delete it/]
  ])("names DATA_DIR where that is %s, and says what to do", async (_, dataDir, reason) => {
    const message = await endOf({ DATA_DIR: dataDir() })
    assert.match(message, /^The host cannot start with this configuration:\n {2}DATA_DIR: [^\n]+\nSee docs/)
    assert.match(message, reason)
    assert.notInclude(message, "half of a secret")
  })

  // Falls where folders are not tried: the first upload would find out, or the database, which knows no settings.
  it.each([
    ["DATA_DIR", { DATA_DIR: file }],
    ["FILES_DIR", { DATA_DIR: folder(), FILES_DIR: file }],
    ["FILES_DIR", { DATA_DIR: folder(), FILES_DIR: join(file, "files") }],
    ["FILES_DIR", { DATA_DIR: "/proc/x", FILES_DIR: "/proc/y", DATABASE_URL: "postgres://127.0.0.1:9/none" }]
  ])("names %s in %j", async (name, settings) => {
    const message = await endOf({ APP_SECRET, ...settings })
    assert.match(
      message,
      new RegExp(`^ {2}${name}: \\S+ cannot be written \\(.+\\)\\. Name a folder that can\\.$`, "m")
    )
  })

  // Falls where only folders of ours are tried: every upload would be a fault.
  it("names TMPDIR, where uploads lie while they are answered", async () => {
    const [before, data] = [process.env["TMPDIR"], folder()]
    process.env["TMPDIR"] = join(file, "tmp")
    try {
      assert.match(await endOf({ APP_SECRET, DATA_DIR: data }), /^ {2}TMPDIR: \S+ cannot be written/m)
    } finally {
      if (before === undefined) delete process.env["TMPDIR"]
      else process.env["TMPDIR"] = before
    }
  })

  it("names DATABASE_URL where that is of no PostgreSQL", async () => {
    for (const DATABASE_URL of ["hello", "mysql://hunter2@127.0.0.1/x"]) {
      const message = await endOf({ APP_SECRET, DATA_DIR: folder(), DATABASE_URL })
      assert.match(message, /^ {2}DATABASE_URL: must be a URL such as postgres:/m)
      assert.notInclude(message, "hunter2")
    }
  })

  // Falls where only the outermost error is told: "Failed to connect".
  it("tells in one line what a driver says", async () => {
    const wrong = { APP_SECRET, DATA_DIR: folder(), DATABASE_URL: "postgres://owner:hunter2@127.0.0.1:9/none" }
    const message = await endOf(wrong)
    assert.match(message, /^The host cannot start: [^\n]*ECONNREFUSED 127\.0\.0\.1:9$/)
    assert.notInclude(message, "hunter2")
    assert.match(
      await endOf({ APP_SECRET, DATA_DIR: folderWith("database", "no folder") }),
      /^The host cannot start: .+$/
    )
  })

  // Falls where that is told by the end of the start: the database is asked first, and filled.
  it("tells that its port is taken before it does anything else", async () => {
    const other = createServer().listen(0, "127.0.0.1")
    await once(other, "listening")
    const PORT = String((other.address() as AddressInfo).port)
    const message = await endOf({
      APP_SECRET,
      HOST: "127.0.0.1",
      PORT,
      DATA_DIR: folder(),
      DATABASE_URL: "postgres://127.0.0.1:9/none"
    })
    other.close()
    assert.match(message, /^The host cannot start: .*EADDRINUSE.*Set PORT to another one/)
  })

  it("leaves nothing in the folders that it has tried", async () => {
    const [dataDir, filesDir] = [folder(), folder()]
    await endOf({ DATA_DIR: dataDir, FILES_DIR: filesDir, DATABASE_URL: "postgres://127.0.0.1:9/none" })
    assert.deepStrictEqual([readdirSync(dataDir), readdirSync(filesDir)], [["app-secret"], []])
  })
})
