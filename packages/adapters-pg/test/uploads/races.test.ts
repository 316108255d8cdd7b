/** Ends of an upload that meet each other or its chunks, on hosts that share a database and a folder. Real connections, real time. */
import { assert, describe, layer } from "@effect/vitest"
import { chunkSize } from "@mentorkit/core/internal/uploads"
import type { User } from "@mentorkit/core/kernel"
import { PersonalData } from "@mentorkit/core/personal-data"
import { type UploadId, Uploads } from "@mentorkit/core/uploads"
import { film } from "@mentorkit/test-kit/files/films"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { duringOpen, holdLocksOf, someoneWaits } from "@mentorkit/test-kit/waiting/locks"
import { Array, Effect, Either, Fiber } from "effect"
import {
  chunkAt,
  complete,
  fileOf,
  filesNow,
  forgetAbandoned,
  remove,
  send,
  sendAll,
  sha256Of,
  start,
  whole
} from "../support/uploads-fixtures.js"
import { hostWithNeighbours, onHosts } from "../support/uploads-hosts.js"
import { filesAbout, run, tagOf, together, type Work } from "../support/uploads-races.js"

const bytes = film(chunkSize + 7)

/** What one host begins, meets the other one's work in all of its steps: `round` moves them against each other. */
const meeting = (round: number, one: Work, another: Work) =>
  together([Effect.delay(one, round % 2 === 0 ? 0 : round), Effect.delay(another, round % 2 === 0 ? round : 0)])

/** Its time is over, for all hosts. */
const expire = (id: UploadId) => run(`update uploads set expires_at = now() - interval '1 second' where id = '${id}'`)

/** Nobody reads or writes chunks, or changes the upload, until it is completed. */
const slowCompletion = (me: User, id: UploadId) =>
  Effect.zipRight(run("lock table upload_chunks in access exclusive mode"), complete(me, id))

