/** Names of people. */
import { described, VisibleText } from "../kernel/index.js"

export const FullName = described(
  VisibleText(255),
  "Full name. What nobody sees of it is taken out; something visible must be left.",
  "Mika Sorensen"
)
