import type { DeliveryRefused, PeerAway } from "@mentorkit/core/kernel"
import { Cause, type Exit, Option } from "effect"

/** Whose fault a delivery says it was. */
export const failureKind = (
  exit: Exit.Exit<unknown, DeliveryRefused | PeerAway>
): "DeliveryRefused" | "PeerAway" | "a defect" | "none" => {
  if (exit._tag === "Success") return "none"
  return Option.match(Cause.failureOption(exit.cause), { onNone: () => "a defect", onSome: ({ _tag }) => _tag })
}
