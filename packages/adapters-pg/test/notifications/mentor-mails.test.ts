import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { UserRepository } from "@mentorkit/core/identity/ports"
import { mentorApplied, mentorApproved, mentorRejected } from "@mentorkit/core/internal/notifications"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { mailed, mailedTo, mails } from "@mentorkit/test-kit/worlds/mails"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Layer, Option } from "effect"

describe.each(engines)("mails about mentors on %s", (_name, engine) => {
  layer(Layer.merge(world(engine), mails))((it) => {
    it.effect("tell every admin of an application, while it waits", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const addresses = ["root@example.test", "ops@example.test"]
        for (const email of addresses) yield* newUser({ email, roles: ["admin"] })
        yield* newUser({ email: "mentee@example.test" })
        const mentor = yield* newMentor({ approved: false })
        const sent = yield* mailed(mentorApplied, mentor)
        assert.sameMembers(
          sent.map(({ to }) => to),
          addresses
        )
        assert.include(sent[0]?.text, "Applicant: Maya Mentor\nHeadline: Staff engineer, twelve years in payments")
        yield* sql`update mentor_profiles set approval_status = 'approved' where id = ${mentor.mentorId}`
        assert.isEmpty(yield* mailed(mentorApplied, mentor))
      })
    )

    // Falls if who was to get it when it happened gets it, whatever has become of them.
    it.effect("tell only those who are admins still, each once", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const [kept, demoted, banned, suspended] = yield* Effect.forEach(
          ["kept", "demoted", "banned", "suspended"],
          (name) => newUser({ email: `${name}@example.test`, roles: ["admin"] })
        )
        const mentor = yield* newMentor({ approved: false })
        yield* sql`delete from user_roles where user_id = ${demoted!.userId}`
        yield* sql`update users set banned_at = created_at where id = ${banned!.userId}`
        yield* sql`update users set is_active = false where id = ${suspended!.userId}`
        const [mail, ...more] = yield* mailedTo(mentorApplied, mentor, kept!.userId)
        assert.strictEqual(mail?.to, "kept@example.test")
        assert.isEmpty(more)
        for (const gone of [demoted, banned, suspended])
          assert.isEmpty(yield* mailedTo(mentorApplied, mentor, gone!.userId))
        const everybody = (yield* mailed(mentorApplied, mentor)).map(({ to }) => to)
        assert.include(everybody, "kept@example.test")
        assert.notIncludeMembers(everybody, ["demoted@example.test", "banned@example.test", "suspended@example.test"])
      })
    )

    it.effect("tell the mentor of the decision", () =>
      Effect.gen(function* () {
        const mentor = yield* newMentor()
        const { email: to } = Option.getOrThrow(yield* (yield* UserRepository).find(mentor.userId))
        const [approved] = yield* mailed(mentorApproved, mentor)
        assert.deepInclude(approved, { to, subject: "You are a mentor now" })
        const [rejected] = yield* mailed(mentorRejected, { ...mentor, reason: "Tell us more about your work." })
        assert.deepInclude(rejected, { to, subject: "About your mentor application" })
        assert.include(rejected?.text, "Reason: Tell us more about your work.")
      })
    )
  })
})
