import { SqlClient } from "@effect/sql"
import { SearchIndex } from "@mentorkit/core/search/ports"
import { Effect, Layer } from "effect"
import { makeFewAtOnce } from "../database/few-at-once.js"
import { repositoryOf } from "../database/repository.js"
import { storedUrls } from "../database/stored-urls.js"
import { makeFindPeople } from "./find-people.js"
import { makeFindPosts } from "./find-posts.js"

const searchesAtOnce = 3

export const searchIndex = Layer.effect(
  SearchIndex,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const fewAtOnce = yield* makeFewAtOnce(searchesAtOnce)
    const findPosts = makeFindPosts(sql)
    const findPeople = makeFindPeople(sql, yield* storedUrls)
    return repositoryOf(SearchIndex, {
      findPosts: (reader, ...search) => fewAtOnce(reader, findPosts(reader, ...search)),
      findPeople: (reader, ...search) => fewAtOnce(reader, findPeople(reader, ...search))
    })
  })
)
