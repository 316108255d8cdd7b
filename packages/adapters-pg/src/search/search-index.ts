import { SqlClient } from "@effect/sql"
import { SearchIndex } from "@mentorkit/core/search/ports"
import { Effect, Layer } from "effect"
import { makeTurnsToRead } from "../database/long-reads.js"
import { repositoryOf } from "../database/repository.js"
import { storedUrls } from "../database/stored-urls.js"
import { makeFindPeople } from "./find-people.js"
import { makeFindPosts } from "./find-posts.js"

const searchesAtOnce = 3

export const searchIndex = Layer.effect(
  SearchIndex,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const turnOf = yield* makeTurnsToRead(searchesAtOnce)
    const findPosts = makeFindPosts(sql)
    const findPeople = makeFindPeople(sql, yield* storedUrls)
    return repositoryOf(SearchIndex, {
      findPosts: (reader, ...search) => Effect.scoped(Effect.zipRight(turnOf(reader), findPosts(reader, ...search))),
      findPeople: (reader, ...search) => Effect.scoped(Effect.zipRight(turnOf(reader), findPeople(reader, ...search)))
    })
  })
)
