/** A market in which somebody has every role and something is in every state, and a request that works for every operation. */
import { readdirSync } from "node:fs"
import type { TestHost } from "@mentorkit/test-kit/hosts/host"
import { type Member, newMember, newOffer, type Offer } from "./market.js"

export interface Wish {
  readonly input: Readonly<Record<string, unknown>>
  readonly token?: string
  /** What it is answered where it is no success: its moment has not come, or it was not made for tests. */
  readonly status?: number
}

/** By the operation's name. */
export type Wishes = Readonly<Record<string, Wish>>

/** Whom and what the wishes of all domains are about. */
export interface Stage {
  readonly host: TestHost
  /** A package with one follow-up. */
  readonly offer: Offer
  readonly mentor: Member
  readonly mentee: Member
  /** A token. */
  readonly admin: string
}

/** What a file of `wishes/`, named as its domain's folder, exports as `wishes`. */
export type MakeWishes = (stage: Stage) => Promise<Wishes>

const folder = new URL("wishes/", import.meta.url)

/** The camelCase name of a file: `mentor-search.ts` is `mentorSearch`. */
const domainOf = (file: string) => file.replace(/\.ts$/, "").replace(/-./g, ([, letter = ""]) => letter.toUpperCase())

const wishesOf = async (file: string, stage: Stage): Promise<Wishes> => {
  const { wishes }: { readonly wishes: MakeWishes } = await import(new URL(file, folder).href)
  const made = await wishes(stage)
  const strange = Object.keys(made).filter((name) => !name.startsWith(`${domainOf(file)}.`))
  if (strange.length > 0) throw new Error(`${strange.join(", ")} do not belong into wishes/${file}`)
  // Tests that run alone do not check types.
  const bare = Object.keys(made).filter((name) => made[name]?.input === undefined)
  if (bare.length > 0) throw new Error(`${bare.join(", ")} in wishes/${file}: say \`input: {}\` where there is none`)
  return made
}

/** Somebody for every role, something in every state, and for every operation a request that works. */
export const newWishes = async (host: TestHost): Promise<Wishes> => {
  const [offer, mentee] = [await newOffer(host, { followUps: 1 }), await newMember(host, "Theo Lind")]
  const stage = { host, offer, mentee, mentor: offer.mentor, admin: await host.signInAdmin() }
  const all: Array<Wishes> = []
  // One after the other: each books what the others have left.
  for (const file of readdirSync(folder).sort()) all.push(await wishesOf(file, stage))
  return Object.assign({}, ...all)
}
