import { Effect } from "effect"
import { type Handler, mapPage, pageRequestOf } from "../../kernel/index.js"
import { type Hashtag, tagPartOf } from "../hashtag.js"
import type { Operations } from "../operations.js"
import { HashtagReader } from "../ports.js"
import type { HashtagResource } from "../resources.js"

const toHashtagResource = ({ createdAt, name, postsCount }: Hashtag): HashtagResource => ({
  name,
  posts_count: postsCount,
  created_at: createdAt
})

export const listHashtags = Effect.map(HashtagReader, (hashtags) => {
  const handler: Handler<Operations, "listHashtags"> = Effect.fnUntraced(function* (_caller, input) {
    const found = yield* hashtags.list(tagPartOf(input.search), pageRequestOf(input))
    return { hashtags: mapPage(found, toHashtagResource) }
  })
  return handler
})
