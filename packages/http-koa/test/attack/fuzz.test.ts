/**
 * Requests spoiled at random. The tests run a handful with a seed that stays; `npm run fuzz -- --minutes N --seed S`
 * goes on until the time is up or something is wrong, and then tells the seed, the request and the answer.
 */
import { unwrap } from "@mentorkit/client"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { afterAll, assert, beforeAll, describe, it, vi } from "vitest"
import { changedIn, contents } from "../support/contents.js"
import { documented } from "../support/documented.js"
import { inParallel } from "../support/in-parallel.js"
import { newMember } from "../support/market.js"
import { type Draft, type Loot, mutated } from "../support/mutations.js"
import { asCurl, assertAllowed } from "../support/oracle.js"
import { ask } from "../support/raw-client.js"
import { newWildDice, type WildDice } from "../support/wild-dice.js"
import { newWishes, type Wish } from "../support/wishes.js"

const minutes = Number(process.env["FUZZ_MINUTES"] ?? 0)
const seed = Number(process.env["FUZZ_SEED"] ?? 20_270_314)
const [roundsOfTests, roundsPerWorld, requestsPerRound] = [8, 60, 25]

interface World {
  readonly wishes: Readonly<Record<string, Wish>>
  readonly loot: Loot
}
type Sent = readonly [draft: Draft, status: number]

const uuids = (value: unknown): ReadonlyArray<string> =>
  JSON.stringify(value).match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []

/** A wrong password changes the one, a sign-in with a provider that begins the other, and should. */
const isCounted = (table: string) => table === "login_failures" || table === "oauth_states"
const changesIn = (...moments: Parameters<typeof changedIn>) =>
  changedIn(...moments).filter((table) => !isCounted(table))

/** Whom an identity paper was shown to stands in the audit log. */
const isAudited = ({ target }: Draft) => /^[^?]*\/admin\/verification-documents\//i.test(target)
const isSafe = (draft: Draft) =>
  ["GET", "HEAD", "OPTIONS", "TRACE", "PROPFIND"].includes(draft.method) && !isAudited(draft)
const mayChange = ([draft, status]: Sent) => !isSafe(draft) && status < 400

describe("requests spoiled at random", () => {
  const host = useHost("PGlite", { trustedProxies: 1 })
  const logged = vi.spyOn(console, "log")
  let calls = 0
  let roles: unknown

  const adminsAre = () =>
    host().sql(
      (sql) => sql`
      select u.email from users u join user_roles r on r.user_id = u.id where r.role = 'admin' order by 1`
    )

  beforeAll(async () => {
    roles = await adminsAre()
  })
  afterAll(() => logged.mockRestore())

  /** Worlds are made by one address, and on a fast machine two of them within a minute. */
  const liftLimits = async () => {
    const { admin } = host().clientOf(await host().signInAdmin())
    const perMinute = { "identity.registrations_per_minute": 10_000, "identity.logins_per_minute": 10_000 }
    unwrap(await admin.updateSettings({ settings: perMinute }))
  }

  const newWorld = async (): Promise<World> => {
    await liftLimits()
    const wishes = await newWishes(host())
    const stranger = await newMember(host(), "Odd Visitor")
    const tokens = Object.values(wishes).flatMap(({ token }) => token ?? [])
    return { wishes, loot: { ids: [...new Set(uuids(wishes))], tokens: [...new Set(tokens), stranger.token] } }
  }

  const drawn = ({ loot, wishes }: World, dice: WildDice): Draft => {
    const operation = dice.pick(documented)
    const { input, token } = wishes[operation.operationId] ?? assert.fail(operation.operationId)
    // Whoever may end an account may end the only admin's, and nobody could make the next world.
    const isLast = operation.operationId === "personalData.eraseAccount"
    return mutated(operation, input, token, dice, isLast && token !== undefined ? { ...loot, tokens: [token] } : loot)
  }

  const send = async (draft: Draft, told: string): Promise<Sent> => {
    calls++
    const address = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
    const request = { ...draft, headers: [...draft.headers, ["X-Forwarded-For", address] as const] }
    const curl = asCurl(host().baseUrl, request)
    const answer = await ask(host().baseUrl, request).catch((error) => assert.fail(`${error} ${told}\n${curl}`))
    assertAllowed(request, answer, `${told}\n${curl.slice(0, 4000)}\n${answer.status} ${answer.text.slice(0, 1000)}`)
    return [request, answer.status]
  }

  const assertNoFault = (told: string, sent: ReadonlyArray<Draft>) => {
    const faults = logged.mock.calls.map((line) => line.join(" ")).filter((line) => line.includes("A request failed"))
    logged.mockClear()
    const curls = sent.map((draft) => asCurl(host().baseUrl, draft).slice(0, 600)).join("\n")
    assert.deepStrictEqual(faults, [], `${told}, one of:\n${curls}`)
  }

  /** Time passes while a round runs, and what falls due is done: only what happens again one by one is blamed. */
  const blame = async (told: string, sent: ReadonlyArray<Sent>) => {
    for (const [draft] of sent) {
      await host().advance(0)
      const before = await contents(host())
      const again = await send(draft, told)
      const changed = changesIn(before, await contents(host()))
      if (!mayChange(again)) assert.deepStrictEqual(changed, [], `${told}\n${asCurl(host().baseUrl, draft)}`)
    }
  }

  const playRound = async (world: World, roundSeed: number) => {
    const told = `--seed ${roundSeed}`
    const dice = newWildDice(roundSeed)
    const drafts = Array.from({ length: requestsPerRound }, () => drawn(world, dice))
    await host().advance(0)
    const before = await contents(host())
    const sent: Array<Sent> = []
    await inParallel(drafts, async (draft) => void sent.push(await send(draft, told)))
    assertNoFault(told, drafts)
    if (!sent.some(mayChange) && changesIn(before, await contents(host())).length > 0) await blame(told, sent)
  }

  it(`survives them, from seed ${seed} on`, { timeout: minutes * 60_000 + 120_000 }, async () => {
    const end = performance.now() + minutes * 60_000
    let world = await newWorld()
    let round = 0
    for (; minutes > 0 ? performance.now() < end : round < roundsOfTests; round++) {
      // What was spoiled with success is used up.
      if (round > 0 && round % roundsPerWorld === 0) world = await newWorld()
      await playRound(world, seed + round)
    }
    assert.deepStrictEqual(await adminsAre(), roles as never)
    if (minutes > 0)
      process.stdout.write(`${round * requestsPerRound} requests, seeds ${seed} to ${seed + round - 1}: all well\n`)
  })
})
