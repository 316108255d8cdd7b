/** What edits make of people's profiles. */
import { assert, describe, it } from "@effect/vitest"
import {
  allSocialLinks,
  editedLinks,
  SocialNetwork,
  type User,
  Username,
  unknownNetworks
} from "@mentorkit/core/internal/identity"
import { editedAddress, editedMentor, editedUser, MentorEdit, UserEdit } from "@mentorkit/core/internal/profiles"
import { Currency, MentorId, UserId } from "@mentorkit/core/kernel"
import { operations } from "@mentorkit/core/profiles"
import type { MentorProfile } from "@mentorkit/core/profiles/ports"
import { DateTime, Either, FastCheck, Schema } from "effect"

const at = DateTime.unsafeMake("2027-03-14T14:00:00Z")
const userId = UserId.make("01a2008d-7400-7000-8003-000000000002")
const ada: User = {
  id: userId,
  fullName: "Ada",
  username: "ada",
  email: "ada@example.test",
  hasPassword: true,
  timeZone: "UTC",
  locale: "en",
  bio: "Bio",
  about: "About",
  gender: 4,
  avatarUrl: null,
  coverPhotoUrl: null,
  socialLinks: {},
  twoFactorMethods: [],
  defaultTwoFactorMethod: null,
  phoneNumber: null,
  phoneVerifiedAt: null,
  emailVerifiedAt: at,
  isActive: true,
  bannedAt: null,
  roles: ["mentee"],
  createdAt: at,
  updatedAt: at
}
const mentor: MentorProfile = {
  id: MentorId.make("01a2008d-7400-7000-8003-000000000003"),
  userId,
  headline: "Ledgers",
  timeZone: "UTC",
  currency: Currency.make("USD"),
  hourlyRateMinor: 8000n,
  yearsOfExperience: 12,
  languages: ["English"],
  legalName: "Ada Legal",
  legalBirthYear: 1980,
  legalProfession: "Engineer",
  companyOrInstitution: "Payments Ltd",
  averageRating: "4.50",
  ratingCount: 2,
  approvalStatus: "approved",
  submittedAt: at,
  approvedAt: at,
  rejectionReason: null,
  isPubliclyListed: true,
  vacationMode: false,
  vacationEndsAt: null,
  expertise: [],
  createdAt: at,
  updatedAt: at
}
const problemsOf = (edit: MentorEdit) => {
  const result = editedMentor(mentor, edit, 2027)
  return Either.isLeft(result) ? result.left.problems.map(({ message }) => message) : []
}

