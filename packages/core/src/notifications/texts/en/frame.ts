import type { Frame } from "../../templates/letter.js"
import { oneLine } from "../../templates/markup.js"

/** What stands around every mail, in English. */
export const frame: Frame = {
  language: "en",
  greeting: (name) => (name === null ? "Hello," : `Hello ${oneLine(name, 80)},`),
  look: "Have a look",
  ifButtonFails: "If the button does not work, open this address:"
}
