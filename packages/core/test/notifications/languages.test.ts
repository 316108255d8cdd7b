/** One catalogue, all of it in German, and what somebody gets whose language is not there. */
import { assert, describe, it } from "@effect/vitest"
import {
  english,
  type Letter,
  mailOf,
  NotificationTexts,
  type SessionFacts
} from "@mentorkit/core/internal/notifications"
import { Currency } from "@mentorkit/core/kernel"
import { DateTime, Effect } from "effect"
import type { ToldType } from "../../src/notifications/facts.js"
import { makeCatalogue, makeTextsFor } from "../../src/notifications/texts/catalogue.js"
import { de } from "../../src/notifications/texts/de/index.js"
import type { Formats } from "../../src/notifications/texts/formats.js"
import type { OwnLanguage } from "../../src/notifications/texts/language.js"
import type { RowText, Told } from "../../src/notifications/texts/row-texts.js"
import { notificationTypes } from "../../src/notifications/types.js"
import { lettersWith } from "./every-letter.js"
import { factsOfEvery, filledIn } from "./every-row.js"
import { hostile, tagsOf } from "./hostile.js"

const catalogueWith = (...own: ReadonlyArray<OwnLanguage>) =>
  Effect.runSync(Effect.provideService(makeCatalogue, NotificationTexts, own))
const ours = catalogueWith()

const at = DateTime.unsafeMake("2027-03-14T14:00:00Z")
const readerIn = (locale: string) => ({ locale, timeZone: "Europe/Berlin" })
const eur = (minor: bigint) => ({ minor, currency: Currency.make("EUR") })
/** Intl puts spaces into amounts at which no line breaks. */
const spaced = (text: string) => text.replaceAll("\u00a0", " ")

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
/** Said alike in both languages. */
const inBoth = wordsOf(
  "mentor mentee mentees passkey passkeys backup code codes authenticator bank mail link minute support"
)

const assertTranslated = (german: string, inEnglish: string, values: ReadonlyArray<string>) => {
  const [known, others] = [wordsOf(values.join(" ")), wordsOf(inEnglish)]
  const left = [...wordsOf(german)].filter((word) => others.has(word) && !known.has(word) && !inBoth.has(word))
  assert.deepStrictEqual(left, [], `${inEnglish} / ${german}`)
}

/** A row, and what was written into it by the reader's formats. */
const rowIn = (locale: string, type: ToldType, told: Pick<Told, "facts" | "role" | "sender"> & Partial<Told>) => {
  const { say, ...formats } = ours.rowFor(type, readerIn(locale)) ?? assert.fail(`${type} is not told.`)
  const written: Array<{ readonly what: string; readonly as: string }> = []
  const noted =
    <A>(format: (value: A) => string, what: (value: A) => string) =>
    (value: A) => {
      const as = format(value)
      written.push({ what: what(value), as: spaced(as) })
      return as
    }
  const spied: Formats = {
    ...formats,
    moment: noted(formats.moment, DateTime.formatIso),
    time: noted(formats.time, DateTime.formatIso),
    money: noted(formats.money, ({ currency, minor }) => `${minor} ${currency}`)
  }
  const { body, title } = (say as (told: Told) => RowText)({ ...spied, others: 0, count: 1, ...told })
  return { title: spaced(title), body: spaced(body), written }
}

const toldTypes = Object.keys(factsOfEvery) as ReadonlyArray<ToldType>
const everyTold = toldTypes.flatMap((type) =>
  factsOfEvery[type].flatMap((facts) =>
    (["mentor", "mentee", null] as const).flatMap((role) =>
      ["Grace Hopper", null].map((sender) => ({ type, told: { facts, role, sender } }))
    )
  )
)

