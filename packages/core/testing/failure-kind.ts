import type { DeliveryRefused, PeerUnavailable } from "@mentorkit/core/kernel"
import { Cause, type Exit, Option } from "effect"

/** Whose fault a delivery says it was. */
export const failureKind = (
  exit: Exit.Exit<unknown, DeliveryRefused | PeerUnavailable>
): "DeliveryRefused" | "PeerUnavailable" | "a defect" | "none" => {
  if (exit._tag === "Success") return "none"
  return Option.match(Cause.failureOption(exit.cause), { onNone: () => "a defect", onSome: ({ _tag }) => _tag })
}
