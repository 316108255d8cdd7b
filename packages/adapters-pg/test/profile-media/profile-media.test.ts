/** Avatars and covers: stored in every size, told wherever people are shown, and gone when they are. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { type CurrentUser, Identity } from "@mentorkit/core/identity"
import { guest, InvalidInput, type User } from "@mentorkit/core/kernel"
import { PersonalData } from "@mentorkit/core/personal-data"
import { ProfileImageId, ProfileMedia } from "@mentorkit/core/profile-media"
import type { ImageSizeName } from "@mentorkit/core/profile-media/ports"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { moving, red, uploaded } from "@mentorkit/test-kit/files/pictures"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { appUrl } from "@mentorkit/test-kit/worlds/links"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Either } from "effect"
import { banner, photo, registered, shownKeys, storedKeys, sweep } from "../support/profile-media-fixtures.js"

const url = new RegExp(`^${appUrl}/media/([0-9a-f-]{36})/large$`)

const idIn = (address: string | null) => ProfileImageId.make(url.exec(address ?? "")?.[1] ?? assert.fail(`${address}`))

const addressesOf = ({ avatar_url, cover_photo_url }: Pick<CurrentUser, "avatar_url" | "cover_photo_url">) => [
  avatar_url,
  cover_photo_url
]

/** What everybody gets under an address. */
const read = (address: string | null, size: ImageSizeName = "large") =>
  Effect.gen(function* () {
    const { readImage } = yield* ProfileMedia
    return yield* Effect.either(readImage(guest, { id: idIn(address), size }))
  })

const isThere = (address: string | null, size?: ImageSizeName) => Effect.map(read(address, size), Either.isRight)

const problemsOf = (error: unknown) =>
  error instanceof InvalidInput ? error.problems.map(({ message, path }) => `${path}: ${message}`) : assert.fail()

describe.each(engines)("profile media on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.scoped("an avatar and a cover are stored in every size and told to everybody", () =>
      Effect.gen(function* () {
        const { uploadMedia } = yield* ProfileMedia
        const { getMe, viewUser } = yield* Identity
        const [me, other] = [yield* newUser(), yield* newUser()]
        const { user } = yield* uploadMedia(me, { avatar: yield* photo(), cover: yield* banner })
        const [avatar, cover] = [user.avatar_url, user.cover_photo_url]
        assert.notStrictEqual(idIn(avatar), idIn(cover))
        for (const size of ["large", "medium", "small"] as const) {
          const { contentType, size: bytes } = Either.getOrThrow(yield* read(avatar, size)).image
          assert.strictEqual(contentType, "image/webp")
          assert.isAbove(bytes, 0)
        }
        assert.isTrue(yield* isThere(cover, "medium"))
        // A cover has no small size.
        assert.isFalse(yield* isThere(cover, "small"))
        assert.deepStrictEqual(yield* storedKeys, yield* shownKeys)
        assert.lengthOf(yield* storedKeys, 5)
        assert.deepStrictEqual(addressesOf((yield* getMe(me, {})).user), [avatar, cover])
        const { user: shown } = yield* viewUser(other, { username: user.username })
        assert.deepStrictEqual(addressesOf(shown), [avatar, cover])
      })
    )

    it.scoped("a new one takes the place of the one before, at once and for good, and of no other", () =>
      Effect.gen(function* () {
        const { uploadMedia } = yield* ProfileMedia
        const me = yield* newUser()
        const { user: before } = yield* uploadMedia(me, { avatar: yield* photo(), cover: yield* banner })
        const moved = yield* uploaded(yield* Effect.promise(() => moving("gif")))
        const { user: after } = yield* uploadMedia(me, { avatar: moved })
        assert.notStrictEqual(after.avatar_url, before.avatar_url)
        assert.strictEqual(after.cover_photo_url, before.cover_photo_url)
        assert.isFalse(yield* isThere(before.avatar_url))
        assert.isTrue(yield* isThere(after.avatar_url))
        assert.isTrue(yield* isThere(after.cover_photo_url))
        // The files themselves lie there until a sweep comes by.
        assert.isTrue((yield* storedKeys).some((key) => key.includes(idIn(before.avatar_url))))
        yield* sweep
        assert.deepStrictEqual(yield* storedKeys, yield* shownKeys)
      })
    )

    it.scoped("one that is taken away is gone, and so is an address of elsewhere", () =>
      Effect.gen(function* () {
        const { removeMedia, uploadMedia } = yield* ProfileMedia
        const sql = yield* SqlClient.SqlClient
        const me = yield* newUser()
        const { user } = yield* uploadMedia(me, { avatar: yield* photo() })
        const elsewhere = "https://cdn.example.com/me.png"
        yield* sql`update users set cover_photo_url = ${elsewhere} where id = ${me.userId}`
        const once = yield* removeMedia(me, { kind: "avatar" })
        assert.deepStrictEqual(addressesOf(once.user), [null, elsewhere])
        assert.isFalse(yield* isThere(user.avatar_url))
        const twice = yield* removeMedia(me, { kind: "avatar" })
        assert.deepStrictEqual(addressesOf(twice.user), [null, elsewhere])
        assert.deepStrictEqual(addressesOf((yield* removeMedia(me, { kind: "cover" })).user), [null, null])
        yield* sweep
        assert.deepStrictEqual(yield* storedKeys, yield* shownKeys)
      })
    )

    // Falls without the conditions on the account.
    it.scoped("nobody sees images of somebody who is banned, suspended or gone", () =>
      Effect.gen(function* () {
        const { uploadMedia } = yield* ProfileMedia
        const { eraseAccount } = yield* PersonalData
        const sql = yield* SqlClient.SqlClient
        const me = yield* newUser()
        const { avatar_url } = (yield* uploadMedia(me, { avatar: yield* photo() })).user
        yield* sql`update users set is_active = false where id = ${me.userId}`
        assert.isFalse(yield* isThere(avatar_url))
        yield* sql`update users set is_active = true, banned_at = ${new Date()} where id = ${me.userId}`
        assert.isFalse(yield* isThere(avatar_url))
        yield* sql`update users set banned_at = null where id = ${me.userId}`
        assert.isTrue(yield* isThere(avatar_url))
        yield* eraseAccount(me, {})
        assert.isFalse(yield* isThere(avatar_url))
        yield* sweep
        assert.notInclude((yield* registered).join(), idIn(avatar_url))
        assert.deepStrictEqual(yield* storedKeys, yield* shownKeys)
      })
    )

    it.scoped("what is no image is told field by field, and nothing of it stays", () =>
      Effect.gen(function* () {
        const { uploadMedia } = yield* ProfileMedia
        const me = yield* newUser()
        const before = yield* registered
        const page = yield* uploaded(Buffer.from("<!doctype html><script>alert(1)</script>"), "me.png")
        const half = yield* uploaded((yield* Effect.promise(() => moving("webp"))).subarray(0, 40), "me.webp")
        assert.deepStrictEqual(problemsOf(yield* Effect.flip(uploadMedia(me, { avatar: page, cover: half }))), [
          "avatar: The avatar field must be an image.",
          "cover: The cover field must be an image."
        ])
        yield* Effect.flip(uploadMedia(me, { avatar: yield* photo(), cover: page }))
        assert.deepStrictEqual(yield* registered, before)
        assert.deepStrictEqual(yield* storedKeys, yield* shownKeys)
      })
    )
  })
})

