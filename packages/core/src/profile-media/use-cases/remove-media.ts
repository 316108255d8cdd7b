import { DateTime, Effect, Option } from "effect"
import { isAdmitted, toUserResource, UserNotFound, UserRepository } from "../../identity/index.js"
import { FileRegister, type Handler, UnitOfWork } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { ProfileImageRepository } from "../ports.js"
import { ownedFilesOf } from "../profile-image.js"

/** The address stops working at once; a sweep removes the files. */
export const removeMedia = Effect.gen(function* () {
  const images = yield* ProfileImageRepository
  const register = yield* FileRegister
  const users = yield* UserRepository
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "removeMedia"> = Effect.fnUntraced(
    function* ({ userId }, { kind }) {
      yield* Effect.flatten(Effect.map(users.lock(userId), Option.filter(isAdmitted)))
      const now = yield* DateTime.now
      const removed = (yield* images.list(userId)).filter((one) => one.kind === kind)
      yield* register.removeOwners(removed.flatMap(ownedFilesOf))
      yield* images.remove(userId, kind, now)
      return { user: toUserResource(yield* Effect.flatten(users.find(userId))) }
    },
    transact,
    Effect.catchTag("NoSuchElementException", () => new UserNotFound())
  )

  return handler
})
