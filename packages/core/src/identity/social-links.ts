/** The networks a profile may link to, in the order in which they are shown. */
import { Schema } from "effect"

export const SocialNetwork = Schema.Literal(
  "linkedin",
  "x",
  "instagram",
  "facebook",
  "github",
  "youtube",
  "dribbble",
  "behance",
  "medium",
  "twitch",
  "website"
)
export type SocialNetwork = typeof SocialNetwork.Type

export type SocialLinks = { readonly [N in SocialNetwork]: string | null }

/** All eleven keys whatever was saved. Older accounts may have their link to x under "twitter". */
export const allSocialLinks = (saved: Readonly<Record<string, string>>): SocialLinks => {
  const of = (network: SocialNetwork) => saved[network] ?? null
  return {
    linkedin: of("linkedin"),
    x: of("x") ?? saved["twitter"] ?? null,
    instagram: of("instagram"),
    facebook: of("facebook"),
    github: of("github"),
    youtube: of("youtube"),
    dribbble: of("dribbble"),
    behance: of("behance"),
    medium: of("medium"),
    twitch: of("twitch"),
    website: of("website")
  }
}
