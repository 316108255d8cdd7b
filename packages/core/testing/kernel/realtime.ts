import assert from "node:assert/strict"
import { maxFrameBytes, Realtime, type Received } from "@mentorkit/core/kernel/ports"
import { Array, Chunk, Deferred, Effect, Exit, Stream } from "effect"
import { conformance } from "../conformance.js"
import {
  at,
  hearing,
  newChannel,
  nothingElse,
  onBoth,
  openUntil,
  publish,
  pulling,
  RealtimeHosts
} from "../fixtures/realtime-hosts.js"
import { atOnce, inParallel, passesBy, rolledBack, transact } from "../fixtures/transactions.js"

/** Every promise of `Realtime`, on hosts that the author supplies; see `realtimeHosts`. */
export const realtimeConformance = conformance<RealtimeHosts>("Realtime", {
  "a frame reaches a subscription on every host, with its data as they were and the connection that is left out":
    Effect.gen(function* () {
      const channel = yield* newChannel
      const ears = yield* onBoth(channel)
      const data = { z: [1, { a: null }], a: "naïve \u0000 \u2028 \ud83d\ude00 'quoted' \\", "": false }
      yield* at("here")(publish(channel, data, { event: "chat.message.sent", except: "123.456" }))
      yield* at("there")(publish(channel, undefined))
      for (const { next } of ears) {
        const frame = yield* next
        assert.deepEqual(frame, { channel, event: "chat.message.sent", data, except: "123.456" })
        assert.equal(JSON.stringify(frame.data), JSON.stringify(data))
        assert.deepEqual(yield* next, { channel, event: "said", data: null })
      }
    }),

  "two subscriptions of one host both get every frame": Effect.gen(function* () {
    const channel = yield* newChannel
    const ears = [yield* at("here")(hearing(channel)), yield* at("here")(hearing(channel))]
    yield* at("there")(publish(channel, 1))
    yield* at("here")(publish(channel, 2))
    for (const { all } of ears) assert.deepEqual(yield* all(2), [1, 2])
  }),

  "a rollback takes frames along, those of a nested unit of work too": Effect.gen(function* () {
    const channel = yield* newChannel
    const ears = yield* onBoth(channel)
    yield* at("here")(rolledBack(Effect.zipRight(publish(channel, "undone"), transact(publish(channel, "nested")))))
    yield* nothingElse(channel, ears)
  }),

  "the frames of a unit of work come together after its commit, as they were published": Effect.gen(function* () {
    const [channel, other] = [yield* newChannel, yield* newChannel]
    const ears = yield* onBoth(channel, other)
    const numbers = Array.range(1, 150)
    let isCommitted = false
    const seen = yield* at("here")(hearing(channel))
    const early = yield* Effect.forkScoped(Effect.map(seen.data, () => isCommitted))
    yield* at("here")(
      transact(
        Effect.gen(function* () {
          for (const number of numbers) yield* publish(channel, number)
          yield* publish(other, "beside")
          yield* Effect.sleep("50 millis")
          isCommitted = true
        })
      )
    )
    assert.equal(yield* early, true, "it was heard before its commit")
    for (const { all } of ears) {
      const heard = yield* all(numbers.length + 1)
      assert.deepEqual(
        heard.filter((data) => data !== "beside"),
        numbers
      )
    }
  }),

  "what was committed before a subscription began is not heard, what is committed after it is": Effect.gen(
    function* () {
      const channel = yield* newChannel
      const began = yield* Deferred.make<void>()
      const isOpen = yield* Deferred.make<void>()
      yield* at("there")(publish(channel, "before"))
      const open = yield* Effect.forkScoped(
        at("there")(
          transact(
            publish(channel, "across").pipe(
              Effect.zipRight(Deferred.succeed(isOpen, undefined)),
              Effect.zipRight(openUntil(began))
            )
          )
        )
      )
      yield* Deferred.await(isOpen)
      // Where transactions queue, this one begins after that one has ended.
      const { all } = yield* at("here")(hearing(channel))
      const isAcross = open.unsafePoll() === null
      yield* Deferred.succeed(began, undefined)
      yield* open
      yield* at("there")(publish(channel, "after"))
      assert.deepEqual(yield* all(isAcross ? 2 : 1), isAcross ? ["across", "after"] : ["after"])
    }
  ),

  "a unit of work that commits late comes late, and is not passed over": Effect.gen(function* () {
    const channel = yield* newChannel
    const ears = yield* onBoth(channel)
    const [isOpen, hasPassed] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
    const committed: Array<string> = []
    const note = (name: string) => Effect.sync(() => void committed.push(name))
    const slow = publish(channel, "slow").pipe(
      Effect.zipRight(Deferred.succeed(isOpen, undefined)),
      Effect.zipRight(openUntil(hasPassed))
    )
    const holder = yield* Effect.forkScoped(Effect.zipRight(at("here")(transact(slow)), note("slow")))
    yield* Deferred.await(isOpen)
    yield* Effect.zipRight(at("there")(transact(publish(channel, "quick"))), note("quick"))
    yield* Deferred.succeed(hasPassed, undefined)
    yield* holder
    for (const { all } of ears) assert.deepEqual(yield* all(2), committed)
  }),

  "an open unit of work that has published holds up no other publisher": Effect.gen(function* () {
    const [channel, other] = [yield* newChannel, yield* newChannel]
    yield* at("here")(passesBy(publish(channel, 1), transact(publish(channel, 2)), publish(other, 3)))
  }),

  // Falls if channels are locked in no order.
  "units of work that publish to the same channels in another order do not stand in each other's way": Effect.gen(
    function* () {
      const channels = yield* Effect.replicateEffect(newChannel, 20)
      const all = (names: ReadonlyArray<string>) => Effect.forEach(names, (name) => publish(name, "hello"))
      const works = Array.makeBy(8, (n) => all(n % 2 === 0 ? channels : [...channels].reverse()))
      yield* at("here")(inParallel(works))
    }
  ),

  // Falls without the lock of a channel.
  "parallel publishers on both hosts: everybody hears the same, once, each publisher in its order": Effect.gen(
    function* () {
      const [channel, other] = [yield* newChannel, yield* newChannel]
      const ears = yield* onBoth(channel)
      const [publishers, rounds] = [8, 15]
      const work = (publisher: number) =>
        Effect.forEach(Array.range(1, rounds), (round) =>
          transact(
            Effect.gen(function* () {
              yield* publish(channel, { publisher, round })
              yield* publish(other, "noise")
            })
          )
        ).pipe(at(publisher % 2 === 0 ? "here" : "there"))
      yield* Effect.forEach(Array.range(1, publishers), work, atOnce)
      const [heard, alike] = yield* Effect.forEach(ears, ({ all }) => all(publishers * rounds))
      assert.deepEqual(heard, alike)
      for (const publisher of Array.range(1, publishers)) {
        const own = (heard ?? []).flatMap((data) => (isOf(data, publisher) ? [data.round] : []))
        assert.deepEqual(own, Array.range(1, rounds))
      }
      yield* nothingElse(channel, ears)
    }
  ),

  "a host that was cut off hears what it has missed, once, and goes on": Effect.gen(function* () {
    const { cutOff } = yield* RealtimeHosts
    const channel = yield* newChannel
    const ears = yield* onBoth(channel)
    yield* at("there")(publish(channel, "before"))
    for (const { data } of ears) assert.equal(yield* data, "before")
    yield* cutOff
    yield* at("there")(publish(channel, "meanwhile"))
    yield* at("here")(publish(channel, "from here"))
    for (const { all } of ears) assert.deepEqual(yield* all(2), ["meanwhile", "from here"])
    yield* at("there")(publish(channel, "after"))
    for (const { data } of ears) assert.equal(yield* data, "after")
    yield* nothingElse(channel, ears)
  }),

  // Falls if characters are counted for bytes.
  "data of up to the limit arrives, above it publishing is a defect": Effect.gen(function* () {
    const channel = yield* newChannel
    const ears = yield* onBoth(channel)
    // Two bytes a letter, and the quotes.
    const large = "é".repeat(maxFrameBytes / 2 - 1)
    for (const data of [`${large}é`, { text: large }, 1n]) {
      const exit = yield* Effect.exit(at("here")(publish(channel, data)))
      assert.ok(Exit.isFailure(exit))
    }
    yield* at("here")(publish(channel, large))
    for (const { data } of ears) assert.ok((yield* data) === large)
    yield* nothingElse(channel, ears)
  }),

  "a slow consumer gets what waits for it, however much": Effect.gen(function* () {
    const channel = yield* newChannel
    const next = yield* at("here")(pulling)
    const numbers = Array.range(1, 500)
    yield* at("there")(transact(Effect.forEach(numbers, (number) => publish(channel, number))))
    const heard: Array<unknown> = []
    while (heard.length < numbers.length) {
      const received = yield* next
      assert.equal(received._tag, "Frame")
      if (received._tag === "Frame" && received.frame.channel === channel) heard.push(received.frame.data)
    }
    assert.deepEqual(heard, numbers)
  }),

  // Falls where what waits is read in pieces, and a later piece has what was committed since the first one.
  "what comes while a slow consumer reads is heard once, after what has waited": Effect.gen(function* () {
    const channel = yield* newChannel
    const pulled = yield* at("here")(pulling)
    const next = Effect.repeat(pulled, {
      until: (received) => received._tag === "Frame" && received.frame.channel === channel
    }).pipe(Effect.map((received) => (received._tag === "Frame" ? received.frame.data : received)))
    const numbers = Array.range(1, 200)
    yield* at("there")(transact(Effect.forEach(numbers, (number) => publish(channel, number))))
    const heard = [yield* next]
    yield* at("there")(publish(channel, "late"))
    while (heard.length <= numbers.length) heard.push(yield* next)
    assert.deepEqual(heard, [...numbers, "late"])
    yield* at("there")(publish(channel, "the end"))
    assert.equal(yield* next, "the end")
  }),

  "a consumer that is too slow is told that it has missed something, once, and goes on": Effect.gen(function* () {
    const { forget } = yield* RealtimeHosts
    const channel = yield* newChannel
    const next = yield* at("here")(pulling)
    yield* at("there")(publish(channel, "forgotten"))
    yield* forget
    assert.deepEqual(yield* next, { _tag: "Missed" })
    yield* at("there")(publish(channel, "fresh"))
    const fresh = yield* next
    assert.deepEqual(fresh._tag === "Frame" && fresh.frame, { channel, event: "said", data: "fresh" })
  }),

  "a subscription that has brought everything says so": Effect.gen(function* () {
    const channel = yield* newChannel
    const stream = yield* Effect.flatMap(at("here")(Realtime), ({ frames }) => frames)
    yield* at("there")(publish(channel, "news"))
    const isNews = (received: Received) => received._tag === "Frame" && received.frame.channel === channel
    const items = yield* stream.pipe(
      Stream.dropUntil(isNews),
      Stream.takeUntil(({ _tag }) => _tag === "UpToDate"),
      Stream.runCollect,
      Effect.timeout("20 seconds")
    )
    assert.equal(Chunk.unsafeLast(items)._tag, "UpToDate")
  })
})

const isOf = (data: unknown, publisher: number): data is { readonly publisher: number; readonly round: number } =>
  typeof data === "object" && data !== null && "publisher" in data && data.publisher === publisher
