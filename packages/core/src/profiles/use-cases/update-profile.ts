import { DateTime, Effect, Option } from "effect"
import { toUserResource, UserNotFound, UserRepository } from "../../identity/index.js"
import { type Handler, InvalidInput, takenProblem, UnitOfWork, type UserId } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { AddressRepository, CountryCodes } from "../ports.js"
import { editedAddress, editedUser, type UserEdit } from "../user-edit.js"

const alreadyTaken = () => new InvalidInput({ problems: [takenProblem(["username"])] })

/** Edits the account's own fields, whatever its roles. Fields that are left out stay. */
export const updateProfile = Effect.gen(function* () {
  const addresses = yield* AddressRepository
  const countries = yield* CountryCodes
  const users = yield* UserRepository
  const unitOfWork = yield* UnitOfWork

  /** The address as it is then. */
  const moving = Effect.fnUntraced(function* (userId: UserId, edit: UserEdit, at: DateTime.Utc) {
    const saved = Option.getOrUndefined(yield* addresses.find(userId))
    const address = editedAddress(saved?.address ?? null, edit)
    if (address === undefined) return saved?.address ?? null
    const countryCode = address.country === null ? null : countries.codeOf(address.country)
    yield* addresses.put(userId, { ...address, countryCode }, at)
    return address
  })

  const handler: Handler<Operations, "updateProfile"> = Effect.fnUntraced(
    function* ({ userId }, edit) {
      const before = yield* Effect.mapError(Effect.flatten(users.lock(userId)), () => new UserNotFound())
      const now = yield* DateTime.now
      const user = { ...editedUser(before, edit), updatedAt: now }
      yield* users.update(user)
      return { user: toUserResource(user, { address: yield* moving(userId, edit, now) }) }
    },
    // The database decides races.
    Effect.catchTag("UsernameTaken", alreadyTaken),
    unitOfWork.transact
  )

  return handler
})
