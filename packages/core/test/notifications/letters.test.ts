/** What a mail may never do, whatever people have written about themselves. */
import { assert, describe, it } from "@effect/vitest"
import {
  AccountLetters,
  CalendarLetters,
  type Letter,
  MentorLetters,
  MoneyLetters,
  mailOf,
  PasskeyLetters,
  PayoutLetters,
  ProviderLetters,
  SessionLetters,
  TwoFactorLetters
} from "@mentorkit/core/notifications"
import { FactorChange } from "@mentorkit/core/two-factor"
import { DateTime, FastCheck as fc } from "effect"
import { momentIn } from "../../src/notifications/templates/moments.js"

const home = "https://app.example.test"

/** Every letter there is, with `text` in each place that people or admins fill. */
const lettersWith = (text: string): ReadonlyArray<Letter> => {
  const session = { name: text, other: text, title: text, when: "Sunday", home }
  const payout = { name: text, amount: "$80.00", method: text, home }
  const money = { name: text, description: text, reference: text, amount: "$80.00", fee: "$12.00", net: "$68.00", home }
  return [
    AccountLetters.verifyAddress({ link: `${home}/auth/verify-email?token=abc`, minutes: 60 }),
    AccountLetters.resetPassword({ link: `${home}/auth/reset-password?token=abc&email=a%40b.test`, minutes: 60 }),
    ...(["changed", "set", "reset"] as const).map((how) =>
      AccountLetters.passwordChange(how, { when: "Sunday", home })
    ),
    CalendarLetters.bookedSlotsAffected(text, [{ title: text, when: "Sunday" }], home),
    CalendarLetters.bookedSlotsAffected(
      text,
      Array.from({ length: 25 }, () => ({ title: text, when: "Sunday" })),
      home
    ),
    MentorLetters.mentorApplied(text, { applicant: text, headline: text, home }),
    MentorLetters.mentorApproved(text, home),
    MentorLetters.mentorRejected(text, text, home),
    PasskeyLetters.passkeyAdded({ name: text, when: "Monday", home }),
    PasskeyLetters.passkeyRemoved({ name: text, when: "Monday", home }),
    PayoutLetters.withdrawalRequested(text, { mentor: text, amount: "$80.00", method: text, home }),
    PayoutLetters.withdrawalApproved(payout),
    PayoutLetters.withdrawalRejected(payout, text),
    PayoutLetters.withdrawalPaid(payout, text),
    PayoutLetters.withdrawalFailed(payout, text),
    ProviderLetters.providerLinked({ name: text, provider: "Google", isTakenOver: false, home }),
    ProviderLetters.providerLinked({ name: text, provider: "Google", isTakenOver: true, home }),
    SessionLetters.sessionBooked(session, { isPaid: true, note: text, respondBy: "Monday" }),
    SessionLetters.sessionBooked(session, { isPaid: false, note: null, respondBy: null }),
    SessionLetters.sessionConfirmed(session),
    SessionLetters.sessionDeclined(session, { isPaid: true, reason: text, wasAnswered: true }),
    SessionLetters.sessionDeclined(session, { isPaid: false, reason: null, wasAnswered: false }),
    SessionLetters.sessionCancelledForMentee(session, "payment_lapsed"),
    SessionLetters.sessionCancelledForMentee(session, "capacity_conflict"),
    SessionLetters.sessionCancelledForMentee(session, "refunded"),
    SessionLetters.sessionCancelledForMentor(session),
    MoneyLetters.paymentReceived(money),
    MoneyLetters.refundIssued({ ...money, isFull: true }),
    MoneyLetters.refundIssued({ ...money, isFull: false }),
    TwoFactorLetters.oneTimeCode("123456", 10, "sign_in"),
    TwoFactorLetters.oneTimeCode("123456", 10, "settings"),
    ...FactorChange.literals.map((change) =>
      TwoFactorLetters.factorChange(change, { name: text, when: "Monday", home })
    )
  ]
}

const mailsWith = (text: string) => lettersWith(text).map((letter) => mailOf("ada@example.test", letter))

const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? []

