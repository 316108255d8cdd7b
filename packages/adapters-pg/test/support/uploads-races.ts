/** Calls about one upload that meet on several hosts, and what is left of it. */
import { SqlClient } from "@effect/sql"
import type { World } from "@mentorkit/test-kit/worlds/world"
import { Effect, Either } from "effect"
import { assertNoOrphans } from "./uploads-fixtures.js"
import { onHosts } from "./uploads-hosts.js"

export const tagOf = (result: Either.Either<unknown, { readonly _tag: string }>) =>
  Either.match(result, { onLeft: ({ _tag }) => _tag, onRight: () => "done" })

export type Work = Effect.Effect<unknown, { readonly _tag: string }, World>

/** Each on another host; what came of them, in their order. */
export const together = (works: ReadonlyArray<Work>) =>
  Effect.gen(function* () {
    const spread = yield* onHosts(works.map((work) => Effect.map(Effect.either(work), tagOf)))
    return yield* Effect.all(spread, { concurrency: "unbounded" })
  })

/** Files of the upload, once the sweeps have removed what is not kept. */
export const filesAbout = (id: string) => Effect.map(assertNoOrphans, (all) => all.filter((key) => key.includes(id)))

const sql = SqlClient.SqlClient
export const run = (statement: string) => Effect.orDie(Effect.flatMap(sql, (client) => client.unsafe(statement)))
