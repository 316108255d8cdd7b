/** What a mail may never do, whatever people have written about themselves. */
import { assert, describe, it } from "@effect/vitest"
import {
  AccountLetters,
  CalendarLetters,
  english,
  type Letter,
  MentorLetters,
  mailOf,
  type SessionFacts,
  SessionLetters
} from "@mentorkit/core/internal/notifications"
import { DateTime } from "effect"
import { momentIn } from "../../src/notifications/templates/moments.js"
import { de as german } from "../../src/notifications/texts/de/index.js"
import { lettersWith } from "./every-letter.js"
import { times } from "./every-session-letter.js"
import { hostile, tagsOf } from "./hostile.js"

const url = "https://app.example.test"

const stop = { category: "Sessions", url: "https://api.example.test/unsubscribe/token" }

const mailTo = (to: string, letter: Letter) => mailOf(to, letter, english.frame, stop)

const links = { booking: url, mentor: url, earnings: url }

const mailsWith = (text: string) =>
  lettersWith(english.letters, text).map((letter) => mailTo("ada@example.test", letter))

const mentee: SessionFacts = {
  name: "Ada",
  side: "mentee",
  other: "Maya",
  title: "Code review",
  times,
  meetingUrl: null,
  links
}

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
    const [mail] = [mailTo("ada@example.test", MentorLetters.mentorRejected("Ada", `1 < 2 & "so" it's`, url))]
    assert.include(mail?.text, `Reason: 1 < 2 & "so" it's`)
    assert.include(mail?.html, "1 &lt; 2 &amp; &quot;so&quot; it&#39;s")
  })

  it("a line break of theirs does not begin a paragraph of ours", () => {
    const { text } = mailTo(
      "ada@example.test",
      MentorLetters.mentorRejected("Ada", "No.\n\nClick here:\nhttps://evil.test", url)
    )
    assert.include(text, "Reason: No. Click here: https://evil.test")
  })

  it("a title of theirs is no label, as only values stay on one line", () => {
    const session = { title: "Talk\n\nClick here:\nhttps://evil.test", when: "Sunday" }
    const { text } = mailTo("ada@example.test", CalendarLetters.bookedSlotsAffected("Ada", [session], url))
    assert.include(text, "Sunday: Talk Click here: https://evil.test")
  })

  it("the mail to an address that nobody has proven says nothing that a stranger has chosen", () => {
    const { html, subject, text } = mailTo(
      "ada@example.test",
      AccountLetters.verifyAddress({ link: `${url}/x?token=t&a=b`, minutes: 60 })
    )
    assert.strictEqual(subject, "Verify your email address")
    assert.match(text, /^Hello,\n\n/)
    assert.include(text, `${url}/x?token=t&a=b\n`)
    assert.include(html, `href="${url}/x?token=t&amp;a=b"`)
    assert.include(text, "once and for 60 minutes")
  })

  it("a refund is said to arrive within 5 working days", () => {
    const mails = mailsWith("Ada").filter(({ subject }) => subject.startsWith("Your refund"))
    assert.strictEqual(mails.length, 2)
    for (const { text } of mails) assert.include(text, "within 5 working days")
  })

  it("what people write at length keeps its paragraphs, and each of its lines is marked", () => {
    const note = "Hello!\r\n\r\n\n\nClick here:\nhttps://evil.test\u2028-- \n<b>1 < 2</b>\n\n"
    const mail = mailTo("ada@example.test", SessionLetters.sessionConfirmed(mentee, note))
    assert.include(
      mail.text,
      "Note from your mentor:\n> Hello!\n>\n> Click here:\n> https://evil.test\n> --\n> <b>1 < 2</b>\n\nView your"
    )
    assert.include(mail.html, "Hello!\n\nClick here:\nhttps://evil.test\n--\n&lt;b&gt;1 &lt; 2&lt;/b&gt;</blockquote>")
    const long = mailTo("ada@example.test", SessionLetters.sessionConfirmed(mentee, "💡".repeat(6000)))
    assert.include(long.text, `> ${"💡".repeat(4999)}…\n`)
  })

  // Falls if a quote's lines are not marked, or if one of its line breaks is not known as such.
  it.prop("no line of a mail begins with what somebody else has written", [hostile], ([text]) => {
    const linesOf = (quote: string) =>
      mailTo("ada@example.test", SessionLetters.sessionConfirmed(mentee, quote)).text.split(
        /[\n\v\f\r\u0085\u2028\u2029]/
      )
    const ours = (lines: ReadonlyArray<string>) => lines.filter((line) => !line.startsWith(">"))
    assert.deepStrictEqual(ours(linesOf(text)), ours(linesOf("Hello")))
  })

  it("a moment is told by the reader's clock", () => {
    const moment = DateTime.unsafeMake("2027-03-14T14:00:00Z")
    const at = (timeZone: string, locale: string, { momentFormat } = english) =>
      momentIn(timeZone, moment, { locale, momentFormat })
    assert.strictEqual(at("Asia/Kolkata", "en"), "Sunday, 14 March 2027, 19:30 (Asia/Kolkata)")
    assert.strictEqual(at("UTC", "en"), "Sunday, 14 March 2027, 14:00 (UTC)")
  })

  it("reads as people write", () => {
    const letter = SessionLetters.sessionBooked(
      { ...mentee, side: "mentor", name: "Maya", other: "Ada Lovelace" },
      {
        terms: "paid",
        price: "$80.00",
        note: "About my parser.",
        isAnswered: false,
        respondBy: "Tuesday, 16 March 2027, 14:00 (UTC)"
      }
    )
    assert.strictEqual(
      mailTo("maya@example.test", letter).text,
      `Hello Maya,

A mentee has booked and paid a session with you. It takes place once you accept it.

Session: Code review
Mentee: Ada Lovelace
When: Sunday, 14 March 2027, 14:00 (UTC)
Mentee's time: Sunday, 14 March 2027, 15:00 (Europe/Berlin)
Price: $80.00
Please answer by: Tuesday, 16 March 2027, 14:00 (UTC)

Note from your mentee:
> About my parser.

Accept or decline:
${url}

-- 
Without an answer in time the session is declined and the mentee gets the money back.

You get this mail because mails about “Sessions” are on in your settings.
Stop these mails: ${stop.url}
`
    )
  })

  // Falls where the end of a mail is left to each letter, or said in English only.
  it("end with why they come and how they stop, or that they cannot be stopped, in the reader's language", () => {
    const letter = AccountLetters.verifyAddress({ link: url, minutes: 60 })
    const lastOf = ({ text }: { readonly text: string }) => text.trimEnd().split("\n").slice(-2)
    for (const { frame, labels } of [english, german]) {
      const category = labels.categories.sessions.label
      const stoppable = mailOf("ada@example.test", letter, frame, { ...stop, category })
      assert.deepStrictEqual(lastOf(stoppable), [frame.whyCategory(category), `${frame.stop}: ${stop.url}`])
      assert.include(stoppable.html, `href="${stop.url}"`)
      const always = mailOf("ada@example.test", letter, frame)
      assert.strictEqual(lastOf(always)[1], frame.whyAlways)
      assert.include(always.html, frame.whyAlways)
      assert.notInclude(always.text + always.html, frame.stop)
    }
    assert.notStrictEqual(german.frame.whyAlways, english.frame.whyAlways)
  })
})
