/** Two hosts on one PostgreSQL, with a market's trade on them, while hosts are killed or the database crashes. */
import { advance } from "../hosts/dev-clock.js"
import { pause } from "../waiting/until.js"
import { audit, type Finding } from "./audit.js"
import { deliveryFindings, watchDeliveries } from "./deliveries.js"
import type { Dice } from "./dice.js"
import { echo } from "./echo.js"
import { damagedFilms, filesLeft } from "./films.js"
import { countsOf, traded } from "./journal.js"
import { newOwnMarket, type OwnMarket, openMarket } from "./own-market.js"
import { startStream } from "./stream.js"

/** What dies, again and again. */
export type Victim = "hosts" | "database"

export interface ChaosOptions {
  readonly seed: number
  /** One after the other, in one market. */
  readonly phases: ReadonlyArray<{ readonly victim: Victim; readonly seconds: number }>
  readonly tell: (line: string) => void
}

interface World extends OwnMarket {
  readonly tell: (line: string) => void
}

const places = [0, 1]

/** One host at a time, now and then again while it is still starting. */
const killHosts = async ({ fleet }: World, dice: Dice, isOver: () => boolean): Promise<number> => {
  for (let kills = 0; ; kills++) {
    await pause(dice.between(200, 1500))
    if (isOver()) {
      await Promise.all(places.filter((place) => !fleet.serves(place)).map((place) => fleet.restart(place)))
      return kills
    }
    const victim = dice.pick(places)
    await fleet.kill(victim)
    const start = fleet.start(victim)
    if (!dice.chance(0.2)) await start
    else {
      start.catch(() => undefined)
      await pause(dice.between(100, 2000))
    }
  }
}

/** Resolves when this host has read from its database again. */
const answersAgain = async (url: string, { market }: World) => {
  const mentorId = market.offers[0]?.mentorId ?? ""
  for (const end = performance.now() + 30_000; performance.now() < end; await pause(20)) {
    if ((await fetch(`${url}/api/v1/public/mentors/${mentorId}/session-types`)).ok) return
  }
  throw new Error(`${url} did not find its database again`)
}

const crashDatabase = async (world: World, dice: Dice, isOver: () => boolean): Promise<number> => {
  const { fleet, server } = world
  for (let crashes = 0; ; crashes++) {
    await pause(dice.between(800, 2500))
    // Whatever failed since the database was last back: nothing may have.
    if (isOver()) return crashes
    world.tell(`the database crashes, after ${fleet.counts().answers} answers`)
    fleet.expectFaults()
    await server.crash()
    await pause(dice.between(0, 700))
    await server.start()
    await Promise.all(fleet.serving().map((url) => answersAgain(url, world)))
    fleet.expectNoFaults()
  }
}

const leaseSeconds = 30

/** What dead hosts had is taken over as soon as their lease is over. */
const takeOver = async ({ database }: World, url: string): Promise<ReadonlyArray<Finding>> => {
  const now = await advance(url, leaseSeconds + 1)
  const rows = await database.query<object>(
    "select id, type, claimed_until from outbox where settled_at is null and due_at <= $1::timestamptz",
    [now]
  )
  return rows.length === 0 ? [] : [{ check: "an event that a dead host still keeps after its lease", rows }]
}

const lostTokens = async (url: string, { market }: World): Promise<ReadonlyArray<Finding>> => {
  const lost: Array<{ readonly token: string; readonly status: number }> = []
  for (const token of market.journal.tokens) {
    const { status } = await fetch(`${url}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } })
    if (status !== 200) lost.push({ token, status })
  }
  return lost.length === 0 ? [] : [{ check: "a token that was handed out and is not known", rows: lost }]
}

/** Pauses between attempts grow to half an hour at most; a mail with a link that has expired meanwhile would not be sent. */
const stepSeconds = 1800
const mostSteps = 12

/** One host finishes what is left; everything is looked at; then days pass, and everything is looked at again. */
const settle = async (world: World): Promise<ReadonlyArray<Finding>> => {
  const { database, fleet, journal } = world
  await fleet.end()
  const url = await fleet.start(0)
  const found = [
    ...(await takeOver(world, url)),
    ...(await deliveryFindings(database)),
    ...(await lostTokens(url, world))
  ]
  let open = await audit(database, journal)
  for (let steps = 0; open.length > 0 && steps < mostSteps; steps++) {
    await advance(url, stepSeconds)
    open = await audit(database, journal)
  }
  const damaged = await damagedFilms(world)
  // Unpaid checkouts lapse, unanswered bookings are declined and paid back, and uploads are forgotten with their files.
  await advance(url, 3 * 86_400)
  return [...found, ...open, ...damaged, ...(await audit(database, journal)), ...(await filesLeft(world))]
}

export interface ChaosReport {
  readonly findings: ReadonlyArray<Finding>
  /** How often something died in each phase. */
  readonly deaths: ReadonlyArray<number>
}

const disturb = { hosts: killHosts, database: crashDatabase }

const trade = async (world: World, { phases }: ChaosOptions): Promise<ReadonlyArray<number>> => {
  const { dice, fleet, market, tell } = world
  const stream = await startStream(market, 8, 25)
  const ticker = setInterval(() => tell(`${fleet.counts().answers} answers, ${countsOf(world.journal)}`), 10_000)
  const deaths: Array<number> = []
  let isOver = false
  const echoes = echo(world, dice.for("echo"), () => isOver)
  try {
    for (const [index, { seconds, victim }] of phases.entries()) {
      const end = performance.now() + seconds * 1000
      deaths.push(await disturb[victim](world, dice.for(`${victim} ${index}`), () => performance.now() > end))
    }
    await traded(world.journal)
    await stream.end()
    isOver = true
    await echoes
    return deaths
  } finally {
    isOver = true
    clearInterval(ticker)
  }
}

/** Nothing is wrong where there are no findings. */
export const runChaos = async (options: ChaosOptions): Promise<ChaosReport> => {
  const { seed, tell } = options
  tell(`chaos, seed ${seed}`)
  const own = await newOwnMarket({ seed, hosts: places.length })
  const { fleet, journal } = own
  const world: World = { ...own, tell }
  try {
    await watchDeliveries(own.database)
    await openMarket(own, 2)
    const deaths = await trade(world, options)
    const faults = fleet.unexpectedFaults()
    const findings = [
      ...(faults.length > 0 ? [{ check: "an answer of a host that failed", rows: faults }] : []),
      ...(await settle(world))
    ]
    const { answers, lost } = fleet.counts()
    tell(
      `deaths by phase: ${deaths.join(", ")}; ${answers} answers, ${lost} requests without one; ${countsOf(journal)}`
    )
    if (findings.length > 0) tell(fleet.output().slice(-20_000))
    return { findings, deaths }
  } finally {
    await own.end()
  }
}
