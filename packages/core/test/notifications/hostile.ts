/** Texts that are to change nothing of a mail but what is read in it. */
import { FastCheck as fc } from "effect"

export const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? []

/** What people may have written. */
export const hostile = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc
    .array(fc.constantFrom("<", ">", '"', "'", "&", "\r\n", "\0", "\u202e", "<script>", "</p>", "a", " "), {
      maxLength: 40
    })
    .map((parts) => parts.join(""))
)