describe("German rows", () => {
  it("are there for every type that has one, as its label is for each of all types", () => {
    assert.sameMembers(Object.keys(de.rows), Object.keys(english.rows))
    assert.sameMembers(Object.keys(de.labels.types), Object.keys(notificationTypes))
    for (const [type, label] of Object.entries(de.labels.types)) assert.isNotEmpty(label, type)
  })

  it("say what the English ones say, in no word of theirs", () => {
    for (const { told, type } of everyTold) {
      const [german, inEnglish] = [rowIn("de", type, told), rowIn("en", type, told)]
      assert.isNotEmpty(german.title, type)
      assert.isNotEmpty(german.body, type)
      for (const part of ["title", "body"] as const) {
        assert.notStrictEqual(german[part], inEnglish[part], type)
        const values = [...filledIn, "Grace Hopper", ...german.written.map(({ as }) => as)]
        assertTranslated(german[part], inEnglish[part], values)
      }
      const whole = ({ body, title }: RowText) => `${title}\n${body}`
      const whatOf = ({ written }: typeof german) => [...new Set(written.map(({ what }) => what))].sort()
      assert.deepStrictEqual(whatOf(german), whatOf(inEnglish), type)
      for (const { as } of german.written) assert.include(whole(german), as)
      for (const value of [...filledIn, "Grace Hopper"])
        assert.strictEqual(whole(german).includes(value), whole(inEnglish).includes(value), `${type}: ${value}`)
      assert.notMatch(whole(german), /undefined|null|\[object|[A-Z]M\b/)
    }
  })

  it("write days, amounts and numbers as one does in German", () => {
    const cancelled = { ...factsOfEvery["session.cancelled"][0], was: "cancelled" }
    assert.deepInclude(rowIn("de", "session.cancelled", { facts: cancelled, role: "mentee", sender: null }), {
      title: "Sitzung abgesagt: Rust 101",
      body: "Ihre Sitzung am Sonntag, 14. März 2027, 15:00 Uhr findet nicht statt. Sie erhalten 80,00 € zurück."
    })
    const [one, two] = factsOfEvery["availability.booked_slots_affected"].map(
      (facts) => rowIn("de", "availability.booked_slots_affected", { facts, role: null, sender: null }).body
    )
    assert.match(one ?? "", /^Die Sitzung am Sonntag, 14\. März 2027, 15:00 Uhr liegt /)
    assert.match(two ?? "", /^2 Sitzungen liegen /)
  })

  it("say how many share a row, as the English ones do", () => {
    const titlesIn = (locale: string) =>
      [0, 1, 4].map(
        (others) => rowIn(locale, "feed.new_follower", { facts: {}, role: null, sender: "Ada", others }).title
      )
    assert.deepStrictEqual(titlesIn("en"), [
      "Ada follows you",
      "Ada and 1 other follow you",
      "Ada and 4 others follow you"
    ])
    assert.deepStrictEqual(titlesIn("de"), [
      "Ada folgt Ihnen",
      "Ada und eine weitere Person folgen Ihnen",
      "Ada und 4 weitere folgen Ihnen"
    ])
  })
})

const pairsWith = (text: string) => {
  const inEnglish = lettersWith(english.letters, text)
  return lettersWith(de.letters, text).map((german, index) => [german, inEnglish[index] as Letter] as const)
}

const withMarks = (letter: Letter, mark: string) =>
  Object.entries(letter).map(([part, value]) => [part, JSON.stringify(value).split(mark).length - 1] as const)

const labelsInBoth = new Set(["Mentor", "Mentee", "Passkeys"])

describe("German letters", () => {
  it("are the same as the English ones, of the same types", () => {
    const namesOf = (letters: object) =>
      Object.entries(letters).map(([type, named]) => [type, Object.keys(named)] as const)
    assert.deepStrictEqual(new Map(namesOf(de.letters)), new Map(namesOf(english.letters)))
  })

  it("say the same in other words", () => {
    for (const [german, inEnglish] of pairsWith("§1")) {
      const about = inEnglish.subject
      assert.notStrictEqual(german.subject, about)
      assert.strictEqual(german.paragraphs.length, inEnglish.paragraphs.length, about)
      assert.strictEqual(german.action?.url, inEnglish.action?.url, about)
      const [facts, others] = [german.facts ?? [], inEnglish.facts ?? []]
      assert.strictEqual(facts.length, others.length, about)
      for (const [index, [label]] of facts.entries()) {
        const other = others[index]?.[0] ?? ""
        // A label may be a moment, which the caller has written.
        if (other !== "Sunday" && !labelsInBoth.has(other)) assert.notStrictEqual(label, other, about)
      }
      const saidIn = ({ action, footnote, paragraphs, quote, subject }: Letter) =>
        [subject, ...paragraphs, action?.label, quote?.label, footnote].join(" ")
      assertTranslated(saidIn(german), saidIn(inEnglish), ["Google"])
    }
  })

  // Falls if a letter to an address that nobody has proven has a name in it, or what a stranger has chosen.
  it("name what people have filled in where the English ones do, and nowhere else", () => {
    for (const [german, inEnglish] of pairsWith("§1")) {
      assert.strictEqual(german.name, inEnglish.name, inEnglish.subject)
      assert.deepStrictEqual(new Map(withMarks(german, "§1")), new Map(withMarks(inEnglish, "§1")), inEnglish.subject)
    }
  })

  it("stand in a German frame", () => {
    for (const [german] of pairsWith("Ada")) {
      const { html, text } = mailOf("ada@example.test", german, de.frame)
      assert.include(html, '<html lang="de">')
      assert.match(text, german.name === null ? /^Hallo,\n/ : /^Hallo Ada,\n/)
      if (german.action !== undefined) assert.include(html, "Falls die Schaltfläche nicht funktioniert")
    }
  })

  it.prop("what people write adds no tag and no attribute to any of them", [hostile], ([text]) => {
    const mailsWith = (one: string) =>
      lettersWith(de.letters, one).map((letter) => mailOf("ada@example.test", letter, de.frame))
    const harmless = mailsWith("Ada")
    for (const [index, mail] of mailsWith(text).entries())
      assert.deepStrictEqual(tagsOf(mail.html), tagsOf(harmless[index]?.html ?? ""))
  })

  it("count minutes and moments, and name kinds of documents", () => {
    const { verifyAddress } = de.letters["auth.verify_email"]
    const validFor = (minutes: number) => verifyAddress({ link: "https://app.example.test", minutes }).footnote
    assert.include(validFor(1), "eine Minute lang gültig")
    assert.include(validFor(60), "60 Minuten lang gültig")
    const text = de.letters["auth.two_factor_sms"].oneTimeCodeText("123456", 10)
    assert.match(text, /^123456 ist Ihr Code\..*10 Minuten/)
    // What fits into one message.
    assert.isAtMost(text.length, 160)
    const { documentApproved } = de.letters["mentor.document_reviewed"]
    const document = { type: "id_card", fileName: "scan.pdf", notes: null } as const
    assert.deepStrictEqual(documentApproved("Ada", document, "https://app.example.test").facts?.[0], [
      "Dokument",
      "Personalausweis"
    ])
  })
})

/** A digest of so many things that it tells, and so many that it does not. */
const digestIn = ({ digest }: typeof de | typeof english, told: number, untold: number, text = "§1") =>
  digest.letter(
    text,
    [{ heading: text, entries: Array.from({ length: told }, () => ({ title: text, body: `${text}.`, url: null })) }],
    { told, untold, inboxUrl: "https://app.example.test/notifications" }
  )

describe("a digest", () => {
  it("says in German what it says in English", () => {
    for (const [told, untold] of [
      [1, 0],
      [2, 0],
      [50, 1],
      [50, 3]
    ] as const) {
      const [german, inEnglish] = [digestIn(de, told, untold), digestIn(english, told, untold)]
      const saidIn = ({ action, footnote, paragraphs, subject }: Letter) =>
        [subject, ...paragraphs, footnote, action?.label].join(" ")
      assertTranslated(saidIn(german), saidIn(inEnglish), [])
      assert.strictEqual(german.action?.url, inEnglish.action?.url)
      for (const letter of [german, inEnglish]) {
        assert.strictEqual(letter.subject.includes(`${told + untold}`), told > 1)
        assert.strictEqual(letter.footnote?.includes(`${untold}`), untold === 0 ? undefined : untold > 1)
      }
    }
    for (const part of ["why", "stop"] as const) assertTranslated(de.digest[part], english.digest[part], ["E-Mails"])
  })

  it("is in the language that somebody reads, and in English where that language has none", () => {
    assert.strictEqual(ours.digestFor({ locale: "de-AT" }).letter, de.digest.letter)
    const { frame, labels, letter } = ours.digestFor({ locale: "fr" })
    assert.deepStrictEqual([frame, labels, letter], [english.frame, english.labels, english.digest.letter])
    const { momentFormat } = english
    const french = { ...{ language: "fr", momentFormat, labels: de.labels }, frame: { ...de.frame, language: "fr" } }
    assert.strictEqual(catalogueWith(french).digestFor({ locale: "fr" }).letter, english.digest.letter)
    const { digest } = de
    assert.strictEqual(catalogueWith({ ...french, digest }).digestFor({ locale: "fr" }).labels, de.labels)
  })

  it.prop("has no tag of what people write", [hostile], ([text]) => {
    const mailWith = (one: string) => mailOf("ada@example.test", digestIn(de, 2, 3, one), de.frame)
    assert.deepStrictEqual(tagsOf(mailWith(text).html), tagsOf(mailWith("Ada").html))
  })
})

describe("the catalogue", () => {
  const confirmedFor = (locale: string, ...own: ReadonlyArray<OwnLanguage>) =>
    catalogueWith(...own).lettersFor(["session.confirmed"], readerIn(locale))
  const session: SessionFacts = {
    ...{ name: "Ada", other: "Maya", title: "Rust 101", times: [], meetingUrl: null },
    side: "mentee",
    links: { booking: "", mentor: "", earnings: "" }
  }
  const own = (): Letter => ({ subject: "Ours", name: null, paragraphs: [] })

  it("has German for Austria, with its own way to write money", () => {
    const { frame, letters, money, moment } = confirmedFor("de-AT")
    assert.strictEqual(frame, de.frame)
    assert.strictEqual(letters.sessionConfirmed, de.letters["session.confirmed"].sessionConfirmed)
    assert.strictEqual(spaced(money(eur(123_456n))), "€ 1.234,56")
    assert.strictEqual(spaced(confirmedFor("de").money(eur(123_456n))), "1.234,56 €")
    assert.strictEqual(moment(at), "Sonntag, 14. März 2027, 15:00")
    assert.strictEqual(ours.rowFor("session.paid", readerIn("DE-at"))?.say, de.rows["session.paid"])
    assert.strictEqual(ours.labelsFor({ locale: "de-AT" }), de.labels)
  })

  it("has English for whoever reads a language that is not there, with English dates", () => {
    const { frame, letters, moment } = confirmedFor("fr")
    assert.strictEqual(frame, english.frame)
    assert.strictEqual(letters.sessionConfirmed, english.letters["session.confirmed"].sessionConfirmed)
    assert.strictEqual(moment(at), "Sunday, 14 March 2027, 15:00")
    assert.strictEqual(ours.rowFor("session.paid", readerIn("fr"))?.moment(at), "Sunday, 14 March 2027, 15:00")
    // No part of a language is another one.
    assert.strictEqual(ours.labelsFor({ locale: "den" }), english.labels)
  })

  it("takes an embedder's row in place of ours, and that one only", () => {
    const say = () => ({ title: "Ours", body: "" })
    const { rowFor } = catalogueWith({ language: "en", rows: { "session.booked": say } })
    assert.strictEqual(rowFor("session.booked", readerIn("en"))?.say, say)
    assert.strictEqual(rowFor("session.paid", readerIn("en"))?.say, english.rows["session.paid"])
    assert.strictEqual(rowFor("session.booked", readerIn("fr"))?.say, say)
    assert.strictEqual(rowFor("session.booked", readerIn("de"))?.say, de.rows["session.booked"])
  })

  it("takes one letter of a type and keeps our others", () => {
    const letters = { "session.confirmed": { sessionConfirmed: own } }
    const words = confirmedFor("de-AT", { language: "de", letters })
    assert.strictEqual(words.letters.sessionConfirmed(session, null).subject, "Ours")
    assert.strictEqual(words.letters.sessionAccepted, de.letters["session.confirmed"].sessionAccepted)
    assert.strictEqual(words.frame, de.frame)
    assert.notStrictEqual(confirmedFor("en", { language: "de", letters }).letters.sessionConfirmed, own)
  })

  it("is given to whoever asks for it", () => {
    const textsFor = Effect.runSync(makeTextsFor("session.confirmed"))
    assert.strictEqual(textsFor(readerIn("de")).frame, de.frame)
  })

  const { labels } = de
  const french = {
    language: "fr",
    momentFormat: "cccc d LLLL yyyy, HH:mm",
    labels,
    frame: { ...de.frame, language: "fr" }
  }

  it("takes no new language without what all of it needs", () => {
    const { frame, labels: ownLabels, ...rest } = french
    const [noFrame, noLabels] = [
      { ...rest, labels: ownLabels },
      { ...rest, frame }
    ]
    const noFormat = { language: "fr", frame, labels: ownLabels }
    for (const one of [{ language: "fr" }, noFrame, noLabels, noFormat])
      assert.throws(() => catalogueWith(one), /"fr" is not a language of ours.*momentFormat, frame and labels/)
  })

  // Falls if letters of a type count one by one: a mail would be in one language, and the next in another.
  it("has a new language's letters of a type once all of them are there", () => {
    const half = confirmedFor("fr-CA", { ...french, letters: { "session.confirmed": { sessionConfirmed: own } } })
    assert.strictEqual(half.frame, english.frame)
    assert.deepStrictEqual(half.letters, english.letters["session.confirmed"])
    assert.strictEqual(half.moment(at), "Sunday, 14 March 2027, 15:00")
    const all = { "session.confirmed": { sessionConfirmed: own, sessionAccepted: own } }
    const whole = confirmedFor("fr-CA", { ...french, letters: all })
    assert.deepStrictEqual(whole.letters, all["session.confirmed"])
    assert.strictEqual(whole.frame.language, "fr")
    assert.strictEqual(whole.moment(at), "dimanche 14 mars 2027, 15:00")
    // A subscriber of two types writes in one language, too.
    const { lettersFor } = catalogueWith({ ...french, letters: all })
    const both = lettersFor(["session.confirmed", "session.cancelled"], readerIn("fr"))
    assert.strictEqual(both.frame, english.frame)
    assert.strictEqual(both.letters.sessionConfirmed, english.letters["session.confirmed"].sessionConfirmed)
  })
})
