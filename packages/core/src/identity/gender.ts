/** The spec's enumeration of document 1; null means never declared and differs from 4. */
import { Schema } from "effect"
import { described } from "../kernel/index.js"

export const genderText = "1 male, 2 female, 3 other, 4 prefers not to say; null if it was never declared."

export const Gender = described(Schema.Literal(1, 2, 3, 4), genderText)
export type Gender = typeof Gender.Type

const labels: { readonly [G in Gender]: string } = {
  1: "Male",
  2: "Female",
  3: "Other",
  4: "Prefer not to say"
}

/** The label shown beside a gender. */
export const genderLabel = (gender: Gender | null): string | null => (gender === null ? null : labels[gender])
