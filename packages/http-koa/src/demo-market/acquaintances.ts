/** Who knows whom in the demo market, so that lists of people, requests and suggestions have something in them. */
import { Connections } from "@mentorkit/core/connections"
import type { Mentor, UserId } from "@mentorkit/core/kernel"
import { Effect } from "effect"
import { demoAddress } from "./demo-mentor.js"

const mika = demoAddress("mentee")
const amina = demoAddress("amina.diallo")
const rohan = demoAddress("rohan.mehta")
const grace = demoAddress("mentor")
const sujata = demoAddress("sujata.gurung")
const lukas = demoAddress("lukas.brandt")
const elin = demoAddress("elin.lindqvist")
const tiago = demoAddress("tiago.moreira")
const zanele = demoAddress("zanele.dlamini")

type Pair = readonly [from: string, to: string]

/** Each has asked the other one, which is how a request is accepted, too. */
const connected: ReadonlyArray<Pair> = [
  [mika, amina],
  [mika, sujata],
  [amina, grace],
  [amina, rohan],
  [rohan, lukas],
  [sujata, grace],
  [sujata, lukas],
  [grace, tiago],
  [elin, lukas]
]
/** Waiting for an answer. */
const asked: ReadonlyArray<Pair> = [
  [rohan, mika],
  [tiago, mika],
  [mika, elin]
]
const following: ReadonlyArray<Pair> = [
  [mika, grace],
  [rohan, grace],
  [zanele, grace],
  [elin, mika]
]

export const addAcquaintances = Effect.fnUntraced(function* (people: {
  readonly mentors: ReadonlyMap<string, Mentor>
  readonly mentees: ReadonlyMap<string, UserId>
}) {
  const { follow, requestConnection } = yield* Connections

  const idOf = (email: string) => Effect.fromNullable(people.mentors.get(email)?.userId ?? people.mentees.get(email))
  const callerOf = (email: string) =>
    Effect.map(idOf(email), (userId) => ({ _tag: "User" as const, userId, roles: ["mentee" as const] }))
  const ask = Effect.fnUntraced(function* ([from, to]: Pair) {
    yield* requestConnection(yield* callerOf(from), { user_id: yield* idOf(to) })
  })
  const begin = Effect.fnUntraced(function* ([from, to]: Pair) {
    yield* follow(yield* callerOf(from), { user_id: yield* idOf(to) })
  })

  yield* Effect.forEach([...connected, ...connected.map(([one, other]): Pair => [other, one]), ...asked], ask)
  yield* Effect.forEach(following, begin)
}, Effect.orDie)
