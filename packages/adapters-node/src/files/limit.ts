import { FileTooLarge } from "@mentorkit/core/kernel/ports"
import { Effect, Stream } from "effect"

/** Fails as soon as more has come than is allowed, and counts what has come. */
export const limited = <E, R>(
  bytes: Stream.Stream<Uint8Array, E, R>,
  maxBytes: number = Number.POSITIVE_INFINITY
): { readonly bytes: Stream.Stream<Uint8Array, E | FileTooLarge, R>; readonly size: () => number } => {
  let size = 0
  return {
    bytes: Stream.tap(bytes, (piece) => {
      size += piece.length
      return size > maxBytes ? new FileTooLarge({ maxBytes }) : Effect.void
    }),
    size: () => size
  }
}
