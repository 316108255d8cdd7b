/** German. */
import type { Language } from "../language.js"
import { frame } from "./frame.js"
import { labels } from "./labels.js"

export const de: Language = {
  language: "de",
  momentFormat: "cccc, d. LLLL yyyy, HH:mm",
  frame,
  labels,
  rows: {},
  letters: {}
}
