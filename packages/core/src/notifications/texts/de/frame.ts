import type { Frame } from "../../templates/letter.js"
import { safeLine } from "../../templates/markup.js"

/** What stands around every mail, in German. */
export const frame: Frame = {
  language: "de",
  greeting: (name) => (name === null ? "Hallo," : `Hallo ${safeLine(name, 80)},`),
  look: "Ansehen",
  ifButtonFails: "Falls die Schaltfläche nicht funktioniert, öffnen Sie bitte diese Adresse:",
  whyCategory: (category) =>
    `Sie bekommen diese E-Mail, weil E-Mails zu „${category}“ in Ihren Einstellungen eingeschaltet sind.`,
  stop: "Diese E-Mails abbestellen",
  whyAlways:
    "Diese E-Mail betrifft ein Konto mit Ihrer Adresse oder dessen Sicherheit. Sie lässt sich nicht abbestellen."
}
