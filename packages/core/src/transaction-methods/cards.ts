/** Card data that may be kept, derived from a number that is then dropped. Pure. */
import type { DateTime } from "effect"

/** The stored part of a card. */
export interface Card {
  readonly brand: string
  readonly lastFour: string
  /** "2028-12"; null where its type does not ask for it. */
  readonly expiry: string | null
  readonly holderName: string | null
}

/** Brand by number prefix (ISO/IEC 7812); the first match counts. */
const brands: ReadonlyArray<readonly [brand: string, prefix: RegExp]> = [
  ["American Express", /^3[47]/],
  ["Diners Club", /^3(?:0[0-5]|[689])/],
  ["JCB", /^35(?:2[89]|[3-8])/],
  ["Visa", /^4/],
  ["Mastercard", /^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
  ["Discover", /^6(?:011|4[4-9]|5)/],
  ["UnionPay", /^62/]
]

export const brandOf = (digits: string): string => brands.find(([, prefix]) => prefix.test(digits))?.[0] ?? "Card"

/** The digits of a card number, without spaces and hyphens; undefined unless 13 to 19. */
export const cardDigits = (text: string): string | undefined => {
  const digits = text.replace(/[ -]/g, "")
  return /^\d{13,19}$/.test(digits) ? digits : undefined
}

/** ISO/IEC 7812-1, annex B: every second digit from the right counts double, less 9 above 9. */
export const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weight = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (weight > 9 ? weight - 9 : weight)
  }, 0)
  return sum % 10 === 0
}

export interface CardMonth {
  readonly year: number
  readonly month: number
}

/** "12/28", "12/2028", and "2028-12" as browsers' month fields say it. */
export const cardMonth = (text: string): CardMonth | undefined => {
  const [, month, year] = /^(0[1-9]|1[0-2]) ?\/ ?((?:20)?\d\d)$/.exec(text) ?? []
  if (month !== undefined && year !== undefined) return { year: Number(year.slice(-2)) + 2000, month: Number(month) }
  const [, ofYear, inMonth] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(text) ?? []
  return ofYear === undefined ? undefined : { year: Number(ofYear), month: Number(inMonth) }
}

const monthsOf = ({ month, year }: CardMonth) => year * 12 + month

/** A card is good until the end of its month. */
export const isPast = (expiry: CardMonth, now: DateTime.Utc): boolean => {
  const today = new Date(now.epochMillis)
  return monthsOf(expiry) < monthsOf({ year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 })
}

export const monthText = ({ month, year }: CardMonth): string => `${year}-${String(month).padStart(2, "0")}`
