/** Who may call what, for every operation of the contract: nobody is let in by an operation that was forgotten. */
import type { Access } from "@mentorkit/core/kernel"
import { hostEngines, useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, beforeAll, describe, it } from "vitest"
import { endpoints } from "../../src/routes/index.js"
import { goodCall } from "../support/calls.js"
import { changedIn, contents } from "../support/contents.js"
import {
  type Answer,
  assertDocumented,
  type Documented,
  documented,
  type JsonSchema,
  resolved
} from "../support/documented.js"
import { newPersonas, type Persona } from "../support/personas.js"
import { ask } from "../support/raw-client.js"
import { smuggleEverywhere } from "../support/smuggling.js"
import { newWishes, type Wish } from "../support/wishes.js"

type Expected = readonly [status: number, code: string]

/**
 * What a stranger gets who names somebody else's thing and may call the operation at all. `open`: what is named is
 * everybody's, or of those who have the role. Every operation that takes an id has to be here, and no other.
 */
const strangers: Readonly<Record<string, Expected | "open">> = {
  "admin.approveMentor": "open",
  "admin.rejectMentor": "open",
  "admin.suspendMentor": "open",
  "admin.reinstateMentor": "open",
  "admin.suspendUser": "open",
  "admin.banUser": "open",
  "admin.reinstateUser": "open",
  "admin.listAuditLog": "open",
  "bookings.createBooking": [422, "InvalidInput"],
  // Narrows the own list down to nothing.
  "bookings.listMenteeBookings": [200, ""],
  "bookings.getMenteeBooking": [404, "BookingNotFound"],
  "bookings.getMenteeBookingCalendar": [404, "BookingNotFound"],
  "bookings.getPaymentLink": [404, "BookingNotFound"],
  "bookings.cancelMenteeBooking": [404, "BookingNotFound"],
  "bookings.scheduleFollowUp": [404, "BookingNotFound"],
  "bookings.listMentorBookings": [200, ""],
  "bookings.getMentorBooking": [404, "BookingNotFound"],
  "bookings.getMentorBookingCalendar": [404, "BookingNotFound"],
  "bookings.cancelMentorBooking": [404, "BookingNotFound"],
  "bookings.acceptBooking": [404, "BookingNotFound"],
  "bookings.declineBooking": [404, "BookingNotFound"],
  "bookings.completeBooking": [404, "BookingNotFound"],
  "broadcasting.authorizeChannel": [403, "ChannelForbidden"],
  // The secret is the permission: whoever has it reads.
  "calendarFeeds.readFeed": "open",
  // People are everybody's, and what is not there is removed already.
  "connections.requestConnection": "open",
  "connections.acceptConnection": [404, "ConnectionRequestNotFound"],
  "connections.removeConnection": [200, ""],
  "connections.listConnectionsOfUser": "open",
  "connections.viewFeedProfile": "open",
  "connections.dismissSuggestion": "open",
  "connections.follow": "open",
  "connections.unfollow": "open",
  "connections.listFollowers": "open",
  "connections.listFollowing": "open",
  "connections.blockUser": "open",
  "connections.reportUser": "open",
  "connections.unblockUser": [200, ""],
  "deadLetters.retryDeadLetters": "open",
  "directory.listMentors": "open",
  "directory.getMentor": "open",
  // Mentors are everybody's, and a removal of what is not there is a success.
  "favourites.addFavourite": "open",
  "favourites.removeFavourite": [200, ""],
  "invoices.getMenteeInvoice": [404, "InvoiceNotFound"],
  "invoices.printMenteeInvoice": [404, "InvoiceNotFound"],
  "invoices.getMentorInvoice": [404, "InvoiceNotFound"],
  "invoices.printMentorInvoice": [404, "InvoiceNotFound"],
  "identity.revokeSession": [404, "SessionNotFound"],
  "identity.viewUser": "open",
  "mentorSearch.search": "open",
  // The ids are advice that nobody takes.
  "feed.createPost": "open",
  "feed.getComment": "open",
  "feed.getPost": "open",
  "feed.updatePost": [403, "NotPostAuthor"],
  "feed.deletePost": [403, "NotPostAuthor"],
  "feed.listPostsOfUser": "open",
  // Only what the caller sees is noted.
  "feed.markSeen": "open",
  "feed.sharePost": "open",
  // Whoever has the address of a public post's file may look; of others the signature says whose it is, and `routes` tries others.
  "feed.readPublicFile": "open",
  "feed.readSignedFile": "open",
  "feed.reactToPost": "open",
  "feed.removePostReaction": "open",
  "feed.reactToComment": "open",
  "feed.removeCommentReaction": "open",
  "feed.vote": "open",
  "feed.withdrawVotes": "open",
  "feed.listComments": "open",
  "feed.listReplies": "open",
  "feed.addComment": "open",
  "feed.updateComment": [403, "NotCommentAuthor"],
  "feed.reportPost": "open",
  "feed.reportComment": "open",
  "feed.deleteComment": [403, "NotCommentAuthor"],
  "notifications.readNotification": [404, "NotificationNotFound"],
  "notifications.resolveNotification": [404, "NotificationNotFound"],
  "notifications.deleteNotification": [404, "NotificationNotFound"],
  "oauth.redirect": "open",
  "oauth.callback": "open",
  // What they name is the browser's own and used up by a look; `routes/passkeys` tries it on other accounts.
  "passkeys.register": "open",
  "passkeys.authenticate": "open",
  "passkeys.remove": [404, "PasskeyNotFound"],
  "payments.getStatus": [404, "PaymentNotFound"],
  "payments.listTransactions": "open",
  "payments.refundTransaction": "open",
  "payments.resolveRefund": "open",
  "payments.resolvePaymentReview": "open",
  // What is named is one of two kinds, of the caller's own.
  "profileMedia.removeMedia": "open",
  // Whoever has the address may look.
  "profileMedia.readImage": "open",
  // The signature says whose address it is; `routes/uploads` tries others.
  "uploads.readUpload": "open",
  "profiles.submitOnboarding": "open",
  // A name that nobody has yet, and areas of the catalogue.
  "profiles.updateProfile": "open",
  "profiles.updateProfile.patch": "open",
  "profiles.updateMentorProfile": "open",
  "profiles.updateMentorProfile.patch": "open",
  "profiles.updateMenteeProfile": "open",
  "profiles.updateMenteeProfile.patch": "open",
  "profiles.updateExperience": [404, "ExperienceNotFound"],
  "profiles.updateExperience.patch": [404, "ExperienceNotFound"],
  "profiles.deleteExperience": [404, "ExperienceNotFound"],
  "profiles.updateEducation": [404, "EducationNotFound"],
  "profiles.updateEducation.patch": [404, "EducationNotFound"],
  "profiles.deleteEducation": [404, "EducationNotFound"],
  "profiles.updateCertification": [404, "CertificationNotFound"],
  "profiles.updateCertification.patch": [404, "CertificationNotFound"],
  "profiles.deleteCertification": [404, "CertificationNotFound"],
  "scheduling.listPublicSessionTypes": "open",
  // Narrows the own list down to nothing.
  "scheduling.listAvailabilityRules": [200, ""],
  "scheduling.createAvailabilityRule": [422, "InvalidInput"],
  "scheduling.createAvailabilityRules": [422, "InvalidInput"],
  "scheduling.getAvailabilityRule": [404, "AvailabilityRuleNotFound"],
  "scheduling.getSessionType": [404, "SessionTypeNotFound"],
  "scheduling.updateSessionType": [404, "SessionTypeNotFound"],
  "scheduling.updateSessionType.patch": [404, "SessionTypeNotFound"],
  "scheduling.deactivateSessionType": [404, "SessionTypeNotFound"],
  "scheduling.updateAvailabilityRule": [404, "AvailabilityRuleNotFound"],
  "scheduling.updateAvailabilityRule.patch": [404, "AvailabilityRuleNotFound"],
  "scheduling.activateAvailabilityRule": [404, "AvailabilityRuleNotFound"],
  "scheduling.deactivateAvailabilityRule": [404, "AvailabilityRuleNotFound"],
  "scheduling.previewAvailabilityRule": [404, "AvailabilityRuleNotFound"],
  "scheduling.getOffDay": [404, "OffDayNotFound"],
  "scheduling.updateOffDay": [404, "OffDayNotFound"],
  "scheduling.updateOffDay.patch": [404, "OffDayNotFound"],
  "scheduling.deleteOffDay": [404, "OffDayNotFound"],
  "scheduling.putAvailabilityOverride": [422, "InvalidInput"],
  "scheduling.getAvailabilityOverride": [404, "AvailabilityOverrideNotFound"],
  "scheduling.deleteAvailabilityOverride": [404, "AvailabilityOverrideNotFound"],
  // Somebody else's session type has no slots for the caller.
  "scheduling.listOwnSlots": [200, ""],
  "scheduling.listPublicSlots": "open",
  "scheduling.holdSlots": "open",
  "scheduling.releaseHold": [404, "HoldNotFound"],
  "transactionMethods.makeDefault": [404, "TransactionMethodNotFound"],
  "transactionMethods.deleteMethod": [404, "TransactionMethodNotFound"],
  "transactionMethods.updateType": "open",
  "transactionMethods.updateType.patch": "open",
  "transactionMethods.deleteType": "open",
  // What it names is used up by a look; `routes/confirm-identity` tries another account's.
  "twoFactor.confirmIdentity": "open",
  "twoFactor.revokeTrustedDevice": [404, "TrustedDeviceNotFound"],
  "uploads.sendChunk": [404, "UploadNotFound"],
  "uploads.getUpload": [404, "UploadNotFound"],
  "uploads.completeUpload": [404, "UploadNotFound"],
  "uploads.deleteUpload": [404, "UploadNotFound"],
  "verification.replaceDocument": [404, "DocumentNotFound"],
  "verification.downloadDocument": [404, "DocumentNotFound"],
  "verification.deleteDocument": [404, "DocumentNotFound"],
  "verification.listDocumentsToReview": "open",
  "verification.downloadDocumentToReview": "open",
  "verification.reviewDocument": "open",
  // Somebody else's payout method is no method.
  "withdrawals.requestWithdrawal": [422, "InvalidInput"],
  "withdrawals.getWithdrawal": [404, "WithdrawalNotFound"],
  "withdrawals.listAllWithdrawals": "open",
  "withdrawals.approveWithdrawal": "open",
  "withdrawals.rejectWithdrawal": "open",
  "withdrawals.processWithdrawal": "open",
  "withdrawals.payWithdrawal": "open",
  "withdrawals.failWithdrawal": "open"
}

