/** What a host dies in while it takes an upload. */
import { chunkSize } from "@mentorkit/core/internal/uploads"
import type { User } from "@mentorkit/core/kernel"
import type { UploadId, Uploads } from "@mentorkit/core/uploads"
import { film } from "@mentorkit/test-kit/files/films"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { Effect } from "effect"
import { chunkAt, complete, remove, send, sendAll, start } from "./uploads-fixtures.js"

export const acts = ["chunk", "complete", "completeLarge", "remove"] as const
export type Act = (typeof acts)[number]

/** An upload of its own for one step of one act. */
export interface Point {
  readonly act: Act
  /** The host dies before its n-th step, or after its last one where there are fewer. */
  readonly n: number
  readonly me: User
  readonly id: UploadId
  readonly seed: number
}

/** In several pieces each; a large one is two parts at S3. */
const sizes: { readonly [A in Act]: number } = {
  chunk: 200_000,
  complete: chunkSize + 7,
  completeLarge: 6 * chunkSize,
  remove: 200_000
}

export const bytesOf = ({ act, seed }: Pick<Point, "act" | "seed">) => film(sizes[act], seed)

export const newPoint = Effect.fnUntraced(function* (act: Act, n: number, seed: number) {
  const me = yield* newUser()
  const bytes = bytesOf({ act, seed })
  const id = yield* start(me, bytes.length)
  if (act !== "chunk") yield* sendAll(me, id, bytes)
  return { act, n, me, id, seed } satisfies Point as Point
})

export const operate = (point: Point): Effect.Effect<unknown, { readonly _tag: string }, Uploads> => {
  const { act, id, me } = point
  if (act === "chunk") return send(me, id, 0, chunkAt(bytesOf(point), 0))
  return act === "remove" ? remove(me, id) : complete(me, id)
}
