/** A PostgreSQL of one's own, hosts on it, and an open market. Everything ends with `end`. */
import { join } from "node:path"
import { type PostgresServer, startServer } from "../databases/postgres-server.js"
import { type Fleet, newFleet } from "../hosts/fleet.js"
import { newRunFolder } from "../run/run-folder.js"
import { type Database, onPostgres } from "./database.js"
import { type Dice, newDice } from "./dice.js"
import { type Acknowledged, newJournal } from "./journal.js"
import { addMentor, type Market, newMarket, newMember, opened } from "./market.js"

export interface OwnMarket {
  readonly server: PostgresServer
  readonly database: Database
  /** Where the hosts keep their files, which they share. */
  readonly filesDir: string
  readonly fleet: Fleet
  readonly market: Market
  readonly journal: Acknowledged
  readonly dice: Dice
  readonly end: () => Promise<void>
}

/** Of hosts and gateway. */
export const secret = "the secret of hosts under chaos, long"

const settingsOf = (url: string, filesDir: string) => ({
  DATABASE_URL: url,
  FILES_DIR: filesDir,
  APP_SECRET: secret,
  TRUSTED_PROXIES: "1"
})

/** Hosts that start at once, on a database without anything. */
export const newOwnMarket = async (options: {
  readonly seed: number
  readonly hosts: number
  readonly nodeOptions?: ReadonlyArray<string>
}): Promise<OwnMarket> => {
  // The run's folder keeps no process awake by itself.
  const awake = setInterval(() => undefined, 60_000)
  const folder = await newRunFolder()
  const server = await startServer(folder, { keepsItsWord: true })
  const filesDir = join(folder.path, "files")
  const dice = newDice(options.seed)
  const fleet = newFleet({
    settings: Array.from({ length: options.hosts }, () => settingsOf(server.url, filesDir)),
    dice: dice.for("fleet"),
    nodeOptions: options.nodeOptions ?? []
  })
  const database = onPostgres(server.url)
  const end = async () => {
    await fleet.end()
    await database.close()
    await folder.end()
    clearInterval(awake)
  }
  try {
    await Promise.all(Array.from({ length: options.hosts }, (_, place) => fleet.start(place)))
    const journal = newJournal()
    return { server, database, filesDir, fleet, market: newMarket(fleet, dice, journal), journal, dice, end }
  } catch (error) {
    await end()
    throw error
  }
}

export const openMarket = async ({ database, market }: OwnMarket, mentors: number): Promise<void> => {
  const email = "admin@chaos.test"
  const token = await newMember(market, email, "Ada Root")
  await database.query("insert into user_roles select id, 'admin' from users where email = $1", [email])
  // Whoever sends films here does so all the time.
  await database.query(`
    insert into settings (key, value, updated_at) select key, '100000', now()
    from unnest(array['uploads.starts_per_minute', 'uploads.completions_per_minute']) key`)
  const emails = Array.from({ length: mentors }, (_, number) => `mentor-${number}@chaos.test`)
  await Promise.all(emails.map((mentor) => addMentor(market, token, mentor)))
  await opened(market)
}
