/** Mails as mail programs show them: nothing reaches out of a narrow window, nothing is pale, nothing is fetched. */

import {
  AccountLetters,
  CalendarLetters,
  CancellationLetters,
  english,
  type Letter,
  MentorLetters,
  mailOf,
  PasskeyLetters,
  ReminderLetters,
  type SessionFacts,
  SessionLetters,
  TwoFactorLetters
} from "@mentorkit/core/internal/notifications"
import axe, { type AxeResults } from "axe-core"
import { assert, it } from "vitest"
import { describeInChromium } from "../support/chromium.js"

const name = "Maximiliana Alexandrovna Featherstonehaugh-Cholmondeley"
const change = {
  name,
  when: "Wednesday, 30 September 2026, 15:00 (Europe/Copenhagen)",
  url: "https://app.example.com"
}
const link = `https://app.example.com/auth/reset-password?token=${"x".repeat(43)}&email=${"y".repeat(80)}%40example.com`

const time = {
  own: "Wednesday, 30 September 2026, 15:00 (America/Argentina/Buenos_Aires, UTC-03:00)",
  others: "Wednesday, 30 September 2026, 23:45 (Asia/Kathmandu)"
}
const session: SessionFacts = {
  name,
  side: "mentee",
  other: name,
  title: "W".repeat(255),
  times: Array.from({ length: 12 }, () => time),
  meetingUrl: `https://meet.example.com/mentorkit-${"x".repeat(43)}`,
  links: { booking: change.url, mentor: change.url, earnings: change.url }
}
const outcome = { paid: "$80.00", back: "$72.00", kept: "$8.00" }

const letters: Readonly<Record<string, Letter>> = {
  "a link to verify an address": AccountLetters.verifyAddress({ link, minutes: 60 }),
  "a link to reset a password": AccountLetters.resetPassword({ link, minutes: 60 }),
  "a changed password": AccountLetters.passwordChange("changed", change),
  "a code": TwoFactorLetters.oneTimeCode("493027", 10, "sign_in"),
  "a change of factors": TwoFactorLetters.factorChange("backup_code_used", change),
  "a passkey": PasskeyLetters.passkeyAdded(change),
  farewell: AccountLetters.accountErased(),
  "booked sessions outside the hours": CalendarLetters.bookedSlotsAffected(
    name,
    Array.from({ length: 25 }, (_, n) => ({ title: n === 0 ? "W".repeat(255) : "Career talk", when: change.when })),
    change.url
  ),
  "a confirmed session with a long note": SessionLetters.sessionConfirmed(
    session,
    `<b>Hello</b>\n\n${"W".repeat(255)}\n- one\n- two\n\n${"Please read this before. ".repeat(90)}`
  ),
  "a cancelled session": CancellationLetters.sessionCancelledForMentor(
    { ...session, side: "mentor" },
    { because: "cancelled_by_mentee", wasAccepted: true, reason: "<i>W</i>".repeat(60), outcome }
  ),
  "a follow-up to find a date for": ReminderLetters.followUpReminder(session, {
    left: 51,
    of: 52,
    from: time.own,
    until: time.own
  }),
  "an application with endless words": MentorLetters.mentorApplied(name, {
    applicant: "W".repeat(255),
    headline: "<b>Look</b> & ".repeat(30),
    url: change.url
  })
}

const entry = {
  title: "W".repeat(255),
  body: "<b>Look</b> & ".repeat(30),
  url: `https://example.com/${"w".repeat(200)}`
}
const digest = english.digest.letter(
  name,
  [
    { heading: "Sessions", entries: [entry, { ...entry, url: null }] },
    { heading: "Payments", entries: [{ ...entry, body: "" }] }
  ],
  { told: 3, untold: 7, inboxUrl: change.url }
)

const stop = { category: "W".repeat(60), url: `https://api.example.com/unsubscribe/${"w".repeat(100)}` }

describeInChromium("mails in a real browser", (browser) => {
  it.each(Object.entries({ ...letters, "a digest": digest }))(
    "%s is readable in a wide and in a narrow window",
    async (_name, letter) => {
      const { html } = mailOf("ada@example.com", letter, english.frame, stop)
      for (const width of [800, 320]) {
        const context = await browser().newContext({ viewport: { width, height: 700 } })
        const page = await context.newPage()
        const asked: Array<string> = []
        page.on("request", (request) => asked.push(request.url()))
        await page.setContent(html)
        const overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        // Falls without `overflow-wrap` in the letter.
        assert.strictEqual(await page.evaluate(overflow), 0, `${width} pixels`)
        await page.evaluate(axe.source)
        // A mail is no page: it has no landmarks and no heading.
        const rules = Object.fromEntries(
          ["region", "page-has-heading-one", "landmark-one-main"].map((id) => [id, { enabled: false }])
        )
        const { violations } = (await page.evaluate(`axe.run(${JSON.stringify({ rules })})`)) as AxeResults
        assert.deepStrictEqual(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`),
          []
        )
        assert.deepStrictEqual(asked, [])
        await context.close()
      }
    }
  )
})
