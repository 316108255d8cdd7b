/** Mails about mentions, in German. */
import type { LettersOf } from "../letters.js"

type Own = LettersOf<"feed.comment_mentioned" | "feed.post_mentioned">

export const postMentioned: Own["postMentioned"] = (name, { person, url }) => ({
  subject: "Sie wurden in einem Beitrag erwähnt",
  name,
  paragraphs: ["Jemand hat Sie in einem Beitrag erwähnt."],
  facts: [["Von", person]],
  action: { label: "Beitrag lesen", url }
})

export const commentMentioned: Own["commentMentioned"] = (name, { person, url }) => ({
  subject: "Sie wurden in einem Kommentar erwähnt",
  name,
  paragraphs: ["Jemand hat Sie in einem Kommentar erwähnt."],
  facts: [["Von", person]],
  action: { label: "Kommentar lesen", url }
})