const accessOf = new Map<string, Access>(endpoints.map(({ operation, operationId }) => [operationId, operation.access]))

/** Refused before anything is read; `undefined` where this caller is let in. */
const refusalOf = (access: Access, { isAdmin, isFull, isMentor, isPending }: Persona): Expected | undefined => {
  if (access === "public") return undefined
  if (!isFull && !isPending) return [401, "Unauthenticated"]
  if (isPending !== (access === "pending")) return [403, isPending ? "TwoFactorRequired" : "Forbidden"]
  if (access === "admin" && !isAdmin) return [403, "Forbidden"]
  return access === "mentor" && !isMentor ? [404, "MentorProfileNotFound"] : undefined
}

const namesOf = (schema: JsonSchema): ReadonlyArray<readonly [string, JsonSchema]> => {
  const whole = resolved(schema)
  return [
    ...Object.entries(whole.properties ?? {}).flatMap(([name, one]) => [[name, one] as const, ...namesOf(one)]),
    ...(whole.items === undefined ? [] : namesOf(whole.items)),
    ...(whole.anyOf ?? []).flatMap(namesOf)
  ]
}
const isId = ([name, schema]: readonly [string, JsonSchema]): boolean =>
  /(?:^|_)ids?$|^username$/.test(name) || JSON.stringify(schema).includes('"uuid"')

