/** Names of files as clients call them: shown to others, and part of a header. */
import { described, seen, VisibleText } from "../kernel/index.js"

/** What stands behind the last separator, of either kind. Dots alone name a folder. */
const nameOf = (told: string): string => seen(told.split(/[/\\]/).at(-1) ?? "").replace(/^\.+$/, "")

export const Filename = described(
  VisibleText(255, nameOf),
  "Name of the file; shown to whoever may see the file.",
  "interview.mp4"
)
