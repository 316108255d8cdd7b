/** What is under way while the host's secret is changed, by the secrets of three hosts: before, meanwhile and afterwards. */
import { secrets } from "@mentorkit/adapters-node"
import { EmailVerificationId, PasswordResetId } from "@mentorkit/core/identity"
import {
  passwordResetToken,
  storedPasswordResetToken,
  storedVerificationToken,
  verificationToken
} from "@mentorkit/core/internal/identity"
import { derivedBeside, newMarkedText } from "@mentorkit/core/internal/kernel"
import { Secrets } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect, Option, Redacted } from "effect"
import { assert, describe, it } from "vitest"

const [one, two] = [Redacted.make("one ".repeat(8)), Redacted.make("two ".repeat(8))]
const before = secrets(one)
const changing = secrets(two, { previous: one })
const after = secrets(two)

const id = "00000000-0000-7000-8000-000000000001"
const at = DateTime.unsafeMake(0)
const hashOf = (text: string) => Effect.flatMap(Secrets, ({ hash }) => hash(text))
const row = (tokenHash: string) => ({ tokenHash, createdAt: at, expiresAt: at, userId: id as never })
const run = <A>(layer: typeof before, work: Effect.Effect<A, never, Secrets>) =>
  Effect.runPromise(Effect.provide(work, layer))

describe("a change of the host's secret", () => {
  // Falls where a mail is made of what the new secret derives: its link would lead nowhere.
  it.each([
    [
      "verification",
      verificationToken(EmailVerificationId.make(id)),
      (hash: string) => storedVerificationToken({ ...row(hash), id: EmailVerificationId.make(id) })
    ],
    [
      "reset",
      passwordResetToken(PasswordResetId.make(id)),
      (hash: string) => storedPasswordResetToken({ ...row(hash), id: PasswordResetId.make(id) })
    ]
  ] as const)("leaves a link for a %s that is mailed later what its row says", async (_name, made, stored) => {
    const token = await run(before, made)
    const tokenHash = await run(before, hashOf(token))
    assert.strictEqual(Option.getOrNull(await run(changing, stored(tokenHash))), token)
    assert.isTrue(Option.isNone(await run(after, stored(tokenHash))))
    const fresh = await run(changing, made)
    assert.strictEqual(Option.getOrNull(await run(after, stored(await run(changing, hashOf(fresh))))), fresh)
  })

  // Falls where the mark is not looked at: a new passkey would be kept under a handle that its authenticator never got.
  it("derives for what has begun what was derived when it began", async () => {
    const marked = await run(before, newMarkedText)
    const derived = await run(before, derivedBeside(marked, "a label"))
    assert.strictEqual(await run(changing, derivedBeside(marked, "a label")), derived)
    assert.notStrictEqual(await run(after, derivedBeside(marked, "a label")), derived)
    const fresh = await run(changing, newMarkedText)
    assert.strictEqual(
      await run(changing, derivedBeside(fresh, "a label")),
      await run(after, derivedBeside(fresh, "a label"))
    )
  })

  it("takes text without a mark for the present secret's, and marks text so that it can be sent as bytes", async () => {
    const plain = "r".repeat(43)
    assert.strictEqual(
      await run(changing, derivedBeside(plain, "a label")),
      await run(after, derivedBeside(plain, "a label"))
    )
    const marked = await run(changing, newMarkedText)
    assert.strictEqual(Buffer.from(marked, "base64url").toString("base64url"), marked)
    assert.notStrictEqual(await run(changing, newMarkedText), marked)
  })
})
