/** What adapters and hosts use of kernel beside its public door: `@mentorkit/core/kernel/ports`. */
export { refusals } from "./actor.js"
export { type AuditEntry, AuditLog } from "./audit-log.js"
export { Authenticator } from "./authenticator.js"
export { newCircuitBreaker, type Permit } from "./circuit-breaker.js"
export { type Lane, lanes, type Priority, priorities } from "./delivery-lane.js"
export { describedBy, type FieldText } from "./described.js"
export { errorCode } from "./error-code.js"
export { type GateLimits, makeFairGate, NotLetIn } from "./fair-gate.js"
export { type FileOwner, FileRegister, type OwnedFile } from "./file-register.js"
export {
  type ByteRange,
  type FileFacts,
  FileKey,
  FileStore,
  FileTooLarge,
  isFileKey,
  type ListedFile
} from "./file-store.js"
export { requireOption, requireSecret } from "./fit-option.js"
export { type IdempotencyScope, type IdempotencyState, IdempotencyStore } from "./idempotency.js"
export { type ImageSize, Images, ImageType, type Picture, UnreadableImage } from "./images.js"
export {
  type InputBounds,
  inputBoundsOf,
  isTooLong,
  tooDeepProblem,
  tooLongProblem,
  tooMuchProblem
} from "./input-bounds.js"
export { mergeLayers } from "./manifest-layers.js"
export { messageOf } from "./message-of.js"
export { networkOf } from "./network.js"
export { Outbox } from "./outbox.js"
export { type DeadLetter, type DeadLetterFilter, DeadLetters, latestDeadLetters, OutboxRelay } from "./outbox-relay.js"
export { furthestItem } from "./page.js"
export { RateLimiter } from "./rate-limit.js"
export {
  type Frame,
  isForHosts,
  maxFrameBytes,
  personChannel,
  Realtime,
  type Received
} from "./realtime.js"
export { type Ending, isDeadLetter, retryPauseMillis, type Trouble, troubleOf } from "./retry-policy.js"
export { makeSecretTokens } from "./secret-token.js"
export { type Derivations, Secrets } from "./secrets.js"
export { SettingList, Settings } from "./settings.js"
export {
  nothingToSay,
  Postponed,
  postponedUntil,
  type Route,
  type Routes,
  type Subscriber,
  type Subscription,
  Subscriptions
} from "./subscriber.js"
export { type Sweep, Sweeps } from "./sweep.js"
export { CurrentUnit, newUnit, type Unit, UnitOfWork } from "./unit-of-work.js"
export { UploadedFiles } from "./uploaded-files.js"
export { uuidV7 } from "./uuid-v7.js"
export { type Appended, type Occurrence, runWithin, SubscribersWithin, type SubscriberWithin } from "./within.js"
