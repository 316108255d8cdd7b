import { Effect, Option } from "effect"
import type { MentorId } from "../kernel/index.js"

/** Another mentor's row is reported as not found. */
export const findOwn =
  <A extends { readonly mentorId: MentorId }, E>(mentorId: MentorId, notFound: () => E) =>
  (found: Effect.Effect<Option.Option<A>>): Effect.Effect<A, E> =>
    Effect.flatMap(found, (one) =>
      Effect.mapError(
        Option.filter(one, (its) => its.mentorId === mentorId),
        notFound
      )
    )
