import { Effect, Option } from "effect"
import { isAdmitted, isErasedAddress, type User, UserNotFound, UserRepository } from "../../identity/index.js"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { makeSubmitReport, type Reported } from "../../reports/index.js"
import type { Operations } from "../operations.js"

/** What a profile says of the person. */
const asReported = ({ about, avatarUrl, bio, coverPhotoUrl, fullName, id, username }: User): Reported => ({
  subjectType: "profile",
  subjectId: id,
  authorId: id,
  copy: { name: fullName, username, bio, about, avatar_url: avatarUrl, cover_photo_url: coverPhotoUrl },
  fileKeys: []
})

export const reportUser = Effect.gen(function* () {
  const users = yield* UserRepository
  const submitReport = yield* makeSubmitReport
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "reportUser"> = (caller, { user_id: id, ...words }) => {
    // Whatever blocks there are between the two.
    const shown = Effect.map(
      users.find(id),
      Option.filter((user) => isAdmitted(user) && !isErasedAddress(user.email))
    )
    return submitReport(caller, Effect.map(shown, Option.map(asReported)), words).pipe(
      Effect.catchTag("NoSuchElementException", () => new UserNotFound()),
      transact
    )
  }
  return handler
})
