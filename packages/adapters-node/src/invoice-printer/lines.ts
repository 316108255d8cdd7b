/** Breaks text into lines that fit. */
import type { Faces, Weight } from "./faces.js"
import { type Piece, piecesOf } from "./pieces.js"

export interface PlacedPiece extends Piece {
  readonly width: number
}
export interface Line {
  readonly pieces: ReadonlyArray<PlacedPiece>
  readonly width: number
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" })

const widthOf = ({ face: { features, font }, text }: Piece, size: number): number => {
  const parsed = font()
  return (parsed.layout(text, features).advanceWidth / parsed.unitsPerEm) * size
}

const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((total, one) => total + one, 0)

const lineOf = (words: ReadonlyArray<string>, faces: Faces[Weight], size: number): Line => {
  const pieces = piecesOf(words, faces).map((piece) => ({ ...piece, width: widthOf(piece, size) }))
  return { pieces, width: sum(pieces.map(({ width }) => width)) }
}

/** How wide a text is; each is measured once. */
const measure = (faces: Faces[Weight], size: number) => {
  const known = new Map<string, number>()
  return (text: string): number => {
    const width = known.get(text) ?? lineOf(text.split(" "), faces, size).width
    known.set(text, width)
    return width
  }
}

interface Room {
  readonly most: number
  readonly gap: string
  readonly widthOf: (text: string) => number
}

/** Puts parts one after the other for as long as they fit. */
const filled = (parts: ReadonlyArray<string>, { gap, most, widthOf }: Room): ReadonlyArray<ReadonlyArray<string>> => {
  const rows: Array<Array<string>> = []
  const between = gap === "" ? 0 : widthOf(gap)
  let taken = Number.POSITIVE_INFINITY
  for (const part of parts) {
    const width = widthOf(part)
    const row = taken + between + width <= most ? rows.at(-1) : undefined
    if (row === undefined) rows.push([part])
    else row.push(part)
    taken = row === undefined ? width : taken + between + width
  }
  return rows
}

/** Letters that join may be wider than they are one by one: such a row is filled again, as much less as it was too wide. */
const fitted = (parts: ReadonlyArray<string>, room: Room, limit = room.most): ReadonlyArray<string> =>
  filled(parts, room).flatMap((row) => {
    const text = row.join(room.gap)
    const width = row.length === 1 ? 0 : room.widthOf(text)
    return width <= limit ? [text] : fitted(row, { ...room, most: (room.most * limit) / width }, limit)
  })

const lettersOf = (word: string) => [...segmenter.segment(word)].map(({ segment }) => segment)

/** The lines of a cleaned text, none wider than `width`, but for a single letter that is. */
export const linesOf = (
  text: string,
  faces: Faces[Weight],
  { size, width: most }: { readonly size: number; readonly width: number }
): ReadonlyArray<Line> => {
  const widthOf = measure(faces, size)
  /** A word that is too long for a line comes in parts that are not. */
  const words = text
    .split(" ")
    .flatMap((word) => (widthOf(word) <= most ? [word] : fitted(lettersOf(word), { gap: "", most, widthOf })))
  return fitted(words, { gap: " ", most, widthOf }).map((line) => lineOf(line.split(" "), faces, size))
}