layer(hostWithNeighbours, { excludeTestServices: true })("races about uploads", (it) => {
  describe("of completions", () => {
    // Falls without the lock of the row, and where whoever comes second is refused.
    it.scoped("many at once make one file", () =>
      Effect.gen(function* () {
        const me = yield* newUser()
        const id = yield* whole(me, bytes)
        const tags = yield* together(Array.replicate(complete(me, id, sha256Of(bytes)), 6))
        assert.deepStrictEqual(tags, Array.replicate("done", 6))
        assert.lengthOf(yield* filesAbout(id), 1)
        assert.isTrue((yield* fileOf(id)).bytes.equals(bytes))
      })
    )

    // Falls where the chunks are listed after the upload has been read: they are gone, and would be told as missing.
    it.scoped("and looks, while another host is about to commit one, find it completed", () =>
      Effect.gen(function* () {
        const { getUpload } = yield* Uploads
        const me = yield* newUser()
        for (const look of [complete, (_: User, id: UploadId) => getUpload(me, { id })]) {
          const id = yield* whole(me, bytes)
          const [looked] = yield* onHosts([look(me, id)])
          const seen = Either.getOrThrow(yield* duringOpen(slowCompletion(me, id), looked ?? look(me, id)))
          assert.deepInclude(seen.upload, { state: "completed", sha256: sha256Of(bytes) })
          assert.lengthOf(yield* filesAbout(id), 1)
          yield* remove(me, id)
        }
      })
    )

    it.scoped("and a deletion at once come to one of both, and leave no file behind", () =>
      Effect.gen(function* () {
        for (let round = 0; round < 10; round++) {
          const me = yield* newUser()
          const id = yield* whole(me, bytes)
          const [completed, removed] = yield* meeting(round, complete(me, id), remove(me, id))
          assert.strictEqual(removed, "done")
          assert.include(["done", "UploadNotFound"], completed)
          assert.deepStrictEqual(yield* filesAbout(id), [])
        }
      })
    )

    it.scoped("one while the deletion is not through yet is told so, and leaves no file", () =>
      Effect.gen(function* () {
        const me = yield* newUser()
        const id = yield* whole(me, bytes)
        assert.strictEqual(tagOf(yield* duringOpen(remove(me, id), complete(me, id))), "UploadNotFound")
        assert.deepStrictEqual(yield* filesAbout(id), [])
      })
    )

    // Falls where a completion ends with the connection of whoever has asked for it.
    it.scoped("one whose client has gone away goes on, and who asks again gets its file", () =>
      Effect.gen(function* () {
        const me = yield* newUser()
        const id = yield* whole(me, bytes)
        const unlocked = yield* holdLocksOf(`select id from uploads where id = '${id}' for update`)
        const asked = yield* Effect.fork(complete(me, id))
        yield* someoneWaits
        yield* Fiber.interruptFork(asked)
        const again = yield* Effect.fork(complete(me, id, sha256Of(bytes)))
        yield* unlocked
        const { upload } = yield* Fiber.join(again)
        assert.strictEqual(upload.sha256, sha256Of(bytes))
        const wholes = (yield* filesNow).registered.filter((key) => key.includes(`${id}/whole`))
        assert.lengthOf(wholes, 1)
        assert.lengthOf(yield* filesAbout(id), 1)
      })
    )

    // Falls where what was read is told anew whenever the transaction runs again: a hash ends once.
    it.scoped("one whose transaction has to run again comes to its end", () =>
      Effect.gen(function* () {
        const me = yield* newUser()
        const id = yield* whole(me, bytes)
        yield* run(`
          create sequence tries;
          create function lose_once() returns trigger language plpgsql as $$ begin
            if nextval('tries') = 1 then raise exception using errcode = '40001'; end if;
            return new;
          end $$;
          create trigger lose_once before update on uploads for each row execute function lose_once()`)
        const { upload } = yield* Effect.ensuring(complete(me, id), run("drop function lose_once cascade"))
        assert.strictEqual(upload.sha256, sha256Of(bytes))
        assert.lengthOf(yield* filesAbout(id), 1)
      })
    )
  })

  describe("of the sweep", () => {
    it.scoped("and a chunk, or a completion, come to one of both", () =>
      Effect.gen(function* () {
        for (let round = 0; round < 8; round++) {
          const me = yield* newUser()
          const [open, all] = [yield* start(me, bytes.length), yield* whole(me, bytes)]
          const expiries = Effect.zipRight(Effect.zipRight(expire(open), expire(all)), forgetAbandoned)
          const sent = send(me, open, 0, chunkAt(bytes, 0))
          const tags = yield* together([sent, complete(me, all), Effect.delay(expiries, round)])
          for (const tag of tags) assert.include(["done", "UploadNotFound"], tag)
          yield* expire(open)
          yield* expire(all)
          while ((yield* forgetAbandoned) > 0);
          for (const id of [open, all]) assert.deepStrictEqual(yield* filesAbout(id), [])
        }
      })
    )

    // Falls where two hosts that sweep at once wait for each other, or count one upload twice.
    it.scoped("and of another host's forget each upload once", () =>
      Effect.gen(function* () {
        const me = yield* newUser()
        const ids = yield* Effect.replicateEffect(start(me, bytes.length), 5)
        for (const id of ids) yield* sendAll(me, id, bytes, [0])
        for (const id of ids) yield* expire(id)
        const counts = yield* Effect.all(yield* onHosts(Array.replicate(forgetAbandoned, 6)), {
          concurrency: "unbounded"
        })
        assert.strictEqual(
          counts.reduce((sum, count) => sum + count, 0),
          5
        )
        for (const id of ids) assert.deepStrictEqual(yield* filesAbout(id), [])
      })
    )
  })

  describe("of an erasure", () => {
    it.scoped("who leaves while a chunk or the whole is stored leaves nothing", () =>
      Effect.gen(function* () {
        const { eraseAccount } = yield* PersonalData
        const [me, you] = [yield* newUser(), yield* newUser()]
        const [open, all] = [yield* start(me, bytes.length), yield* whole(you, bytes)]
        const sent = yield* duringOpen(eraseAccount(me, {}), send(me, open, 0, chunkAt(bytes, 0)))
        const completed = yield* duringOpen(eraseAccount(you, {}), complete(you, all))
        assert.deepStrictEqual([tagOf(sent), tagOf(completed)], ["UploadNotFound", "UploadNotFound"])
        for (const id of [open, all]) assert.deepStrictEqual(yield* filesAbout(id), [])
      })
    )

    // Falls where an erasure takes files before their upload: a completion, which comes the other way, would wait for it.
    it.scoped("who leaves has the upload before its files", () =>
      Effect.gen(function* () {
        const { eraseAccount } = yield* PersonalData
        const me = yield* newUser()
        const id = yield* whole(me, bytes)
        const ofUpload = `select file_key from upload_chunks where upload_id = '${id}'`
        const unlocked = yield* holdLocksOf(`select key from stored_files where key in (${ofUpload}) for update`)
        const erased = yield* Effect.fork(eraseAccount(me, {}))
        yield* someoneWaits
        const free = yield* run(`select id from uploads where id = '${id}' for update skip locked`)
        assert.deepStrictEqual(free, [])
        yield* unlocked
        yield* Fiber.join(erased)
        assert.deepStrictEqual(yield* filesAbout(id), [])
      })
    )

    // Falls where an erasure takes files before their upload, as a chunk and a completion take them after it.
    it.scoped("who leaves while chunks are stored and the whole is put together, on other hosts, leaves nothing", () =>
      Effect.gen(function* () {
        const { eraseAccount } = yield* PersonalData
        for (let round = 0; round < 6; round++) {
          const me = yield* newUser()
          const [open, all] = [yield* start(me, bytes.length), yield* whole(me, bytes)]
          const sent = send(me, open, 0, chunkAt(bytes, 0))
          const tags = yield* together([complete(me, all), sent, Effect.delay(eraseAccount(me, {}), 2 * round)])
          for (const tag of tags.slice(0, 2)) assert.include(["done", "UploadNotFound"], tag)
          assert.strictEqual(tags[2], "done")
          for (const id of [open, all]) assert.deepStrictEqual(yield* filesAbout(id), [])
        }
      })
    )
  })

  // Falls without the lock of the account.
  it.scoped("of starts at once no more stay than a person may have", () =>
    Effect.gen(function* () {
      const [many, large] = [yield* newUser(), yield* newUser()]
      const started = yield* together(Array.replicate(start(many, 1), 8))
      assert.deepStrictEqual([...started].sort(), [
        ...Array.replicate("TooManyUploads", 3),
        ...Array.replicate("done", 5)
      ])
      const vast = start(large, 524_288_000, "course_video")
      yield* Effect.replicateEffect(vast, 3)
      assert.deepStrictEqual([...(yield* together([vast, vast]))].sort(), ["UploadQuotaExceeded", "done"])
    })
  )
})
