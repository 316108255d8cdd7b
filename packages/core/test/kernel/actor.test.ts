/** Who may call what, and what transports are told that the others are refused with. */
import { authorize, type Caller, guest, MentorId, UserId } from "@mentorkit/core/kernel"
import { refusals } from "@mentorkit/core/kernel/ports"
import { Either } from "effect"
import { assert, describe, it } from "vitest"

const userId = UserId.make("0197f8a0-0000-7000-8000-000000000001")
const mentorId = MentorId.make("0197f8a0-0000-7000-8000-000000000002")
const callers: ReadonlyArray<Caller> = [
  guest,
  { _tag: "Pending", userId, tokenId: "t" },
  { _tag: "User", userId, roles: [] },
  { _tag: "User", userId, roles: ["mentor"], mentorId },
  { _tag: "User", userId, roles: ["admin"] }
]

describe("authorize", () => {
  // Falls where an access is refused with something that its transports do not tell, and the other way round.
  it.each(["public", "pending", "user", "mentor", "admin"] as const)("refuses %s with what is told of it", (access) => {
    const met = callers.flatMap((caller) =>
      Either.match(authorize(access, caller), { onLeft: ({ _tag }) => [_tag], onRight: () => [] })
    )
    assert.sameMembers(
      [...new Set(met)],
      refusals[access].map(({ _tag }) => _tag)
    )
  })
})
