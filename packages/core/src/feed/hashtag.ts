/** Hashtags as they are listed, and what is looked for among them. Pure. */
import { type DateTime, Schema } from "effect"
import { maxTagLength, normalizedTag } from "../text/index.js"

export interface Hashtag {
  /** Without its sign, as tags are stored. */
  readonly name: string
  /** Public ones. */
  readonly postsCount: number
  /** When it was used first. */
  readonly createdAt: DateTime.Utc
}

/** A part of names of tags, as these are stored; null where nothing is left to look for. */
export const tagPartOf = (search: string | undefined): string | null => {
  const part = normalizedTag((search ?? "").trim()).trim()
  return part === "" ? null : part
}

/** No longer than a tag, without the signs before it. */
export const TagSearch = Schema.String.pipe(
  Schema.filter((search) => [...(tagPartOf(search) ?? "")].length <= maxTagLength, {
    jsonSchema: { maxLength: maxTagLength }
  })
)
