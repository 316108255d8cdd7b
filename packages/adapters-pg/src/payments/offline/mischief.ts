/** What a real gateway does to its messages now and then, on purpose and so that a run can be replayed. */
import { Option } from "effect"

/** The shares of messages, from 0 to 1, that something is done to. */
export interface Mischief {
  /** The same seed does the same to the same message, counted from the first one in the database. */
  readonly seed: number
  /** Told once more, some time later. */
  readonly duplicate: number
  /** Told up to ten minutes late. */
  readonly delay: number
  /** Kept back, so that messages that were written later are told before it. */
  readonly reorder: number
}

const longestMillis = 10 * 60_000

/** A number from 0 up to 1 that depends on nothing but these three; splitmix32 on their mixture. */
const drawn = (seed: number, number: bigint, purpose: number): number => {
  let state = (seed ^ Math.imul(Number(BigInt.asUintN(32, number)), 0x9e3779b1) ^ Math.imul(purpose, 0x85ebca6b)) >>> 0
  for (let round = 0; round < 2; round++) {
    state = (state + 0x9e3779b9) >>> 0
    state = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    state = Math.imul(state ^ (state >>> 15), 0x735a2d97)
    state = (state ^ (state >>> 15)) >>> 0
  }
  return state / 2 ** 32
}

/** When a message is told: at once where `waitMillis` is none, and again after `againMillis`. */
export interface Plan {
  readonly waitMillis: Option.Option<number>
  readonly againMillis: Option.Option<number>
}

export const honest: Plan = { waitMillis: Option.none(), againMillis: Option.none() }

/** What becomes of the message with this number. It is always told at least once. */
export const planOf = ({ delay, duplicate, reorder, seed }: Mischief, number: bigint): Plan => {
  const draw = (purpose: number) => drawn(seed, number, purpose)
  const millis = (purpose: number) => Math.ceil(draw(purpose) * longestMillis)
  return {
    waitMillis: draw(1) < delay ? Option.some(millis(2)) : draw(3) < reorder ? Option.some(0) : Option.none(),
    againMillis: draw(4) < duplicate ? Option.some(millis(5)) : Option.none()
  }
}

/** Where in its batch a message is told: as written, or anywhere. */
export const turnOf = (mischief: Mischief | undefined, number: bigint): number =>
  mischief !== undefined && drawn(mischief.seed, number, 6) < mischief.reorder
    ? drawn(mischief.seed, number, 7) * 2 ** 48
    : Number(number)
