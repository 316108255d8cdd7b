/** Looks at the bytes of a JSON text before anybody parses it: what is beyond the bounds of inputs costs one pass. */
import { InvalidInput, type Problem } from "@mentorkit/core/kernel"
import {
  type InputBounds,
  isTooLong,
  tooDeepProblem,
  tooLongProblem,
  tooMuchProblem
} from "@mentorkit/core/kernel/ports"
import { malformed } from "./bad-request.js"

export interface JsonShape {
  readonly bounds: InputBounds
  /** The field that a list at the top stands for. */
  readonly wrap?: string | undefined
}

export const notAnObject = () => malformed("The request body must be a JSON object.")

const quote = 0x22
const comma = 0x2c
const colon = 0x3a
const openList = 0x5b
const backslash = 0x5c
const closeList = 0x5d
const openObject = 0x7b
const closeObject = 0x7d
const [space, scalar, structure] = [0, 1, 2]
/** What each byte is outside of strings. */
const kinds = Uint8Array.from({ length: 256 }, (_, byte) =>
  [quote, comma, colon, openList, closeList, openObject, closeObject].includes(byte)
    ? structure
    : byte <= 0x20
      ? space
      : scalar
)

/** One list or object that is open; there are as many as inputs may be deep, and one more for the text as a whole. */
interface Level {
  isList: boolean
  /** Of a list. */
  items: number
  /** The last string before a colon, from quote to quote. */
  keyStart: number
  keyEnd: number
}

const newLevel = (): Level => ({ isList: false, items: 0, keyStart: 0, keyEnd: 0 })

/** A longer one is nobody's field, and would only be repeated to whoever sent it. */
const longestKey = 200

const keyOf = (bytes: Buffer, { keyEnd, keyStart }: Level): Problem["path"] => {
  if (keyEnd - keyStart > longestKey) return []
  try {
    return [String(JSON.parse(bytes.toString("utf8", keyStart, keyEnd)))]
  } catch {
    return []
  }
}

/** The path to what is open at that depth. */
const pathOf = (bytes: Buffer, levels: ReadonlyArray<Level>, depth: number, wrap?: string): Problem["path"] => {
  const top = levels[1]?.isList && wrap !== undefined ? [wrap] : []
  const stepOf = (level: Level): Problem["path"] => (level.isList ? [level.items - 1] : keyOf(bytes, level))
  return [...top, ...levels.slice(1, depth).flatMap(stepOf)]
}

/** The index behind the quote that ends the string, or the end of the text. */
const endOfString = (bytes: Buffer, start: number): number => {
  const { length } = bytes
  let at = start + 1
  while (at < length) {
    const byte = bytes[at]
    if (byte === quote) return at + 1
    at += byte === backslash ? 2 : 1
  }
  return length
}

/** The index behind bytes of one kind, of which there may be a megabyte. */
const endOfRun = (bytes: Buffer, start: number, kind: number | undefined): number => {
  const { length } = bytes
  let at = start
  while (at < length && kinds[bytes[at] as number] === kind) at += 1
  return at
}

type Sentence = (path: Problem["path"], bounds: InputBounds) => Problem

/**
 * Throws for a text that is beyond the bounds, in the words that the kernel would reject such an input with. It sees one
 * problem, the first. Whether the text is JSON at all is not its question: it says nothing, or something, of what is not.
 */
export const rejectBeyondBounds = (bytes: Buffer, { bounds, wrap }: JsonShape): void => {
  const { deepest, maxValues } = bounds
  const { length } = bytes
  const levels: Array<Level> = [newLevel()]
  let depth = 0
  let level = levels[0] as Level
  let [values, stringStart, stringEnd] = [0, 0, 0]

  const fail = (sentence: Sentence): never => {
    if (levels[1]?.isList && wrap === undefined) throw notAnObject()
    throw new InvalidInput({ problems: [sentence(pathOf(bytes, levels, depth, wrap), bounds)] })
  }
  const countValue = (): void => {
    values += 1
    if (level.isList) {
      level.items += 1
      if (isTooLong(level.items, bounds)) fail(tooLongProblem)
    }
    if (values > maxValues) fail(tooMuchProblem)
  }
  const open = (isList: boolean): void => {
    depth += 1
    // A list at the top stands for a field, which is a level deeper.
    const maxDepth = levels[1]?.isList ? deepest - 1 : deepest
    if (depth > maxDepth) fail(tooDeepProblem)
    level = levels[depth] ??= newLevel()
    level.isList = isList
    level.items = 0
  }

  let at = 0
  while (at < length) {
    const byte = bytes[at] as number
    const kind = kinds[byte]
    if (kind === space) at = endOfRun(bytes, at, space)
    else if (byte === closeList || byte === closeObject) {
      depth -= 1
      // More ends than beginnings are no JSON.
      if (depth < 0) return
      level = levels[depth] as Level
      at += 1
    } else if (byte === comma) {
      if (level.isList) countValue()
      at += 1
    } else if (byte === colon) {
      level.keyStart = stringStart
      level.keyEnd = stringEnd
      countValue()
      at += 1
    } else {
      // The first item of a list; the others have a comma before them.
      if (level.isList && level.items === 0) countValue()
      if (kind === scalar) at = endOfRun(bytes, at, scalar)
      else if (byte === quote) {
        stringStart = at
        at = endOfString(bytes, at)
        stringEnd = at
      } else {
        open(byte === openList)
        at += 1
      }
    }
  }
}
