/** The feed is in the order that a plain sort of everything gives, to its last page, whatever moves meanwhile. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { PostId } from "@mentorkit/core/feed"
import { RankedFeed, recentRules } from "@mentorkit/core/feed/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { usualRules } from "@mentorkit/test-kit/feed/usual-rules"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, FastCheck as fc } from "effect"
import {
  addPosts,
  anyRules,
  misplaced,
  newPeople,
  type PlacedPost,
  placePosts,
  type ScenePost,
  scenePost,
  viewAt,
  visibleOf,
  walk
} from "../support/feed-scenes.js"
import { holds } from "../support/holds.js"

const asOf = DateTime.unsafeMake("2027-03-14T14:00:00.000Z")

const inOrderOf = (ids: ReadonlyArray<string>, posts: ReadonlyArray<PlacedPost>) => {
  const byId = new Map(posts.map((post) => [post.id, post]))
  return ids.map((id) => byId.get(id) as PlacedPost)
}

/** What can happen between two pages, each to some of the posts by their numbers. */
const moves = fc.record({
  ...{ raised: fc.array(fc.nat(), { maxLength: 3 }), lowered: fc.array(fc.nat(), { maxLength: 3 }) },
  ...{ removed: fc.array(fc.nat(), { maxLength: 1 }), seen: fc.array(fc.nat(), { maxLength: 10 }) },
  ...{ isWritten: fc.boolean(), prefersShown: fc.boolean() }
})

type Move = typeof moves extends fc.Arbitrary<infer M> ? M : never
type Scene = ReadonlyArray<ScenePost>

const written: ScenePost = {
  ...{ by: "stranger", visibility: "public", age: 0, isSeen: false },
  ...{ reactions: 3, comments: 0, shares: 0 }
}

describe.each(engines)("the ranked feed on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls with half of what a class can reach, and where one of the conditions is left out.
    it.effect("is in the order of a plain sort, and counts what it has", () =>
      Effect.gen(function* () {
        const people = yield* newPeople
        const { count, list } = yield* RankedFeed
        const { userId } = people.self
        yield* holds(
          [fc.array(scenePost, { maxLength: 150, size: "max" }), anyRules, fc.constantFrom(4, 15, 50), fc.boolean()],
          30,
          Effect.fnUntraced(function* (scene: Scene, rules, limit, isRecent) {
            const posts = yield* placePosts(people, asOf, scene)
            const view = viewAt(asOf, isRecent ? recentRules(rules) : rules)
            const shown = yield* walk(people.self, view, limit)
            const visible = visibleOf(posts)
            assert.sameMembers(
              [...shown],
              visible.map(({ id }) => id)
            )
            assert.deepStrictEqual(misplaced(inOrderOf(shown, visible), view.rules), [])
            assert.strictEqual(yield* count(userId), visible.length)
            const skipped = Math.floor(shown.length / 2)
            const { ids } = yield* list(userId, view, { limit, skipped })
            assert.deepStrictEqual([...ids], shown.slice(skipped, skipped + limit))
          })
        )
      })
    )

    // Falls where what was lowered, or seen, since the first page is not asked of its snapshot.
    it.effect("shows nothing twice whatever moves between its pages, and what does not move in its order", () =>
      Effect.gen(function* () {
        const people = yield* newPeople
        const { markSeen } = yield* RankedFeed
        const sql = yield* SqlClient.SqlClient

        const move = Effect.fnUntraced(function* (
          step: Move,
          posts: ReadonlyArray<string>,
          shown: ReadonlyArray<string>
        ) {
          const from = step.prefersShown ? shown : posts
          const pick = (numbers: ReadonlyArray<number>) => numbers.map((at) => from[at % from.length] ?? "")
          const [raised, lowered, removed] = [pick(step.raised), pick(step.lowered), pick(step.removed)]
          yield* sql`update posts set comment_count = least(comment_count, 2147483640) + 7 where id = any(${raised}::uuid[])`
          yield* sql`update posts set count_like = count_like / 3, share_count = share_count / 4 where id = any(${lowered}::uuid[])`
          yield* sql`delete from posts where id = any(${removed}::uuid[])`
          yield* markSeen(
            people.self.userId,
            pick(step.seen).map((id) => PostId.make(id)),
            asOf
          )
          if (step.isWritten) yield* addPosts(people, DateTime.add(asOf, { minutes: 1 }), [written])
          return [...raised, ...lowered, ...removed]
        })

        yield* holds(
          [
            fc.array(scenePost, { minLength: 10, maxLength: 80, size: "max" }),
            fc.array(moves, { minLength: 1, maxLength: 6, size: "max" }),
            fc.constantFrom(2, 5, 15),
            fc.boolean()
          ],
          30,
          Effect.fnUntraced(function* (scene: Scene, steps: ReadonlyArray<Move>, limit, isRecent) {
            const rules = isRecent ? recentRules(usualRules) : usualRules
            const posts = yield* placePosts(people, asOf, scene)
            const still = new Set(visibleOf(posts).map(({ id }) => id))
            let page = 0
            const shown = yield* walk(
              people.self,
              viewAt(asOf, rules),
              limit,
              Effect.fnUntraced(function* (shown) {
                const step = steps[page++ % steps.length] as Move
                const moved = yield* move(
                  step,
                  posts.map(({ id }) => id),
                  shown
                )
                for (const id of moved) still.delete(id)
              })
            )
            assert.lengthOf([...new Set(shown)], shown.length)
            const unmoved = shown.filter((id) => still.has(id))
            assert.sameMembers([...unmoved], [...still])
            assert.deepStrictEqual(misplaced(inOrderOf(unmoved, posts), rules), [])
          })
        )
      })
    )
  })
})
