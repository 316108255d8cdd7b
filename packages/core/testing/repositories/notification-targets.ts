/** What is left of what notifications lead to. */
import assert from "node:assert/strict"
import type { BookingRepository } from "@mentorkit/core/bookings/ports"
import { CommentRepository } from "@mentorkit/core/comments/ports"
import { PostRepository } from "@mentorkit/core/feed/ports"
import { erasedEmailOf } from "@mentorkit/core/identity/ports"
import { UserId } from "@mentorkit/core/kernel"
import { NotificationTargets, type VanishingTarget } from "@mentorkit/core/notifications/ports"
import { SlotRepository } from "@mentorkit/core/scheduling/ports"
import { DateTime, Effect } from "effect"
import { conformance } from "../conformance.js"
import { newBooking } from "../fixtures/market.js"
import { newId, newMentor, newUser } from "../fixtures/people.js"
import { newComment, newPost } from "../fixtures/posts.js"
import { newAttempt, newHold, newOffer, newSlot, type ScheduleRepositories } from "../fixtures/schedule.js"
import { transact } from "../fixtures/transactions.js"

const find = Effect.fnUntraced(function* (reader: UserId, page: VanishingTarget["page"], id: string, minutes = 0) {
  const now = DateTime.add(yield* DateTime.now, { minutes })
  return yield* (yield* NotificationTargets).find(reader, { page, id }, now)
})
const findComment = Effect.fnUntraced(function* (reader: UserId, id: string, partOf: string) {
  return yield* (yield* NotificationTargets).find(reader, { page: "comment", id, partOf }, yield* DateTime.now)
})

/** Supply `NotificationTargets`, the repositories of bookings, posts, comments, scheduling, users and mentors, and their `UnitOfWork`. */
export const notificationTargetsConformance = conformance<
  NotificationTargets | BookingRepository | CommentRepository | PostRepository | ScheduleRepositories
>("NotificationTargets", {
  // Falls where an expired hold counts, or that of somebody else.
  "a checkout is there while the reader holds a seat for it, and leads to the mentor afterwards": Effect.gen(
    function* () {
      const slots = yield* SlotRepository
      const slot = yield* newSlot()
      const { bookingAttemptId: id, userId } = yield* newHold(slot)
      const mentor = { page: "mentor", id: slot.mentorId }
      assert.deepEqual(yield* find(userId, "checkout", id), { page: "checkout", id })
      assert.deepEqual(yield* find(userId, "checkout", id, 30), mentor)
      assert.equal(yield* find((yield* newUser()).id, "checkout", id), null)
      yield* transact(slots.releaseHolds(id))
      assert.deepEqual(yield* find(userId, "checkout", id), mentor)
      assert.equal(yield* find(userId, "checkout", yield* newId), null)
    }
  ),

  // Falls where the booking comes before the seats that wait for its payment.
  "a checkout that was booked leads to the booking, once no seat waits for its payment": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const slot = yield* newSlot()
    const { bookingAttemptId, id, menteeId } = yield* newBooking({ slots: [slot] })
    yield* newHold(slot, { bookingAttemptId, userId: menteeId })
    assert.deepEqual(yield* find(menteeId, "checkout", bookingAttemptId), { page: "checkout", id: bookingAttemptId })
    yield* transact(slots.releaseHolds(bookingAttemptId))
    assert.deepEqual(yield* find(menteeId, "checkout", bookingAttemptId), { page: "booking", id })
  }),

  "a checkout with a mentor whom nobody can see leads nowhere": Effect.gen(function* () {
    const { id: mentorId } = yield* newMentor({ approvalStatus: "suspended" })
    const { id: userId } = yield* newUser()
    const attempt = yield* newAttempt(userId, [yield* newSlot({ offer: yield* newOffer({ mentorId }) })])
    assert.equal(yield* find(userId, "checkout", attempt.id), null)
  }),

  // Falls where the post is not asked who sees it.
  "a post, and a comment on it, are there while the reader sees them; a comment that is gone leads to its post":
    Effect.gen(function* () {
      const posts = yield* PostRepository
      const comments = yield* CommentRepository
      const [author, reader] = [(yield* newUser()).id, (yield* newUser()).id]
      const post = yield* newPost(author)
      const comment = yield* newComment(author, post.id)
      const ofPost = { page: "post", id: post.id }
      assert.deepEqual(yield* find(reader, "post", post.id), ofPost)
      assert.deepEqual(yield* findComment(reader, comment.id, post.id), { page: "comment", id: comment.id })
      yield* transact(comments.remove(comment, post.createdAt))
      assert.deepEqual(yield* findComment(reader, comment.id, post.id), ofPost)
      const hidden: typeof post = { ...post, visibility: "connections" }
      yield* transact(posts.update(post, hidden, { hashtags: [], usernames: [] }))
      assert.equal(yield* find(reader, "post", post.id), null)
      assert.equal(yield* findComment(reader, comment.id, post.id), null)
      assert.deepEqual(yield* find(author, "post", post.id), ofPost)
    }),

  "a mentor is there for admins, whatever the state, until the person is erased": Effect.gen(function* () {
    const { id: admin } = yield* newUser({ roles: ["admin"] })
    for (const approvalStatus of ["pending", "approved", "rejected", "suspended"] as const) {
      const { id } = yield* newMentor({ approvalStatus })
      assert.deepEqual(yield* find(admin, "adminMentor", id), { page: "adminMentor", id })
    }
    const gone = UserId.make(yield* newId)
    yield* newUser({ id: gone, email: erasedEmailOf(gone) })
    const { id } = yield* newMentor({ userId: gone, approvalStatus: "suspended" })
    assert.equal(yield* find(admin, "adminMentor", id), null)
    assert.equal(yield* find(admin, "adminMentor", yield* newId), null)
  })
})
