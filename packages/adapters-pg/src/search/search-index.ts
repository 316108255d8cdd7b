import { SqlClient } from "@effect/sql"
import { SearchIndex } from "@mentorkit/core/search/ports"
import { Effect, Layer } from "effect"
import { repositoryOf } from "../database/repository.js"
import { storedUrls } from "../database/stored-urls.js"
import { makeFindPeople } from "./find-people.js"
import { makeFindPosts } from "./find-posts.js"

/** Others wait, so that a host's connections are there for what takes no time, however many people search. */
const atOnce = 3

export const searchIndex = Layer.effect(
  SearchIndex,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const places = yield* Effect.makeSemaphore(atOnce)
    const findPosts = makeFindPosts(sql)
    const findPeople = makeFindPeople(sql, yield* storedUrls)
    return repositoryOf(SearchIndex, {
      findPosts: (...search) => places.withPermits(1)(findPosts(...search)),
      findPeople: (...search) => places.withPermits(1)(findPeople(...search))
    })
  })
)
