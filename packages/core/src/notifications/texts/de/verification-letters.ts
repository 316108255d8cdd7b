/** Mails about verification documents, in German. */
import type { DocumentType } from "../../../profiles/index.js"
import type { Letter } from "../../templates/letter.js"
import type { ReviewedDocument } from "../en/verification-letters.js"
import type { LettersOf } from "../letters.js"

type Own = LettersOf<"mentor.document_reviewed">

const documentTypes: { readonly [T in DocumentType]: string } = {
  id_card: "Personalausweis",
  passport: "Reisepass",
  driving_license: "Führerschein"
}

const facts = ({ fileName, type }: ReviewedDocument) =>
  [
    ["Dokument", documentTypes[type]],
    ["Datei", fileName]
  ] as const

const quoteOf = ({ notes }: ReviewedDocument): Pick<Letter, "quote"> =>
  notes === null ? {} : { quote: { label: "Anmerkungen zur Prüfung", text: notes } }

export const documentApproved: Own["documentApproved"] = (name, document, url) => ({
  subject: "Ihr Dokument wurde anerkannt",
  name,
  paragraphs: [
    "Wir haben ein Dokument geprüft, das Sie uns gesendet haben, und es anerkannt. Sie müssen nichts weiter tun."
  ],
  facts: facts(document),
  ...quoteOf(document),
  action: { label: "Dokumente ansehen", url }
})

export const documentRejected: Own["documentRejected"] = (name, document, url) => ({
  subject: "Bitte senden Sie Ihr Dokument erneut",
  name,
  paragraphs: [
    "Wir haben ein Dokument geprüft, das Sie uns gesendet haben, und können es in dieser Form nicht anerkennen. Bitte ersetzen Sie es durch eine andere Datei."
  ],
  facts: facts(document),
  ...quoteOf(document),
  action: { label: "Dokument ersetzen", url }
})
