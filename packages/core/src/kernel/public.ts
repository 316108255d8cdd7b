/** What embedders use of kernel: `@mentorkit/core/kernel`. */
export {
  type Access,
  AccessDenied,
  type Actors,
  type Admin,
  authorize,
  type Caller,
  Forbidden,
  type Guest,
  guest,
  type Mentor,
  MentorProfileNotFound,
  type Pending,
  Role,
  TwoFactorRequired,
  Unauthenticated,
  type User
} from "./actor.js"
export { Currency, exponentOf } from "./currency.js"
export { described, insteadOf } from "./described.js"
export { type Domain, domain } from "./domain.js"
export { type EventType, event } from "./event.js"
export { FileDownload } from "./file-download.js"
export { type FreshSignIn, FreshSignInRequired } from "./fresh-sign-in.js"
export { IdempotencyKeyInFlight, IdempotencyKeyReused } from "./idempotency.js"
export { Ids, isUuid, MentorId, UserId, Uuid } from "./ids.js"
export { clearable, optional } from "./input-fields.js"
export { LinkBase } from "./link-base.js"
export { type KeyKind, type ListOrder, listOrder, type OrderKey, type Position } from "./list-order.js"
export { canonicalLocale, Locale } from "./locale.js"
export { type Amount, DecimalInput, Money, majorOf, moneyOf } from "./money.js"
export {
  type CallOptions,
  type CancelSignal,
  type DeclaredFailure,
  type Failure,
  type FailureClass,
  type FailureTag,
  type Handler,
  type Handlers,
  namedOperations,
  type Operation,
  type OperationSpec,
  type Operations,
  type OperationsOf,
  operation,
  type PeopleShown,
  type Promised,
  type RawInput,
  type ShownPeople
} from "./operation.js"
export { itemOf, numberedTo, offsetOf, Page, type PageOf, type PageRequest, pageFields } from "./page.js"
export { fieldProblem, InvalidInput, Problem, prohibitedProblem, unconfirmedProblem } from "./problems.js"
export { type AccountLimit, type RateLimit, TooManyRequests } from "./rate-limit.js"
export { type Setting, setting } from "./settings.js"
export { DeliveryRefused, PeerUnavailable } from "./subscriber.js"
export { atLeast, atMost, Text } from "./text.js"
export { TimeZone } from "./time-zone.js"
export {
  atMostBytes,
  type FileField,
  type FileKind,
  fileFieldOf,
  headBytes,
  UploadedFile,
  uploadedFile
} from "./uploaded-file.js"
export { WebAddress } from "./web-address.js"
export { Integer, LocalDate, LocalTime, Timestamp } from "./wire.js"
