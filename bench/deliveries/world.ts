/** A database of one's own, a host on it, a market, and the mail server that the host sends to. */
import { join } from "node:path"
import { type Database, onFolder, onPostgres } from "@mentorkit/test-kit/chaos/database"
import { newDice } from "@mentorkit/test-kit/chaos/dice"
import { newJournal } from "@mentorkit/test-kit/chaos/journal"
import { addMentor, type Market, newMarket, newMember, opened } from "@mentorkit/test-kit/chaos/market"
import { startServer } from "@mentorkit/test-kit/databases/postgres-server"
import { type Fleet, newFleet } from "@mentorkit/test-kit/hosts/fleet"
import { newRunFolder } from "@mentorkit/test-kit/run/run-folder"
import { type ScriptedSmtpServer, startScriptedSmtpServer } from "@mentorkit/test-kit/servers/scripted-smtp-server"

export const engines = ["postgres", "pglite"] as const
export type Engine = (typeof engines)[number]

export interface World {
  readonly fleet: Fleet
  readonly market: Market
  readonly smtp: ScriptedSmtpServer
  /** Tokens of people who buy. */
  readonly mentees: ReadonlyArray<string>
  /** Straight into the database. PGlite is one process's: there the host rests meanwhile. */
  readonly withDatabase: <A>(work: (database: Database) => Promise<A>) => Promise<A>
  readonly end: () => Promise<void>
}

/** The part after the @ of every Message-ID: the host of a development host's APP_URL. */
export const appHost = "localhost"

/** Two settings of the one host: with development's mailbox while the market is made, and with the mail server. */
const places = { calm: 0, mailing: 1 }
const mentors = 2
const mentees = 6

const databaseOf = async (engine: Engine, folder: Awaited<ReturnType<typeof newRunFolder>>) => {
  if (engine === "postgres") {
    const { url } = await startServer(folder, { keepsItsWord: true })
    return { setting: { DATABASE_URL: url }, open: () => onPostgres(url) }
  }
  const dataDir = join(folder.path, "data")
  return { setting: { DATA_DIR: dataDir }, open: () => onFolder(join(dataDir, "database")) }
}

const openMarket = async ({ market, withDatabase }: Pick<World, "market" | "withDatabase">) => {
  const email = "admin@chaos.test"
  const admin = await newMember(market, email, "Ada Root")
  await withDatabase(({ query }) =>
    query("insert into user_roles select id, 'admin' from users where email = $1", [email])
  )
  for (let number = 0; number < mentors; number++) await addMentor(market, admin, `mentor-${number}@chaos.test`)
  await opened(market)
  const buyers: Array<string> = []
  for (let number = 0; number < mentees; number++) {
    buyers.push(await newMember(market, `mentee-${number}@chaos.test`, "Theo Brandt"))
  }
  return buyers
}

export const newWorld = async (engine: Engine): Promise<World> => {
  // The folder keeps no process awake by itself.
  const awake = setInterval(() => undefined, 60_000)
  const folder = await newRunFolder()
  const endings: Array<() => Promise<unknown>> = [async () => clearInterval(awake), folder.end]
  const end = async () => {
    for (const ending of endings.reverse()) await ending()
  }
  try {
    const { open, setting } = await databaseOf(engine, folder)
    const smtp = await startScriptedSmtpServer()
    endings.push(smtp.close)
    const calm = {
      ...setting,
      APP_SECRET: "the secret of hosts whose deliveries are measured",
      TRUSTED_PROXIES: "1",
      LOG_LEVEL: "error",
      // A loaded machine is no reason to turn requests away here.
      MAX_EVENT_LOOP_DELAY_MS: "0",
      FILES_DIR: join(folder.path, "files")
    }
    const mailing = { ...calm, SMTP_URL: smtp.url }
    const dice = newDice(1)
    const fleet = newFleet({ settings: [calm, mailing], dice })
    endings.push(fleet.end)
    const market = newMarket(fleet, dice, newJournal())

    let place = places.calm
    const withDatabase: World["withDatabase"] = async (work) => {
      const rests = engine === "pglite" && fleet.serves(place)
      if (rests) await fleet.kill(place)
      const database = open()
      try {
        return await work(database)
      } finally {
        await database.close()
        if (rests) await fleet.start(place)
      }
    }
    await fleet.start(place)
    const buyers = await openMarket({ market, withDatabase })
    await fleet.kill(place)
    place = places.mailing
    await fleet.start(place)
    return { fleet, market, smtp, mentees: buyers, withDatabase, end }
  } catch (error) {
    await end()
    throw error
  }
}