describe.each(concurrent)("profile media at once on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    const quiet = <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.asVoid(Effect.either(work))
    const atOnce = { concurrency: "unbounded" } as const

    const assertWhole = (me: User) =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* sweep
        const shown = yield* shownKeys
        assert.deepStrictEqual(yield* storedKeys, shown)
        assert.deepStrictEqual(
          yield* registered,
          shown.map((key) => `kept ${key}`)
        )
        const rows = yield* sql<{ readonly isTold: boolean }>`
          select avatar_url = '/media/' || profile_images.id || '/large' as is_told
          from profile_images join users on users.id = user_id where user_id = ${me.userId}`
        return rows.map(({ isTold }) => isTold)
      })

    // Falls without the lock on the account: two uploads then discard the same image, and the files of one stay.
    it.scoped("many uploads leave one image, and nothing of the others", () =>
      Effect.gen(function* () {
        const { removeMedia, uploadMedia } = yield* ProfileMedia
        const me = yield* newUser()
        const files = yield* Effect.replicateEffect(photo(red), 6)
        yield* Effect.forEach(files, (avatar) => uploadMedia(me, { avatar }), atOnce)
        assert.deepStrictEqual(yield* assertWhole(me), [true])
        const more = yield* Effect.replicateEffect(photo(red), 4)
        yield* Effect.all(
          [
            ...more.map((avatar) => quiet(uploadMedia(me, { avatar }))),
            quiet(removeMedia(me, { kind: "avatar" })),
            quiet(sweep)
          ],
          atOnce
        )
        assert.isAtMost((yield* assertWhole(me)).length, 1)
        yield* removeMedia(me, { kind: "avatar" })
        assert.deepStrictEqual(yield* assertWhole(me), [])
      })
    )

    // Falls if an account that is gone is given an image.
    it.scoped("an account that is erased meanwhile keeps none", () =>
      Effect.gen(function* () {
        const { uploadMedia } = yield* ProfileMedia
        const { eraseAccount } = yield* PersonalData
        for (let round = 0; round < 3; round++) {
          const me = yield* newUser()
          const files = yield* Effect.replicateEffect(photo(red), 3)
          yield* Effect.all(
            [...files.map((avatar) => quiet(uploadMedia(me, { avatar }))), eraseAccount(me, {})],
            atOnce
          )
          assert.deepStrictEqual(yield* assertWhole(me), [])
        }
      })
    )
  })
})
