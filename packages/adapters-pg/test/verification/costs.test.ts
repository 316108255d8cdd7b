/** What documents and images cost in statements; their files' owners are written by the statements that keep them. */
import { assert, describe, layer } from "@effect/vitest"
import { ProfileMedia } from "@mentorkit/core/profile-media"
import { Verification, VerificationDocumentId } from "@mentorkit/core/verification"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect } from "effect"
import { photo } from "../support/profile-media-fixtures.js"
import { statementsOf } from "../support/statements.js"
import { replace, upload } from "../support/verification-fixtures.js"

describe.each(engines)("files in statements on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.scoped("are no more than they were when a file had one owner", () =>
      Effect.gen(function* () {
        const kit = yield* Verification
        const media = yield* ProfileMedia
        const { mentor } = yield* newMentor()
        const me = yield* newUser()
        const id = VerificationDocumentId.make((yield* upload(mentor)).id)
        const avatar = yield* photo()
        const costs = {
          upload: yield* statementsOf(upload(mentor)),
          replace: yield* statementsOf(replace(mentor, id)),
          download: yield* statementsOf(kit.downloadDocument(mentor, { id })),
          delete: yield* statementsOf(kit.deleteDocument(mentor, { id })),
          image: yield* statementsOf(media.uploadMedia(me, { avatar })),
          anotherImage: yield* statementsOf(media.uploadMedia(me, { avatar })),
          removeImage: yield* statementsOf(media.removeMedia(me, { kind: "avatar" }))
        }
        assert.deepStrictEqual(costs, {
          ...{ upload: 7, replace: 8, download: 1, delete: 5 },
          ...{ image: 7, anotherImage: 8, removeImage: 6 }
        })
      })
    )
  })
})
