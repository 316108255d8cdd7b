/** People of the feed, and what they do to each other, by the client. */
import { unwrap } from "@mentorkit/client"
import type { TestHost } from "@mentorkit/test-kit/hosts/host"
import { type Member, newMember } from "./market.js"

export interface Poster extends Member {
  readonly id: string
  readonly username: string
}

export const newPoster = async (host: TestHost, name: string): Promise<Poster> => {
  const member = await newMember(host, name)
  const { id, username } = unwrap(await member.client.identity.getMe()).user
  return { ...member, id, username }
}

export const connect = async (one: Poster, other: Poster): Promise<void> => {
  unwrap(await one.client.connections.requestConnection({ user_id: other.id }))
  unwrap(await other.client.connections.requestConnection({ user_id: one.id }))
}

/** Of a call that did not succeed; "done" of one that did. */
export const codeOf = ({ error, ok }: { readonly ok: boolean; readonly error?: { readonly code: string } }) =>
  ok ? "done" : error?.code