describe("an edit of an account", () => {
  it("changes what it names, and null takes away", () => {
    assert.deepStrictEqual(editedUser(ada, {}), ada)
    assert.deepStrictEqual(editedUser(ada, { bio: null, gender: null, full_name: "Ada L." }), {
      ...ada,
      bio: null,
      gender: null,
      fullName: "Ada L."
    })
  })

  // Falls where an edit takes any text for a name: an account would be nobody's from then on.
  it("takes no name of which nothing is seen, and of others what is seen", () => {
    const account = Schema.decodeUnknownEither(UserEdit)
    const profile = Schema.decodeUnknownEither(MentorEdit)
    for (const name of ["\u200B", "\u3164", "\u2800"]) {
      assert.isTrue(Either.isLeft(account({ full_name: name })))
      assert.isTrue(Either.isLeft(profile({ legal_name: name })))
    }
    assert.deepStrictEqual(account({ full_name: "\u202EAda" }), Either.right({ full_name: "Ada" }))
    assert.deepStrictEqual(profile({ legal_name: "\u2066Ada" }), Either.right({ legal_name: "Ada" }))
    assert.deepStrictEqual(profile({ legal_name: null }), Either.right({ legal_name: null }))
  })

  it("of an address starts from nowhere, and says nothing where nothing is said", () => {
    const porto = { address: null, city: "Porto", state: null, country: "Portugal" }
    assert.isUndefined(editedAddress(null, {}))
    assert.isUndefined(editedAddress(porto, { bio: "Bio" }))
    assert.deepStrictEqual(editedAddress(null, { city: "Porto", country: "Portugal" }), porto)
    assert.deepStrictEqual(editedAddress(porto, { city: null, state: "Norte" }), {
      ...porto,
      city: null,
      state: "Norte"
    })
  })

  it("of links keeps the others, and stores what was twitter's as x's", () => {
    const saved = { twitter: "https://twitter.test/ada", github: "https://github.test/ada" }
    assert.deepStrictEqual(editedLinks(saved, {}), { x: saved.twitter, github: saved.github })
    assert.deepStrictEqual(editedLinks(saved, { x: null }), { github: saved.github })
    assert.deepStrictEqual(editedLinks({}, { twitter: "https://x.test/a" }), { x: "https://x.test/a" })
    assert.deepStrictEqual(editedLinks({}, { twitter: "https://x.test/a", x: "https://x.test/b" }), {
      x: "https://x.test/b"
    })
    assert.deepStrictEqual(editedLinks(saved, null), {})
  })

  it("of links that nobody knows is refused", () => {
    const messages = (links: unknown) => unknownNetworks({ social_links: links }).map(({ message }) => message)
    assert.deepStrictEqual(messages({ x: "a", myspace: "b" }), ["The social links.myspace field is prohibited."])
    for (const other of [undefined, null, "x", ["x"]]) assert.deepStrictEqual(messages(other), [])
  })

  const networks = FastCheck.constantFrom(...SocialNetwork.literals, "twitter")
  const saved = FastCheck.dictionary(networks, FastCheck.webUrl())
  const edits = FastCheck.dictionary(networks, FastCheck.option(FastCheck.webUrl()))
  it.prop(
    "of links leaves what it does not name as it is shown, and never stores twitter",
    [saved, edits],
    ([old, edit]) => {
      const after = editedLinks(old, edit)
      assert.notProperty(after, "twitter")
      const [shown, before] = [allSocialLinks(after), allSocialLinks(old)]
      for (const network of SocialNetwork.literals) {
        const told = network === "x" ? (edit["x"] === undefined ? edit["twitter"] : edit["x"]) : edit[network]
        assert.strictEqual(shown[network], told === undefined ? before[network] : told)
      }
    }
  )

  it("of a username takes slugs that are nobody's word", () => {
    const isName = Schema.is(Username)
    for (const name of ["ada", "ada-marsh", "a1b", "a".repeat(30), "7-7"]) assert.isTrue(isName(name), name)
    for (const name of [
      "ab",
      "a".repeat(31),
      "Ada",
      "a--b",
      "-ab",
      "ab-",
      "a_b",
      "a b",
      "ädä",
      "admin",
      "me",
      "support"
    ]) {
      assert.isFalse(isName(name), name)
    }
  })
})

describe("an edit of a mentor's profile", () => {
  it("keeps what it leaves out", () => {
    assert.deepStrictEqual(editedMentor(mentor, {}, 2027), Either.right(mentor))
    const yen = { currency: Currency.make("JPY"), hourly_rate: "9000" }
    assert.deepStrictEqual(
      editedMentor(mentor, { ...yen, legal_name: null, languages: [] }, 2027),
      Either.right({ ...mentor, currency: yen.currency, hourlyRateMinor: 9000n, legalName: null, languages: [] })
    )
  })

  it("tells a rate in the currency that it will be in", () => {
    assert.deepStrictEqual(problemsOf({ currency: Currency.make("JPY") }), [
      "The hourly rate field is required when currency is changed."
    ])
    assert.deepStrictEqual(problemsOf({ currency: mentor.currency }), [])
    assert.deepStrictEqual(problemsOf({ currency: Currency.make("JPY"), hourly_rate: "80.50" }), [
      "The hourly rate field must have 0 decimal places."
    ])
  })

  it("is by nobody who is a child, and tells everything at once", () => {
    assert.deepStrictEqual(problemsOf({ legal_birth_year: 2014 }), [])
    assert.deepStrictEqual(problemsOf({ legal_birth_year: 2015, hourly_rate: "1.005" }), [
      "The hourly rate field must have 0-2 decimal places.",
      "The legal birth year field must be between 1900 and 2014."
    ])
  })

  it("has one way to say expertise, some of it, and each language once", () => {
    const told = (raw: Readonly<Record<string, unknown>>) =>
      operations.updateMentorProfile.rules?.(raw).map(({ message }) => message)
    assert.deepStrictEqual(told({ expertise: [], expertise_area_ids: ["a"] }), [
      "The expertise area ids field is prohibited.",
      "The expertise field is required."
    ])
    assert.deepStrictEqual(told({ languages: ["English", "pt", "ENGLISH", 7, "pt"] }), [
      "The languages.2 field has a duplicate value.",
      "The languages.4 field has a duplicate value."
    ])
  })
})
