/** Usernames, made from names. */
import { Array, Schema } from "effect"
import { atLeast, atMost, described, limitWording } from "../kernel/index.js"

const [shortest, longest] = [3, 30]

/** Misleading words, and words that paths beside `/user/{username}` may need one day. */
const reserved: ReadonlySet<string> = new Set(
  `about account accounts admin administrator api app auth billing blog careers contact dashboard dev developer docs
  everyone explore feed guest help home info jobs legal login logout mail me mentee mentees mentor mentorkit mentors
  message messages moderator new news noreply notification notifications null official onboarding owner payment payments
  postmaster press privacy profile register root search security session sessions settings signin signup staff status
  superuser support system team terms test undefined user username users verify webhook webmaster www`.split(/\s+/)
)

/** Letters that Unicode does not take apart into an ASCII letter and a mark. */
const spelledOut: Readonly<Record<string, string>> = {
  æ: "ae",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ø: "o",
  œ: "oe",
  ß: "ss",
  þ: "th"
}

/** Lower-case ASCII letters and digits with single hyphens between them; empty where the name has none of them. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[æđðħıłøœßþ]/g, (letter) => spelledOut[letter] ?? "")
    // Marks belong to the letter before them, and an apostrophe is no gap: "o'neill" is "oneill".
    .replace(/[\p{Mark}'’]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "")

const isSlug = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)

/** A username as users may choose it. Generated ones fit, too. */
export const Username = described(
  Schema.String.pipe(
    atLeast(shortest),
    atMost(longest),
    Schema.filter(isSlug, {
      ...limitWording("format is invalid"),
      jsonSchema: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" },
      arbitrary: () => (fc) => fc.stringMatching(/^[a-z0-9]{3,30}$/)
    }),
    Schema.filter((text) => !reserved.has(text))
  ),
  "Unique name in addresses: small letters and digits with single hyphens between. Some words are reserved.",
  "mika-sorensen"
)

/**
 * What to try, in this order: the name's own slug unless it is reserved or says nothing, then with an ending, each time
 * a longer one. `entropy` are random lower-case letters and digits, twelve or more: the last candidate is never taken.
 */
export const usernameCandidates = (name: string, entropy: string): Array.NonEmptyReadonlyArray<string> => {
  const slug = slugOf(name)
  const stem = slug === "" ? "user" : slug
  const longer = [4, 8, 12] as const
  const ended = Array.map(longer, (digits) => {
    const start = stem.slice(0, longest - digits - 1).replace(/-$/, "")
    return `${start}-${entropy.slice(-digits)}`
  })
  return slug.length < shortest || reserved.has(slug) ? ended : [stem, ...ended]
}
