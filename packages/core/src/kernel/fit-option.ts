/** What a constructor says about an option that it cannot work with: at once, by name, and never with the value. */
import { Redacted } from "effect"

/** How secrets of the host's own are made. */
const ownSecret = "Make one with: openssl rand -hex 32"

interface Wanted {
  /** Of characters; 1 unless told. */
  readonly atLeast?: number
  /** Where to get one. */
  readonly from?: string
}

/**
 * Throws unless the option has so many characters. `name` is the option as it stands in the call:
 * "offlineGateway({ secret })". Called before there is a layer, so that it fails where the option is written and not
 * where the layer is built, which may be at the first request.
 */
export const requireOption = (
  name: string,
  value: string | Redacted.Redacted | undefined,
  { atLeast = 1, from }: Wanted = {}
): void => {
  const text: unknown = Redacted.isRedacted(value) ? Redacted.value(value) : value
  const length = typeof text === "string" && text.trim() !== "" ? text.length : 0
  if (length >= atLeast) return
  const problem = length === 0 ? "is empty" : `has ${length} characters`
  const wish = atLeast === 1 ? "" : `, and takes ${atLeast} at least`
  throw new Error(`${name} ${problem}${wish}.${from === undefined ? "" : ` ${from}`}`)
}

/** The same for a secret that the embedder makes. */
export const requireSecret = (name: string, value: Redacted.Redacted, atLeast: number): void =>
  requireOption(name, value, { atLeast, from: ownSecret })
