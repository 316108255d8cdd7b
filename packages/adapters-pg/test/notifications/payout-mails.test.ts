import { assert, describe, layer } from "@effect/vitest"
import { UserRepository } from "@mentorkit/core/identity/ports"
import * as notifications from "@mentorkit/core/internal/notifications"
import { Withdrawals } from "@mentorkit/core/withdrawals"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { ask, newAdmin, newPayee } from "@mentorkit/test-kit/payouts/withdrawals"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { mailed, mails } from "@mentorkit/test-kit/worlds/mails"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Layer, Option } from "effect"

describe.each(engines)("mails about withdrawals on %s", (_name, engine) => {
  layer(Layer.merge(world(engine), mails))((it) => {
    it.effect("tell every admin of a request while it waits, without the account's number", () =>
      Effect.gen(function* () {
        const { approveWithdrawal } = yield* Withdrawals
        const addresses = ["root@example.test", "ops@example.test"]
        for (const email of addresses) yield* newUser({ email, roles: ["admin"] })
        const { mentor, mentorId } = yield* newPayee()
        const { id: withdrawalId } = (yield* ask(mentor)).withdrawal
        const sent = yield* mailed(notifications.withdrawalRequested, { withdrawalId, mentorId })
        assert.sameMembers(
          sent.map(({ to }) => to),
          addresses
        )
        assert.strictEqual(sent[0]?.subject, "Maya Mentor asks for $60.00")
        assert.include(sent[0]?.text, "Amount: $60.00\nPayout method: Nagad 017****5678")
        assert.notInclude(JSON.stringify(sent), "01712345678")
        yield* approveWithdrawal(yield* newAdmin, { id: withdrawalId })
        assert.isEmpty(yield* mailed(notifications.withdrawalRequested, { withdrawalId, mentorId }))
      })
    )

    it.effect("tell the mentor of everything that is decided, with its reason or reference", () =>
      Effect.gen(function* () {
        const kit = yield* Withdrawals
        const [admin, { mentor, mentorId, userId }] = [yield* newAdmin, yield* newPayee()]
        const { email: to } = Option.getOrThrow(yield* (yield* UserRepository).find(userId))
        const asked = Effect.map(ask(mentor), ({ withdrawal }) => withdrawal.id)

        const first = yield* asked
        yield* kit.approveWithdrawal(admin, { id: first })
        const [approved] = yield* mailed(notifications.withdrawalApproved, { withdrawalId: first, mentorId })
        assert.deepInclude(approved, { to, subject: "Your withdrawal of $60.00 is approved" })
        yield* kit.processWithdrawal(admin, { id: first })
        yield* kit.payWithdrawal(admin, { id: first, reference: "TRX-4711" })
        const [paid] = yield* mailed(notifications.withdrawalPaid, { withdrawalId: first, mentorId })
        assert.deepInclude(paid, { to, subject: "We have sent you $60.00" })
        assert.include(paid?.text, "Payout method: Nagad 017****5678\nReference: TRX-4711")

        const second = yield* asked
        yield* kit.rejectWithdrawal(admin, { id: second, reason: "The name differs" })
        const [rejected] = yield* mailed(notifications.withdrawalRejected, { withdrawalId: second, mentorId })
        assert.deepInclude(rejected, { to, subject: "Your withdrawal of $60.00 was not approved" })
        assert.include(rejected?.text, "Reason: The name differs")

        const third = yield* asked
        yield* kit.approveWithdrawal(admin, { id: third })
        yield* kit.failWithdrawal(admin, { id: third, reason: "Unknown account" })
        const [failed] = yield* mailed(notifications.withdrawalFailed, { withdrawalId: third, mentorId })
        assert.deepInclude(failed, { to, subject: "Your withdrawal of $60.00 has failed" })
        assert.include(failed?.text, "Reason: Unknown account")
      })
    )
  })
})
