/** Rules of confirmations across fields. */
import { type Problem, prohibitedProblem, type RawInput, requiredProblem } from "../kernel/index.js"

const proofs = ["password", "method", "credential"] as const

/** A password is left as it is typed, so nothing at all is no null yet. */
const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ""

/** Exactly one proof: of two it would be unclear which one was wrong. */
export const exactlyOneProof = (raw: RawInput): ReadonlyArray<Problem> => {
  const [first, ...others] = proofs.filter((field) => isGiven(raw[field]))
  const hasCode = isGiven(raw["code"])
  if (first === undefined)
    return hasCode
      ? [requiredProblem(["method"])]
      : [
          {
            path: ["password"],
            message: "The password field is required when none of method / credential are present."
          }
        ]
  const tooMany = others.map((field) => prohibitedProblem([field]))
  if (first !== "method") return hasCode ? [...tooMany, prohibitedProblem(["code"])] : tooMany
  // Backup codes are written down; there is none to send.
  return raw["method"] === "backup_code" && !hasCode ? [...tooMany, requiredProblem(["code"])] : tooMany
}
