/** Mails about connections, in German. */
import type { LettersOf } from "../letters.js"

type Own = LettersOf<"feed.connection_request" | "feed.connection_accepted">

export const connectionRequest: Own["connectionRequest"] = (name, { person, url }) => ({
  subject: "Eine neue Kontaktanfrage",
  name,
  paragraphs: ["Jemand möchte sich mit Ihnen vernetzen."],
  facts: [["Von", person]],
  action: { label: "Anfrage beantworten", url },
  footnote: "Wenn Sie ablehnen, erfährt das niemand."
})

export const connectionAccepted: Own["connectionAccepted"] = (name, { person, url }) => ({
  subject: "Ihre Kontaktanfrage wurde angenommen",
  name,
  paragraphs: ["Sie sind jetzt vernetzt."],
  facts: [["Vernetzt mit", person]],
  action: { label: "Profil ansehen", url }
})
