/** The networks a profile may link to, in the order in which they are shown. */
import { Record, Schema } from "effect"
import { clearable, kept, type Problem, prohibitedProblem, type RawInput, WebAddress } from "../kernel/index.js"

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

const Link = clearable(WebAddress(255))

/** Networks that are left out stay as they are. "twitter" is what older clients call x. */
export const SocialLinksEdit = Schema.Struct({
  linkedin: Link,
  x: Link,
  instagram: Link,
  facebook: Link,
  github: Link,
  youtube: Link,
  dribbble: Link,
  behance: Link,
  medium: Link,
  twitch: Link,
  website: Link,
  twitter: Link
})
export interface SocialLinksEdit extends Schema.Schema.Type<typeof SocialLinksEdit> {}

/** A network that nobody knows would be forgotten without a word. */
export const unknownNetworks = ({ social_links: links }: RawInput): ReadonlyArray<Problem> =>
  typeof links !== "object" || links === null || Array.isArray(links)
    ? []
    : Object.keys(links)
        .filter((name) => !Object.hasOwn(SocialLinksEdit.fields, name))
        .map((name) => prohibitedProblem(["social_links", name]))

type Saved = Readonly<Record<string, string>>

/** What is saved from then on, under the names of today; null takes everything away. */
export const editedLinks = (saved: Saved, edit: SocialLinksEdit | null): Saved => {
  if (edit === null) return {}
  const { twitter, ...told } = edit
  const wanted: SocialLinksEdit = told.x === undefined ? { ...told, x: twitter } : told
  const after = Record.map(allSocialLinks(saved), (link, network) => kept(wanted[network], link))
  return Record.filter(after, (link): link is string => link !== null)
}
