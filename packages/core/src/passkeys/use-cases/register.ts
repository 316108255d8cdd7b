import { DateTime, Effect } from "effect"
import { DeviceNames, makeLockCaller } from "../../identity/index.js"
import {
  CallContext,
  type User as Caller,
  type Handler,
  Ids,
  Outbox,
  Settings,
  UnitOfWork
} from "../../kernel/index.js"
import { makeChallenges } from "../challenges.js"
import { PasskeyNotVerified } from "../errors.js"
import { PasskeyAdded } from "../events.js"
import { PasskeyId } from "../ids.js"
import { logCeremonyRefused } from "../log-refused.js"
import type { Operations } from "../operations.js"
import type { Passkey } from "../passkey.js"
import { PasskeyCeremonies, PasskeyRepository } from "../ports.js"
import { maxPasskeys } from "../settings.js"
import { toPasskeyResource } from "../to-resource.js"
import { makeUserHandle } from "../user-handle.js"

export const register = Effect.gen(function* () {
  const passkeys = yield* PasskeyRepository
  const ceremonies = yield* PasskeyCeremonies
  const deviceNames = yield* DeviceNames
  const settings = yield* Settings
  const outbox = yield* Outbox
  const ids = yield* Ids
  const { transact } = yield* UnitOfWork
  const { take } = yield* makeChallenges
  const userHandleOf = yield* makeUserHandle
  const lockCaller = yield* makeLockCaller

  const store = Effect.fnUntraced(function* (caller: Caller, passkey: Passkey) {
    yield* lockCaller(caller)
    yield* passkeys.add(passkey, yield* settings.get(maxPasskeys))
    yield* outbox.append(PasskeyAdded, { userId: passkey.userId, passkeyId: passkey.id }, passkey.createdAt)
  }, transact)

  const handler: Handler<Operations, "register"> = Effect.fnUntraced(
    function* (caller, { credential: answer, device_name }) {
      const { userId } = caller
      const challenge = yield* take(answer, userId)
      const credential = yield* ceremonies.verifyAttestation(answer, challenge)
      const { userAgent } = yield* CallContext
      const passkey: Passkey = {
        ...credential,
        id: PasskeyId.make(yield* ids.uuid),
        userId,
        userHandle: yield* userHandleOf(userId, challenge),
        deviceName: device_name ?? deviceNames.nameOf(userAgent),
        lastUsedAt: null,
        createdAt: yield* DateTime.now
      }
      yield* store(caller, passkey)
      return { passkey: toPasskeyResource(passkey) }
    },
    Effect.tapError(logCeremonyRefused("A new passkey was refused")),
    Effect.catchTag("CeremonyRefused", () => new PasskeyNotVerified())
  )

  return handler
})
