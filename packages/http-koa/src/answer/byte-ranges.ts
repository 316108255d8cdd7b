/** The `Range` header (RFC 9110, 14): which bytes of a file a request asks for. */
import type { ByteRange } from "@mentorkit/core/kernel/ports"

/** Each part is opened by itself, so more of them than programs ask for cost more than the whole file. */
export const mostRanges = 16

const intRange = /^(\d+)-(\d*)$/
const suffixRange = /^-(\d+)$/

/** None: it lies behind the end. Undefined: it is none by the grammar. */
const rangeOf = (text: string, size: number): ByteRange | "none" | undefined => {
  const [, suffix] = suffixRange.exec(text) ?? []
  if (suffix !== undefined) {
    // The whole file where it is shorter; of an empty file there is no part that a Content-Range could tell.
    return Number(suffix) === 0 || size === 0 ? "none" : { first: Math.max(0, size - Number(suffix)), last: size - 1 }
  }
  const [, first, last] = intRange.exec(text) ?? []
  if (first === undefined || (last && Number(last) < Number(first))) return undefined
  return Number(first) < size
    ? { first: Number(first), last: Math.min(last ? Number(last) : size - 1, size - 1) }
    : "none"
}

const touch = (one: ByteRange, other: ByteRange) => one.first <= other.last + 1 && other.first <= one.last + 1
const join = (one: ByteRange, other: ByteRange): ByteRange => ({
  first: Math.min(one.first, other.first),
  last: Math.max(one.last, other.last)
})

/** Those that overlap or meet become one, in the place of the first of them. No byte is in two. */
const coalesced = (ranges: ReadonlyArray<ByteRange>): ReadonlyArray<ByteRange> => {
  let kept: ReadonlyArray<ByteRange> = []
  for (const range of ranges) {
    const touched = kept.filter((one) => touch(one, range))
    const [place, ...others] = touched
    const whole = touched.reduce(join, range)
    kept =
      place === undefined
        ? [...kept, range]
        : kept.filter((one) => !others.includes(one)).map((one) => (one === place ? whole : one))
  }
  return kept
}

/**
 * The ranges of a file of that size, in the order of the header; empty where the file has none of them. Undefined where
 * the header is to be ignored: it is malformed, of another unit, or asks for too many.
 */
export const byteRangesOf = (header: string, size: number): ReadonlyArray<ByteRange> | undefined => {
  const [, set] = /^bytes=(.*)$/i.exec(header) ?? []
  const texts = (set ?? "").split(",").flatMap((text) => text.replace(/^[ \t]+|[ \t]+$/g, "") || [])
  if (texts.length === 0 || texts.length > mostRanges) return undefined
  const ranges = texts.map((text) => rangeOf(text, size))
  return ranges.includes(undefined)
    ? undefined
    : coalesced(ranges.flatMap((range) => (range === undefined || range === "none" ? [] : [range])))
}
