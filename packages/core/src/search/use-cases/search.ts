import { Effect } from "effect"
import { makeListPostsById, makeNewFeedView } from "../../feed/index.js"
import { Relations, unrelated } from "../../identity/index.js"
import { type Handler, Settings, type UserId } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { type FoundPerson, SearchIndex } from "../ports.js"
import { answeredTabs, type SearchTab, tagOf } from "../query.js"
import type { FoundUserResource, SearchResults } from "../resources.js"
import * as config from "../settings.js"

const makeListPeople = Effect.map(Relations, ({ amongst }) =>
  Effect.fnUntraced(function* (viewer: UserId, people: ReadonlyArray<FoundPerson>) {
    const related =
      people.length === 0
        ? new Map()
        : yield* amongst(
            viewer,
            people.map(({ id }) => id)
          )
    return people.map(({ avatarUrl, bio, headline, id, name, role, username }): FoundUserResource => {
      const { connection } = related.get(id) ?? unrelated
      const relation = { connection_status: connection, is_connected: connection === "connected" }
      return { id, name, username, avatar_url: avatarUrl, ...relation, bio, headline, role }
    })
  })
)

const nothing = { found: [], isPartial: false }

export const search = Effect.gen(function* () {
  const index = yield* SearchIndex
  const settings = yield* Settings
  const newFeedView = yield* makeNewFeedView
  const listPostsById = yield* makeListPostsById
  const listPeople = yield* makeListPeople

  const handler: Handler<Operations, "search"> = Effect.fnUntraced(function* ({ userId }, input) {
    const { h, q, sort, tab } = input
    const query = q ?? h ?? ""
    const { limit, tabs } = answeredTabs(input)
    const { get } = settings
    const bounds = { limit, rows: yield* get(config.rowsLookedAt), indexMillis: yield* get(config.indexMillis) }

    const isAsked = (one: SearchTab) => tabs.includes(one)

    const sought = h === undefined ? { words: query } : { tag: tagOf(h) }
    const posts = isAsked("post") ? yield* index.findPosts(userId, sought, yield* newFeedView(sort), bounds) : nothing
    const people = isAsked("user") ? yield* index.findPeople(userId, query, bounds) : nothing
    const results: SearchResults = {
      ...(isAsked("post") && { post: yield* listPostsById(userId, posts.found) }),
      ...(isAsked("user") && { user: yield* listPeople(userId, people.found) }),
      ...(isAsked("community") && { community: [] as const }),
      ...(isAsked("course") && { course: [] as const })
    }
    const mode = h === undefined ? "q" : "h"
    return { mode, query, tab: tab ?? null, results, is_partial: posts.isPartial || people.isPartial } as const
  })

  return handler
})
