/** Letters by the type that they tell of: in each language the same ones. */
import type { letters } from "./en/letters.js"

export type Letters = typeof letters
export type MailedType = keyof Letters

/** Both "a" and "b" of `{ a } | { b }`. */
type Merged<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer A) => void ? A : never

/** All letters of one type, or of several. */
export type LettersOf<T extends MailedType> = Merged<Letters[T]>
