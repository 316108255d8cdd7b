import type { Frame } from "../../templates/letter.js"
import { safeLine } from "../../templates/markup.js"

/** What stands around every mail, in English. */
export const frame: Frame = {
  language: "en",
  greeting: (name) => (name === null ? "Hello," : `Hello ${safeLine(name, 80)},`),
  look: "Have a look",
  ifButtonFails: "If the button does not work, open this address:",
  whyCategory: (category) => `You get this mail because mails about “${category}” are on in your settings.`,
  stop: "Stop these mails",
  whyAlways: "This mail is about an account with your address, or its security. It cannot be turned off."
}
