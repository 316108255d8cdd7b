import { Effect, Option, Struct } from "effect"
import { allSocialLinks, isAdmitted, ProfileParts, UserRepository } from "../../identity/index.js"
import type { Handler, MentorId } from "../../kernel/index.js"
import { isListed, MentorRepository } from "../../profiles/index.js"
import { makeCheckOpen } from "../check-open.js"
import { MentorNotListed } from "../errors.js"
import type { Operations } from "../operations.js"

const nowhere = { city: null, state: null, country: null }

/** Shown are mentors whom everybody can see, and who want to be found by guests. */
const makeFindListed = Effect.map(Effect.all([MentorRepository, UserRepository]), ([mentors, users]) =>
  Effect.fnUntraced(function* (mentorId: MentorId) {
    const profile = Option.getOrUndefined(yield* mentors.find(mentorId))
    if (profile === undefined || !isListed(profile)) return undefined
    const user = Option.getOrUndefined(yield* users.find(profile.userId))
    return user !== undefined && isAdmitted(user) ? user : undefined
  })
)

export const getMentor = Effect.gen(function* () {
  const checkOpen = yield* makeCheckOpen
  const findListed = yield* makeFindListed
  const profileParts = yield* ProfileParts

  const handler: Handler<Operations, "getMentor"> = Effect.fnUntraced(function* (_, { mentor_id: mentorId }) {
    yield* checkOpen
    const user = yield* findListed(mentorId)
    if (user === undefined) return yield* new MentorNotListed()
    const { address, countryCode, languages, mentorProfile } = yield* profileParts.find(user.id, "mentor")
    // It was there a moment ago.
    if (mentorProfile === null) return yield* new MentorNotListed()
    return {
      mentor: {
        id: mentorId,
        username: user.username,
        name: user.fullName,
        bio: user.bio,
        about: user.about,
        avatar_url: user.avatarUrl,
        cover_photo_url: user.coverPhotoUrl,
        languages,
        location: { ...(address === null ? nowhere : Struct.omit(address, "address")), country_code: countryCode },
        social_links: allSocialLinks(user.socialLinks),
        mentor_profile: mentorProfile
      }
    }
  })
  return handler
})
