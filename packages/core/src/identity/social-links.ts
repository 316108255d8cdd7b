/** Social networks of a profile, in display order. */
import { Record, Schema } from "effect"
import {
  clearable,
  described,
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

/** The host as written: `URL` may normalise it to another one than people read. */
const writtenHost = (link: string): string => /^https?:\/\/([^/?#]*)/i.exec(link)?.[1]?.toLowerCase() ?? ""

/** Whether the host is the domain or a subdomain: no port, no trailing dot, ASCII only. */
const isWithin = (host: string, domain: string): boolean =>
  host === domain || /^(?:[a-z0-9-]+\.)+$/.test(upTo(host, domain))
const upTo = (host: string, domain: string) => (host.endsWith(domain) ? host.slice(0, -domain.length) : "")

/** A link to a network: one of its domains or a subdomain. Messages name the first domain. */
const LinkTo = (...[domain, ...others]: readonly [string, ...ReadonlyArray<string>]) =>
  described(
    WebAddress(255).pipe(
      Schema.filter((link) => [domain, ...others].some((one) => isWithin(writtenHost(link), one)), {
        ...limitWording(`must be a link to ${domain}`),
        arbitrary: () => (fc) => fc.constant(`https://${domain}/mika`)
      })
    ),
    `A link to ${[domain, ...others].join(" or ")}. Null removes it; left out it stays.`,
    `https://${domain}/mika`
  )

const LinkToX = LinkTo("x.com", "twitter.com")

/** Networks that are left out stay. "twitter" is the old name of x. */
export const SocialLinksEdit = Schema.Struct({
  linkedin: clearable(LinkTo("linkedin.com")),
  x: clearable(LinkToX),
  instagram: clearable(LinkTo("instagram.com")),
  facebook: clearable(LinkTo("facebook.com", "fb.com")),
  github: clearable(LinkTo("github.com")),
  youtube: clearable(LinkTo("youtube.com", "youtu.be")),
  dribbble: clearable(LinkTo("dribbble.com")),
  behance: clearable(LinkTo("behance.net", "be.net")),
  medium: clearable(LinkTo("medium.com")),
  twitch: clearable(LinkTo("twitch.tv")),
  website: clearable(
    described(
      WebAddress(255),
      "The person's own site, at any address. Null removes it; left out it stays.",
      "https://mika.example.com"
    )
  ),
  twitter: clearable(described(LinkToX, "The old name of `x`, which counts where both are sent.", "https://x.com/mika"))
})
export interface SocialLinksEdit extends Schema.Schema.Type<typeof SocialLinksEdit> {}

/** Unknown networks are refused: they would be dropped silently. */
export const unknownNetworks = ({ social_links: links }: RawInput): ReadonlyArray<Problem> =>
  typeof links !== "object" || links === null || Array.isArray(links)
    ? []
    : Object.keys(links)
        .filter((name) => !Object.hasOwn(SocialLinksEdit.fields, name))
        .map((name) => prohibitedProblem(["social_links", name]))

type Saved = Readonly<Record<string, string>>

/** The links after the edit, under today's names; null removes all. */
export const editedLinks = (saved: Saved, edit: SocialLinksEdit | null): Saved => {
  if (edit === null) return {}
  const { twitter, ...told } = edit
  const wanted: SocialLinksEdit = told.x === undefined ? { ...told, x: twitter } : told
  const after = Record.map(allSocialLinks(saved), (link, network) => kept(wanted[network], link))
  return Record.filter(after, (link): link is string => link !== null)
}
