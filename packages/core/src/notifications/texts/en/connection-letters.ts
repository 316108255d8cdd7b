/** Mail templates about connections. */
import type { Letter } from "../../templates/letter.js"

interface OtherPerson {
  readonly person: string
  readonly url: string
}

export const connectionRequest = (name: string, { person, url }: OtherPerson): Letter => ({
  subject: "A new connection request",
  name,
  paragraphs: ["Somebody wants to connect with you."],
  facts: [["From", person]],
  action: { label: "Answer the request", url },
  footnote: "If you decline it, nobody is told."
})

export const connectionAccepted = (name: string, { person, url }: OtherPerson): Letter => ({
  subject: "Your connection request has been accepted",
  name,
  paragraphs: ["You are connected now."],
  facts: [["Connected with", person]],
  action: { label: "View the profile", url }
})
