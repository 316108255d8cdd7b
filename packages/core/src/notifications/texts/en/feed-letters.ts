/** Mail templates about mentions. */
import type { Letter } from "../../templates/letter.js"

interface Mention {
  /** Who has written it. */
  readonly person: string
  readonly url: string
}

export const postMentioned = (name: string, { person, url }: Mention): Letter => ({
  subject: "You were mentioned in a post",
  name,
  paragraphs: ["Somebody has mentioned you in a post."],
  facts: [["By", person]],
  action: { label: "Read the post", url }
})

export const commentMentioned = (name: string, { person, url }: Mention): Letter => ({
  subject: "You were mentioned in a comment",
  name,
  paragraphs: ["Somebody has mentioned you in a comment."],
  facts: [["By", person]],
  action: { label: "Read the comment", url }
})
