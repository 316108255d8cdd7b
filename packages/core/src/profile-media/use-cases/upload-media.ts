import { Array, DateTime, Effect, Option } from "effect"
import { isAdmitted, toUserResource, UserNotFound, UserRepository } from "../../identity/index.js"
import { FileRegister, type Handler, InvalidInput, makeStoreFiles, type UserId } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { ProfileImageRepository } from "../ports.js"
import { ownedFilesOf } from "../profile-image.js"
import { type DrawnImage, makeRedraw } from "../redraw.js"

/** Stores an avatar, a cover or both; all or nothing. */
export const uploadMedia = Effect.gen(function* () {
  const images = yield* ProfileImageRepository
  const register = yield* FileRegister
  const users = yield* UserRepository
  const redraw = yield* makeRedraw
  const storeFiles = yield* makeStoreFiles

  /** Of parallel uploads the second replaces the first. No effect for an erased account. */
  const replace = Effect.fnUntraced(
    function* (userId: UserId, drawn: ReadonlyArray<DrawnImage>) {
      yield* Effect.flatten(Effect.map(users.lock(userId), Option.filter(isAdmitted)))
      const createdAt = yield* DateTime.now
      const before = yield* images.list(userId)
      const replaced = before.filter(({ kind }) => drawn.some(({ image }) => image.kind === kind))
      yield* register.removeOwners(replaced.flatMap(ownedFilesOf))
      yield* Effect.forEach(drawn, ({ image }) => images.put({ ...image, createdAt }), { discard: true })
      return { user: toUserResource(yield* Effect.flatten(users.find(userId))) }
    },
    Effect.catchTag("NoSuchElementException", () => new UserNotFound())
  )

  const handler: Handler<Operations, "uploadMedia"> = Effect.fnUntraced(function* ({ userId }, { avatar, cover }) {
    // Whoever sends two bad ones is told of both.
    const [problems, drawn] = yield* Effect.partition(
      [["avatar", avatar] as const, ["cover", cover] as const].flatMap(([kind, file]) =>
        file === undefined ? [] : [{ kind, file }]
      ),
      ({ file, kind }) => redraw(userId, kind, file)
    )
    if (Array.isNonEmptyReadonlyArray(problems)) return yield* new InvalidInput({ problems })
    return yield* storeFiles(
      drawn.flatMap(({ files }) => files),
      replace(userId, drawn)
    )
  })

  return handler
})
