/** How values of PostgreSQL arrive in our code: the same on both engines. */

const text = (value: string) => value

/**
 * int8 becomes a bigint (amounts), dates stay "YYYY-MM-DD" (a day is no moment), numeric stays a decimal string.
 * The rest is what both drivers do by themselves: int4 a number, timestamptz a Date, json parsed, uuid text.
 */
export const typeParsers: Readonly<Record<number, (value: string) => unknown>> = {
  20: (value) => BigInt(value),
  1082: text,
  1083: text,
  1186: text,
  1700: text
}
