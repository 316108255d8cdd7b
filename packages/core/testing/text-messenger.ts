import assert from "node:assert/strict"
import { TextMessenger } from "@mentorkit/core/notifications"
import { Effect, type Layer } from "effect"
import { conformance } from "./conformance.js"
import { failureKind } from "./failure-kind.js"

/** A text as the other side has it. */
export interface ArrivedText {
  readonly to: string
  readonly text: string
}

export interface TextMessengerWitness<R> {
  /** Everything that has arrived so far. What `send` has succeeded with must be among it: wait here if that takes time. */
  readonly arrived: Effect.Effect<ReadonlyArray<ArrivedText>, never, R>
  /** The adapter with its transport down: nobody listens, the key is wrong. */
  readonly down: Layer.Layer<TextMessenger>
  /** A number in E.164 to which the other side will never take a text; null where it takes any. */
  readonly refused: string | null
}

const texts: ReadonlyArray<string> = [
  "Your code is 123456.",
  "Grüße, 中文, עברית, 👩‍🏫",
  "two\nlines, 'quotes' & \"more\" <b>, 100 %, a+b=c",
  "more than one message long, ".repeat(12)
]

const send = (to: string, text: string) => Effect.flatMap(TextMessenger, (messenger) => messenger.send({ to, text }))

/** Told from all others by what they say: numbers are few. */
const newText = (text = "") => `${crypto.randomUUID()} ${text}`

/** What every `TextMessenger` keeps. The layer provides it, and what the witness needs to look at the other side. */
export const textMessengerConformance = <R = never>({ arrived, down, refused }: TextMessengerWitness<R>) => {
  const arrivedWith = (part: string) =>
    Effect.map(arrived, (all) =>
      all.filter(({ text }) => text.includes(part)).map(({ text, to }): ArrivedText => ({ to, text }))
    )

  return conformance<TextMessenger | R>("TextMessenger", {
    "delivers a text as it is": Effect.forEach(texts, (written) =>
      Effect.gen(function* () {
        const text = newText(written.trim())
        yield* send("+4930123456", text)
        assert.deepEqual(yield* arrivedWith(text), [{ to: "+4930123456", text }])
      })
    ).pipe(Effect.asVoid),

    "refuses what is not exactly one number in E.164, and nobody gets it": Effect.gen(function* () {
      const text = newText()
      for (const to of [
        "+4930123456,+4930123457",
        "+4930123456;+4930123457",
        "+4930123456 +4930123457",
        "+4930123456\r\nTo: +4930123457",
        "+4930123456\n",
        "+49 30 123456",
        "004930123456",
        "4930123456",
        "+04930123456",
        "+49301234567890123",
        "+49",
        "ada@example.test",
        "+",
        ""
      ]) {
        assert.equal(failureKind(yield* Effect.exit(send(to, text))), "DeliveryRefused", JSON.stringify(to))
      }
      assert.deepEqual(yield* arrivedWith(text), [])
    }),

    "delivers what is sent at once, each text once": Effect.gen(function* () {
      const event = newText()
      const wanted = Array.from({ length: 50 }, (_, index) => ({
        to: `+49301234${100 + index}`,
        text: `${event} ${index}`
      }))
      yield* Effect.forEach(wanted, ({ text, to }) => send(to, text), { concurrency: "unbounded" })
      const byText = (one: ArrivedText, other: ArrivedText) => (one.text < other.text ? -1 : 1)
      assert.deepEqual([...(yield* arrivedWith(event))].sort(byText), wanted.sort(byText))
    }),

    "tells of a number that is never taken, without the number": Effect.gen(function* () {
      if (refused === null) return
      const text = newText()
      const exit = yield* Effect.exit(send(refused, text))
      assert.equal(failureKind(exit), "DeliveryRefused")
      assert.ok(!String(exit).includes(refused), "the number is named")
      assert.deepEqual(yield* arrivedWith(text), [])
    }),

    "says that nobody is there where the transport is down": Effect.gen(function* () {
      const text = newText()
      const exit = yield* Effect.exit(Effect.provide(send("+4930123456", text), down))
      assert.equal(failureKind(exit), "PeerUnavailable")
      assert.deepEqual(yield* arrivedWith(text), [])
    })
  })
}
