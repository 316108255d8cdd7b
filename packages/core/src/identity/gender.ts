/** The spec's enumeration of document 1; null means never declared and differs from 4. */
import { Schema } from "effect"

export const Gender = Schema.Literal(1, 2, 3, 4)
export type Gender = typeof Gender.Type

const labels: { readonly [G in Gender]: string } = {
  1: "Male",
  2: "Female",
  3: "Other",
  4: "Prefer not to say"
}

/** The label shown beside a gender. */
export const genderLabel = (gender: Gender | null): string | null => (gender === null ? null : labels[gender])
