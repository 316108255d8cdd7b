/** Wire schemas of search (document 2, "Global search"). */
import { Schema } from "effect"
import { ListedPostResource } from "../feed/index.js"
import { ConnectionStatus, personFields } from "../identity/index.js"
import { described, Role, UserId } from "../kernel/index.js"
import { SearchTab } from "./query.js"

export const FoundUserResource = Schema.Struct({
  id: UserId,
  name: personFields.name,
  username: personFields.username,
  avatar_url: personFields.avatar_url,
  connection_status: ConnectionStatus,
  is_connected: described(Schema.Boolean, "Whether `connection_status` is `connected`.", false),
  bio: personFields.bio,
  headline: Schema.NullOr(
    described(Schema.String, "A mentor's headline; null for everybody else.", "Engineering manager at Acme")
  ),
  role: Schema.NullOr(
    described(Role, "As what the person is shown: whoever is both a mentor and a mentee as a mentor; null if neither.")
  )
}).annotations({ identifier: "FoundUser", description: "A person whom a search has found." })
export interface FoundUserResource extends Schema.Schema.Type<typeof FoundUserResource> {}

const rows = <A, I>(row: Schema.Schema<A, I>, text: string) => Schema.optional(described(Schema.Array(row), text))

export const SearchResults = Schema.Struct({
  post: rows(ListedPostResource, "Posts that the caller sees, in the order of `sort`."),
  user: rows(
    FoundUserResource,
    "People by name, username, bio and headline: first those who are called so, then whose username or name begins so, then the others, the newest first. Not the caller."
  ),
  community: Schema.optional(described(Schema.Tuple(), "Communities are to come: nothing yet.", [])),
  course: Schema.optional(described(Schema.Tuple(), "Courses are to come: nothing yet.", []))
}).annotations({ identifier: "SearchResults", description: "What was found, a list for each tab that was searched." })
export interface SearchResults extends Schema.Schema.Type<typeof SearchResults> {}

export const searchFields = {
  mode: described(Schema.Literal("q", "h"), "Whether words or a hashtag were looked for.", "q"),
  query: described(Schema.String, "What was looked for, as it was sent, without spaces around it.", "indexes"),
  tab: Schema.NullOr(described(SearchTab, "The tab that was asked for; null if none was.")),
  results: SearchResults,
  is_partial: described(
    Schema.Boolean,
    "Whether the search ended before it had looked at everything: more may come behind these or, of posts by `top`, between them. With longer words less is left out.",
    false
  )
}
