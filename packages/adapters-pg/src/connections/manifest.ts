import { Layer } from "effect"
import { manifest } from "../database/manifest.js"
import { connections as connectionsTables } from "../migrations/20261127_0600_connections.js"
import { newestPeople } from "../migrations/20261127_2250_newest_people.js"
import { newsRepository } from "./news-repository.js"
import { pairRepository } from "./pair-repository.js"
import { peopleLists } from "./people-lists.js"
import { personalData } from "./personal-data.js"
import { relationReader } from "./relation-reader.js"
import { NewsKind } from "./rows.js"
import { suggestionRepository } from "./suggestion-repository.js"

export const connections = manifest({
  repositories: Layer.mergeAll(pairRepository, newsRepository, relationReader, peopleLists, suggestionRepository),
  migrations: [connectionsTables, newestPeople],
  personalData,
  obligations: [],
  enumerations: { "social_news.kind": NewsKind }
})