/** Whether a caller can name a thing that may be another's. */
const takesId = ({ body, form, parameters }: Documented): boolean =>
  [
    ...parameters.map(({ name, schema }) => [name, schema] as const),
    ...[body, form].flatMap((schema) => (schema === undefined ? [] : namesOf(schema)))
  ].some(isId) || parameters.some((one) => one.in === "path")

const codeOf = ({ headers, status }: Answer): Expected => [status, headers.get("x-error-code") ?? ""]

describe("what has to be decided", () => {
  it("is decided for every operation that takes an id, and for no other", () => {
    const taking = documented.filter(takesId).map(({ operationId }) => operationId)
    const undecided = taking.filter((one) => !(one in strangers))
    assert.deepStrictEqual(undecided, [], "`strangers` above says what a stranger is told")
    const idle = Object.keys(strangers).filter((one) => !taking.includes(one))
    assert.deepStrictEqual(idle, [], "`strangers` above names operations that take no id")
  })

  it("and the document tells of every guarded operation that it is", () => {
    for (const { needsToken, operationId } of documented) {
      assert.strictEqual(needsToken, accessOf.get(operationId) !== "public", operationId)
    }
    assert.isAbove(documented.filter(({ needsToken }) => needsToken).length, 20)
  })
})

describe.each(hostEngines)("access on %s", (engine) => {
  const host = useHost(engine, { trustedProxies: 1 })
  let wishes: Readonly<Record<string, Wish>>
  let personas: ReadonlyArray<Persona>
  let calls = 0

  const wishOf = (operation: Documented): Wish =>
    wishes[operation.operationId] ??
    assert.fail(`${operation.operationId} has no wish in test/support/wishes/<domain>.ts`)

  const send = (operation: Documented, token: string | undefined, query = ""): Promise<Answer> => {
    const { body, headers, path } = goodCall(operation, wishOf(operation).input)
    calls++
    return ask(host().baseUrl, {
      method: operation.method,
      target: `${path}${query}`,
      headers: [
        ...Object.entries(headers),
        ["X-Forwarded-For", `10.1.${calls >> 8}.${calls & 255}`],
        ...(token === undefined ? [] : [["Authorization", `Bearer ${token}`] as const])
      ],
      ...(body !== undefined && { body })
    })
  }

  /** What a persona must get, where that can be said without a success that changes something. */
  const expectedOf = (operation: Documented, persona: Persona): Expected | undefined => {
    const access = accessOf.get(operation.operationId) ?? assert.fail(operation.operationId)
    const stranger = strangers[operation.operationId]
    return refusalOf(access, persona) ?? (stranger === "open" ? undefined : stranger)
  }

  beforeAll(async () => {
    wishes = await newWishes(host())
    personas = await newPersonas(host())
  })

  it("every operation refuses everybody whom it must, and nothing has happened", async () => {
    await host().advance(0)
    const before = await contents(host())
    let tried = 0
    for (const persona of personas) {
      for (const operation of documented) {
        const expected = expectedOf(operation, persona)
        if (expected === undefined) continue
        const told = `${operation.operationId} by ${persona.who}`
        const answer = await send(operation, persona.token)
        assert.deepStrictEqual(codeOf(answer), expected, `${told}: ${answer.text.slice(0, 300)}`)
        assertDocumented(operation, answer, told)
        tried++
      }
    }
    assert.isAbove(tried, 200)
    assert.deepStrictEqual(changedIn(before, await contents(host())), [])
  })

  it("a token in the query is nobody's", async () => {
    const { token = "" } = wishes["identity.getMe"] ?? {}
    const names = ["token", "access_token", "api_token"]
    const query = names.map((name) => `${name}=${encodeURIComponent(token)}`).join("&")
    for (const operation of documented.filter(({ needsToken }) => needsToken)) {
      const mark = goodCall(operation, wishOf(operation).input).path.includes("?") ? "&" : "?"
      const answer = await send(operation, undefined, mark + query)
      assert.deepStrictEqual(codeOf(answer), [401, "Unauthenticated"], operation.operationId)
    }
  })

  it("reads that are everybody's own show a stranger nothing of the owner's", async () => {
    const owned = [
      "bookings.createBooking",
      "bookings.getMenteeBooking",
      "bookings.acceptBooking",
      "payments.getStatus"
    ]
    const theirs = owned
      .flatMap((name) => Object.values(wishes[name]?.input ?? {}))
      .filter((value) => value !== "Hello")
    const isOwn = ({ operationId }: Documented) => {
      const stranger = strangers[operationId]
      return stranger === undefined || (stranger !== "open" && stranger[0] === 200)
    }
    const ownReads = documented.filter((one) => one.method === "GET" && one.needsToken && isOwn(one))
    assert.isAbove(ownReads.length, 5)
    for (const persona of personas.filter(({ isAdmin, isFull }) => isFull && !isAdmin)) {
      for (const operation of ownReads) {
        const answer = await send(operation, persona.token)
        for (const id of theirs) assert.notInclude(answer.text, String(id), `${operation.operationId} ${persona.who}`)
      }
    }
  })

  // Falls where an operation keeps a field of its input that is not its own, or does not let its owner in.
  it("the owner, who comes last, is let in everywhere, and smuggles nothing in", () =>
    smuggleEverywhere(host(), wishes))
})
