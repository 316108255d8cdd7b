import { manifest } from "../database/manifest.js"
import { mentionablePeople } from "../migrations/20261128_1320_mentionable_people.js"
import { mentionableReader } from "./mentionable-reader.js"

export const mentions = manifest({
  repositories: mentionableReader,
  migrations: [mentionablePeople],
  obligations: []
})
