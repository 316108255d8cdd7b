/** The operations of search. */
import { Schema } from "effect"
import { FeedSort } from "../feed/index.js"
import { described, insteadOf, namedOperations, operation, optional, SaidText } from "../kernel/index.js"
import { maxResults, SearchTab, Tag, wordsOrTag } from "./query.js"
import { searchFields } from "./resources.js"
import { searchesPerMinute } from "./settings.js"

export const operations = namedOperations("search", {
  /** Lists are capped, not paged. */
  search: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({
      q: optional(
        described(
          SaidText(100),
          "What to look for, as it stands in a post, or in the name, username, bio or headline of somebody; upper and lower case are one. 1 to 100 characters.",
          "databases"
        )
      ),
      h: optional(
        insteadOf(
          "q",
          described(
            Tag,
            "A hashtag, with `#` or without: finds posts with exactly that one, and nothing else.",
            "#rust"
          )
        )
      ),
      tab: optional(
        described(SearchTab, "What to find. Left out: all of them with `q`, posts with `h`, which goes with no other.")
      ),
      limit: optional(
        described(
          Schema.Int.pipe(Schema.between(1, maxResults)),
          `Rows of a tab, ${maxResults} at most; 20 unless it is said, 5 where all tabs are answered. There are no further pages.`,
          20
        )
      ),
      sort: Schema.optionalWith(
        described(
          FeedSort,
          "Order of the posts, as in the feed. People have one of their own. Left out: `top`.",
          "top"
        ),
        {
          nullable: true,
          default: () => "top" as const
        }
      ),
      scope: Schema.optionalWith(
        described(
          Schema.Literal("all", "created", "member", "public"),
          "Of communities and courses: one's own, those one has joined, or public ones. Posts and people ignore it. Left out: `all`.",
          "all"
        ),
        { nullable: true, default: () => "all" as const }
      )
    }),
    rules: wordsOrTag,
    success: Schema.Struct(searchFields),
    failures: [],
    accountLimit: { perMinute: searchesPerMinute }
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
