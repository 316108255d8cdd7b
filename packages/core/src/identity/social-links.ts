/** The networks a profile may link to, in the order in which they are shown. */
import { Record, Schema } from "effect"
import {
  clearable,
  kept,
  limitWording,
  type Problem,
  prohibitedProblem,
  type RawInput,
  WebAddress
} from "../kernel/index.js"

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

/** As it was written: what `URL` makes of a host may be another one than people read. */
const writtenHost = (link: string): string => /^https?:\/\/([^/?#]*)/i.exec(link)?.[1]?.toLowerCase() ?? ""

/** Whether it is the domain or below it: no port, no dot at the end, no letters that only look like ASCII ones. */
const isWithin = (host: string, domain: string): boolean =>
  host === domain || /^(?:[a-z0-9-]+\.)+$/.test(upTo(host, domain))
const upTo = (host: string, domain: string) => (host.endsWith(domain) ? host.slice(0, -domain.length) : "")

/** A link to a network: to one of its domains or to a host below. The first domain is the one that people are told. */
const linkTo = (...[domain, ...others]: readonly [string, ...ReadonlyArray<string>]) =>
  clearable(
    WebAddress(255).pipe(
      Schema.filter((link) => [domain, ...others].some((one) => isWithin(writtenHost(link), one)), {
        ...limitWording(`must be a link to ${domain}`),
        jsonSchema: { examples: [`https://${domain}/mika`] },
        arbitrary: () => (fc) => fc.constant(`https://${domain}/mika`)
      })
    )
  )

const linkToX = linkTo("x.com", "twitter.com")

/** Networks that are left out stay as they are. "twitter" is what older clients call x. */
export const SocialLinksEdit = Schema.Struct({
  linkedin: linkTo("linkedin.com"),
  x: linkToX,
  instagram: linkTo("instagram.com"),
  facebook: linkTo("facebook.com", "fb.com"),
  github: linkTo("github.com"),
  youtube: linkTo("youtube.com", "youtu.be"),
  dribbble: linkTo("dribbble.com"),
  behance: linkTo("behance.net", "be.net"),
  medium: linkTo("medium.com"),
  twitch: linkTo("twitch.tv"),
  website: clearable(WebAddress(255)),
  twitter: linkToX
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
