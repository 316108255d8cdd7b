/** Who knows whom in the demo market, so that lists of people, requests and suggestions have something in them. */
import { Connections } from "@mentorkit/core/connections"
import { Effect } from "effect"
import {
  amina,
  callerOf,
  type DemoPeople,
  elin,
  grace,
  idOf,
  lukas,
  mika,
  rohan,
  sujata,
  tiago,
  zanele
} from "./people.js"

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

export const addAcquaintances = Effect.fnUntraced(function* (people: DemoPeople) {
  const { follow, requestConnection } = yield* Connections

  const ask = Effect.fnUntraced(function* ([from, to]: Pair) {
    yield* requestConnection(yield* callerOf(people, from), { user_id: yield* idOf(people, to) })
  })
  const begin = Effect.fnUntraced(function* ([from, to]: Pair) {
    yield* follow(yield* callerOf(people, from), { user_id: yield* idOf(people, to) })
  })

  yield* Effect.forEach([...connected, ...connected.map(([one, other]): Pair => [other, one]), ...asked], ask)
  yield* Effect.forEach(following, begin)
}, Effect.orDie)
