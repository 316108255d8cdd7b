/** The first thing that anybody sees of a host. */
import { resolve } from "node:path"
import { Effect, Redacted } from "effect"
import { assert, describe, it, vi } from "vitest"
import { startScreen, tellStart } from "../../src/host/start-screen.js"

const development = { isProduction: false, databaseUrl: undefined, dataDir: ".mentorkit", demoMarket: true }
const started = { appUrl: "http://localhost:3000", selfUrl: "http://127.0.0.1:3000", isDemo: true }
const databaseUrl = Redacted.make("postgres://owner:hunter2@db:5432/mentorkit")

describe("the start screen", () => {
  it("tells where to look, who may sign in, where the data is, what to do next and how to stop", () => {
    const screen = startScreen(development, started)
    for (const part of ["/dev\n", "/docs\n", "/dev/mailbox", "admin@demo.test, mentor@demo.test, mentee@demo.test"]) {
      assert.include(screen, part)
    }
    for (const part of [resolve(".mentorkit"), "npm run example -- first-booking", "Ctrl+C"])
      assert.include(screen, part)
    const lines = screen.split("\n").filter((line) => line.startsWith("  "))
    const columns = new Set(lines.map((line) => /^ {2}\S+(?: \S+)* {2,}/.exec(line)?.[0].length))
    assert.deepStrictEqual([...columns], [17], "one column for all that is said")
  })

  it("does not show what opens a database, and no accounts that are not there", () => {
    const own = { ...development, databaseUrl, demoMarket: false }
    const screen = startScreen(own, { ...started, isDemo: false })
    // The example signs in as the demo market's admin.
    assert.notMatch(screen, /hunter2|demo\.test|start over|first-booking/)
    for (const part of ["DATABASE_URL", "DEMO_MARKET=on", "Ctrl+C"]) assert.include(screen, part)
  })

  // Falls where a market that was asked for stays away without a word.
  it("says that there is no demo market among people, to machines as well", async () => {
    const refused = { ...started, isDemo: false }
    assert.include(startScreen({ ...development, databaseUrl }, refused), "the database has accounts already")
    const lines: Array<string> = []
    const log = vi.spyOn(console, "log").mockImplementation((line) => void lines.push(line))
    await Effect.runPromise(tellStart({ ...development, logFormat: "json" }, refused)).finally(() => log.mockRestore())
    const told = lines.map((line) => JSON.parse(line).message)
    assert.deepStrictEqual(told.slice(1), ["DEMO_MARKET: no demo market, as the database has accounts already"])
  })

  it("has nothing of development in a production, and no blank line for machines to stumble over", () => {
    const screen = startScreen(
      { isProduction: true, databaseUrl, dataDir: "", demoMarket: false },
      { ...started, isDemo: false }
    )
    assert.notMatch(screen, /\/dev|Ctrl|demo|hunter2/)
    assert.notInclude(screen, "\n\n")
    assert.include(screen, "127.0.0.1:3000")
  })
})
