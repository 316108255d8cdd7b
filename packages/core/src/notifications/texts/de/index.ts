/** German. */
import type { Language } from "../language.js"
import { digest } from "./digest.js"
import { frame } from "./frame.js"
import { labels } from "./labels.js"
import { letters } from "./letters.js"
import { rows } from "./rows.js"

export const de = {
  language: "de",
  momentFormat: "cccc, d. LLLL yyyy, HH:mm",
  frame,
  labels,
  digest,
  rows,
  letters
} as const satisfies Language
