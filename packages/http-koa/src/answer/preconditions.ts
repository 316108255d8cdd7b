/** Conditional requests (RFC 9110, 13): what the headers of a GET or HEAD make of an answer that could be given whole. */
import type { IncomingHttpHeaders } from "node:http"

export interface Validators {
  /** A strong one. */
  readonly etag: string
  readonly lastModified: Date
  /** Nothing else was ever answered under this address, so that a date names these bytes as well as the tag does. */
  readonly isDateStrong: boolean
}

export type Verdict = "failed" | "unchanged" | "whole" | "part"

/** Whole seconds, as a header tells them. */
const secondsOf = (time: Date | number) => Math.floor(Number(time) / 1000)

/** In one of the three formats of HTTP (5.6.7), all of which name their zone or mean UTC; anything else is no date. */
const httpDate =
  /^(?:\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d\d-\w{3}-\d\d [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/
const dateOf = (header: string | undefined): number | undefined => {
  if (header === undefined || !httpDate.test(header)) return undefined
  const time = Date.parse(header.endsWith("GMT") ? header : `${header} GMT`)
  return Number.isNaN(time) ? undefined : secondsOf(time)
}

/** Tags of a list; commas may stand in them. */
const tagsIn = (list: string) => list.match(/(?:W\/)?"[^"]*"/g) ?? []
const isListed = (list: string, isThisOne: (tag: string) => boolean) =>
  list.trim() === "*" || tagsIn(list).some(isThisOne)

const opaque = (tag: string) => tag.replace(/^W\//, "")
/** Whether `If-None-Match` names this tag; strong and weak ones are alike there (13.1.2). */
export const isKnown = (noneMatch: string, etag: string): boolean =>
  isListed(noneMatch, (tag) => opaque(tag) === opaque(etag))

const isStillValid = (ifRange: string, { etag, isDateStrong, lastModified }: Validators): boolean =>
  // Strong comparison, so that no weak tag is ever equal to ours.
  ifRange.includes('"') ? ifRange === etag : isDateStrong && dateOf(ifRange) === secondsOf(lastModified)

/** In the order of 13.2.2. Only GET has ranges (14.2). */
export const verdictOf = (method: string, headers: IncomingHttpHeaders, validators: Validators): Verdict => {
  const { etag, lastModified } = validators
  const { "if-match": match, "if-none-match": noneMatch, range } = headers
  const ifRange = headers["if-range"]
  const modified = secondsOf(lastModified)
  if (match !== undefined) {
    if (!isListed(match, (tag) => tag === etag)) return "failed"
  } else if (modified > (dateOf(headers["if-unmodified-since"]) ?? modified)) return "failed"
  if (noneMatch !== undefined) {
    if (isKnown(noneMatch, etag)) return "unchanged"
  } else if (modified <= (dateOf(headers["if-modified-since"]) ?? Number.NEGATIVE_INFINITY)) return "unchanged"
  if (method !== "GET" || range === undefined) return "whole"
  return ifRange === undefined || isStillValid(String(ifRange), validators) ? "part" : "whole"
}
