/** The operations of the directory. */
import { Schema, Struct } from "effect"
import { described, MentorId, namedOperations, operation, Page } from "../kernel/index.js"
import { operations as search } from "../mentor-search/index.js"
import { DirectoryClosed, MentorNotListed } from "./errors.js"
import { DirectoryCard, DirectoryMentor } from "./resources.js"
import { readsPerMinute } from "./settings.js"

const rateLimit = { perMinute: readsPerMinute }

export const operations = namedOperations("directory", {
  /** The search of mentors, without those who do not want to be found by guests. */
  listMentors: operation({
    access: "public",
    showsPeople: "listed",
    input: Schema.Struct(Struct.omit(search.search.input.fields, "gender")),
    success: Schema.Struct({ mentors: Page(DirectoryCard) }),
    failures: [DirectoryClosed],
    rateLimit
  }),
  getMentor: operation({
    access: "public",
    showsPeople: "listed",
    input: Schema.Struct({ mentor_id: MentorId }),
    success: Schema.Struct({ mentor: described(DirectoryMentor, "The mentor.") }),
    failures: [DirectoryClosed, MentorNotListed],
    rateLimit
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
