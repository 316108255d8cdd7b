import { SqlClient } from "@effect/sql"
import { SearchIndex } from "@mentorkit/core/search/ports"
import { Effect, Layer } from "effect"
import { repositoryOf } from "../database/repository.js"
import { storedUrls } from "../database/stored-urls.js"
import { makeFindPeople } from "./find-people.js"
import { makeFindPosts } from "./find-posts.js"

export const searchIndex = Layer.effect(
  SearchIndex,
  Effect.map(Effect.all([SqlClient.SqlClient, storedUrls]), ([sql, url]) =>
    repositoryOf(SearchIndex, { findPosts: makeFindPosts(sql), findPeople: makeFindPeople(sql, url) })
  )
)