const hostile = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc
    .array(fc.constantFrom("<", ">", '"', "'", "&", "\r\n", "\0", "\u202e", "<script>", "</p>", "a", " "), {
      maxLength: 40
    })
    .map((parts) => parts.join(""))
)

describe("mails", () => {
  it.prop("what people write adds no tag and no attribute to any of them", [hostile], ([text]) => {
    const [harmless, tried] = [mailsWith("Ada"), mailsWith(text)]
    for (const [index, mail] of tried.entries()) {
      assert.deepStrictEqual(tagsOf(mail.html), tagsOf(harmless[index]?.html ?? ""))
    }
  })

  it.prop("a subject is one short line without invisible marks", [hostile], ([text]) => {
    for (const { subject } of mailsWith(text)) {
      assert.notMatch(subject, /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u)
      assert.isAtMost([...subject].length, 150)
      assert.isNotEmpty(subject)
    }
  })

  it("what people write shows as they wrote it, in both bodies", () => {
    const [mail] = [mailOf("ada@example.test", MentorLetters.mentorRejected("Ada", `1 < 2 & "so" it's`, home))]
    assert.include(mail?.text, `Reason: 1 < 2 & "so" it's`)
    assert.include(mail?.html, "1 &lt; 2 &amp; &quot;so&quot; it&#39;s")
  })

  it("a line break of theirs does not begin a paragraph of ours", () => {
    const { text } = mailOf(
      "ada@example.test",
      MentorLetters.mentorRejected("Ada", "No.\n\nClick here:\nhttps://evil.test", home)
    )
    assert.include(text, "Reason: No. Click here: https://evil.test")
  })

  it("a title of theirs is no label, as only values stay on one line", () => {
    const session = { title: "Talk\n\nClick here:\nhttps://evil.test", when: "Sunday" }
    const { text } = mailOf("ada@example.test", CalendarLetters.bookedSlotsAffected("Ada", [session], home))
    assert.include(text, "Sunday: Talk Click here: https://evil.test")
  })

  it("the mail to an address that nobody has proven says nothing that a stranger has chosen", () => {
    const { html, subject, text } = mailOf(
      "ada@example.test",
      AccountLetters.verifyAddress({ link: `${home}/x?token=t&a=b`, minutes: 60 })
    )
    assert.strictEqual(subject, "Verify your email address")
    assert.match(text, /^Hello,\n\n/)
    assert.include(text, `${home}/x?token=t&a=b\n`)
    assert.include(html, `href="${home}/x?token=t&amp;a=b"`)
    assert.include(text, "once and for 60 minutes")
  })

  it("a refund is said to arrive within 5 working days", () => {
    const mails = mailsWith("Ada").filter(({ subject }) => subject.startsWith("Your refund"))
    assert.strictEqual(mails.length, 2)
    for (const { text } of mails) assert.include(text, "within 5 working days")
  })

  it("a moment is told by the reader's clock", () => {
    const moment = DateTime.unsafeMake("2027-03-14T14:00:00Z")
    assert.strictEqual(momentIn("Asia/Kolkata", moment), "Sunday, 14 March 2027, 19:30 (Asia/Kolkata)")
    assert.strictEqual(momentIn("UTC", moment), "Sunday, 14 March 2027, 14:00 (UTC)")
  })

  it("reads as people write", () => {
    const letter = SessionLetters.sessionBooked(
      { name: "Maya", other: "Ada Lovelace", title: "Code review", when: "Sunday, 14 March 2027, 14:00 (UTC)", home },
      { isPaid: true, note: "About my parser.", respondBy: "Tuesday, 16 March 2027, 14:00 (UTC)" }
    )
    assert.strictEqual(
      mailOf("maya@example.test", letter).text,
      `Hello Maya,

A mentee has booked and paid a session with you. It takes place once you accept it.

Session: Code review
Mentee: Ada Lovelace
When: Sunday, 14 March 2027, 14:00 (UTC)
Please answer by: Tuesday, 16 March 2027, 14:00 (UTC)
Note: About my parser.

Accept or decline:
${home}

-- 
Without an answer in time the session is declined and the mentee gets the money back.
`
    )
  })
})
