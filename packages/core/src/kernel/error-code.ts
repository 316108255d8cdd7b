import { Predicate } from "effect"

/** The code of an error of Node, a driver or a library: "ENOENT", "HPE_HEADER_OVERFLOW", "40P01". */
export const errorCode = (error: unknown): string | undefined =>
  Predicate.hasProperty(error, "code") && Predicate.isString(error.code) ? error.code : undefined
