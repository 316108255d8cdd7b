/** A host on the embedded database, killed in the middle of writes and opened again. */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { unwrap } from "@mentorkit/client"
import { audit, described } from "@mentorkit/test-kit/chaos/audit"
import { onFolder } from "@mentorkit/test-kit/chaos/database"
import { newDice } from "@mentorkit/test-kit/chaos/dice"
import { type Acknowledged, countsOf, newJournal, traded } from "@mentorkit/test-kit/chaos/journal"
import { addMentor, newMarket, opened } from "@mentorkit/test-kit/chaos/market"
import { startStream } from "@mentorkit/test-kit/chaos/stream"
import { migratedPglite } from "@mentorkit/test-kit/databases/migrated-pglite"
import { advance } from "@mentorkit/test-kit/hosts/dev-clock"
import { newFleet } from "@mentorkit/test-kit/hosts/fleet"
import { pause } from "@mentorkit/test-kit/waiting/until"
import { Effect } from "effect"
import { afterAll, assert, describe, it } from "vitest"
import { demoPassword } from "../../src/demo-market/index.js"

const seed = Number(process.env["CHAOS_SEED"] ?? Math.floor(Math.random() * 2 ** 31))
const kills = 2

/** The moment in which an answer that came before its commit does most harm. */
const nextAcknowledged = async (journal: Acknowledged) => {
  const before = countsOf(journal)
  while (countsOf(journal) === before) await pause(1)
}

describe(`a host on PGlite, CHAOS_SEED=${seed}`, () => {
  const endings: Array<() => Promise<unknown>> = []
  afterAll(async () => {
    for (const end of endings.reverse()) await end()
  })

  // Falls if an answer goes out before its commit, or if the lock of a dead process keeps its folder closed.
  it(`loses nothing when it is killed ${kills} times in the middle of writes`, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "mentorkit-chaos-"))
    endings.push(() => rm(dataDir, { recursive: true, force: true }))
    const folder = await Effect.runPromise(migratedPglite(join(dataDir, "database")))
    const dice = newDice(seed)
    const fleet = newFleet({ settings: [{ DATA_DIR: dataDir, TRUSTED_PROXIES: "1" }], dice: dice.for("fleet") })
    endings.push(fleet.end)
    await fleet.start(0)

    const journal = newJournal()
    const market = newMarket(fleet, dice, journal)
    const admin = unwrap(
      await market.clientOf().identity.login({ email: "admin@demo.test", password: demoPassword })
    ).token
    await addMentor(market, admin, "mentor@chaos.test")
    await opened(market)
    const stream = await startStream(market, 3, 0)
    const moments = dice.for("kills")
    for (let kill = 0; kill < kills; kill++) {
      const { answers } = fleet.counts()
      while (fleet.counts().answers < answers + 30) await pause(20)
      await pause(moments.between(0, 300))
      await nextAcknowledged(journal)
      await fleet.kill(0)
      await fleet.start(0)
    }
    const { answers } = fleet.counts()
    while (fleet.counts().answers < answers + 30) await pause(20)
    await traded(journal)
    await stream.end()

    assert.deepStrictEqual(fleet.unexpectedFaults(), [])
    const [url = ""] = fleet.serving()
    for (const token of journal.tokens) {
      const { status } = await fetch(`${url}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } })
      assert.strictEqual(status, 200, "a token that was handed out")
    }
    for (const seconds of [31, 1800, 1800]) await advance(url, seconds)
    await fleet.end()

    const database = onFolder(folder)
    endings.push(database.close)
    const findings = await audit(database, journal)
    if (findings.length > 0) assert.fail(described(findings))
  })
})
