/** English, in which everything is said. */
import { allCategories } from "../../preferences.js"
import { categories, categoryDescriptions, notificationTypes } from "../../types.js"
import type { Labels, Language } from "../language.js"
import { digest } from "./digest.js"
import { frame } from "./frame.js"
import { letters } from "./letters.js"
import { rows } from "./rows.js"

const labels: Labels = {
  types: Object.fromEntries(Object.entries(notificationTypes).map(([type, { label }]) => [type, label])),
  roles: { mentor: "Mentor", mentee: "Mentee" },
  categories: Object.fromEntries(
    allCategories.map((one) => [one, { label: categories[one], description: categoryDescriptions[one] }])
  ) as Labels["categories"]
}

export const english = {
  language: "en",
  momentFormat: "cccc, d LLLL yyyy, HH:mm",
  frame,
  labels,
  digest,
  rows,
  letters
} as const satisfies Language
