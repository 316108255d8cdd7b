/** Text as pieces of one font each, in the order in which they stand on the line. */
import type { Face, Faces, Weight } from "./faces.js"

export interface Piece {
  readonly face: Face
  /** In the order of reading; a font sets its right-to-left letters in theirs. */
  readonly text: string
}

/** Neither page nor reader needs more, and nobody waits for it. */
const maxMarks = 6
const unprintable = /[^\P{C}\u200c\u200d]/gu
const tooManyMarks = new RegExp(`(\\p{M}{${maxMarks}})\\p{M}+`, "gu")

/** One line of letters: whatever breaks or turns it, or cannot be seen, is taken out. */
export const cleaned = (text: string, limit: number): string => {
  const plain = text
    .replace(/[\s\u0085]+/gu, " ")
    .replace(unprintable, "")
    .normalize("NFC")
    .replace(tooManyMarks, "$1")
    .trim()
  const letters = [...plain]
  return letters.length <= limit ? plain : `${letters.slice(0, limit - 1).join("")}…`
}

/** Stands for a letter that no font has. */
const stranger = "\ufffd"
const isMark = (letter: string) => /^[\p{M}\u200c\u200d]$/u.test(letter)
const has = ({ font }: Face, letter: string) => font().hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)

/** The pieces of a text in the order of reading. A mark stays with its letter where the letter's font has it. */
const inOrder = (text: string, faces: Faces[Weight]): ReadonlyArray<Piece> => {
  const pieces: Array<{ face: Face; text: string }> = []
  for (const letter of text) {
    const last = pieces.at(-1)
    const own = last !== undefined && isMark(letter) && has(last.face, letter) ? last.face : undefined
    const found = own ?? faces.find((face) => has(face, letter))
    // A mark of a letter that nobody could set has nothing to stand on.
    if (found === undefined && isMark(letter)) continue
    const face = found ?? faces[0]
    const shown = found === undefined ? stranger : letter
    if (last?.face === face) last.text += shown
    else pieces.push({ face, text: shown })
  }
  return pieces
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const letters = /\p{L}/u

/** Words that run from right to left, with the numbers between them: `[isRightToLeft, text]` one after the other. */
const runsOf = (words: ReadonlyArray<string>): ReadonlyArray<readonly [isRightToLeft: boolean, text: string]> => {
  const runs: Array<[boolean, string]> = []
  /** Without letters of their own they go with those around them, which are not known yet. */
  let between: Array<string> = []
  const add = (isRight: boolean, added: ReadonlyArray<string>) => {
    const last = runs.at(-1)
    if (last !== undefined && last[0] === isRight) last[1] = [last[1], ...added].join(" ")
    else if (added.length > 0) runs.push([isRight, added.join(" ")])
  }
  for (const word of words) {
    const isRight = rightToLeft.test(word)
    if (!isRight && !letters.test(word)) {
      between.push(word)
      continue
    }
    const isInside = isRight && runs.at(-1)?.[0] === true
    add(isInside, between)
    between = []
    add(isRight, [word])
  }
  add(false, between)
  return runs
}

/** A line of words from left to right, as the page has it. */
export const piecesOf = (words: ReadonlyArray<string>, faces: Faces[Weight]): ReadonlyArray<Piece> =>
  runsOf(words).flatMap(([isRight, text], index) => {
    const pieces = inOrder(text, faces)
    const ordered = isRight ? [...pieces].reverse() : pieces
    return index === 0 ? ordered : [{ face: faces[0], text: " " }, ...ordered]
  })
