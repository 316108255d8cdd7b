import { SqlClient } from "@effect/sql"
import { SearchIndex } from "@mentorkit/core/search/ports"
import { Effect, Layer } from "effect"
import { repositoryOf } from "../database/repository.js"
import { storedUrls } from "../database/stored-urls.js"
import { makeInTurn } from "./bounded.js"
import { makeFindPeople } from "./find-people.js"
import { makeFindPosts } from "./find-posts.js"

export const searchIndex = Layer.effect(
  SearchIndex,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const inTurn = yield* makeInTurn
    const findPosts = makeFindPosts(sql)
    const findPeople = makeFindPeople(sql, yield* storedUrls)
    return repositoryOf(SearchIndex, {
      findPosts: (...search) => inTurn(findPosts(...search)),
      findPeople: (...search) => inTurn(findPeople(...search))
    })
  })
)
