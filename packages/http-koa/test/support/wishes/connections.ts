/** Requests that work for the operations of connections. */
import { unwrap } from "@mentorkit/client"
import { type Member, newMember } from "../market.js"
import type { MakeWishes } from "../wishes.js"

const userOf = async ({ client }: Member) => unwrap(await client.identity.getMe()).user

/** Theo has connected with Ida, asked Cem, was asked by Bea, and has blocked Finn. */
export const wishes: MakeWishes = async ({ host, mentee }) => {
  const { client, token } = mentee
  const [ida, cem, bea, finn] = [
    await newMember(host, "Ida Friis"),
    await newMember(host, "Cem Acar"),
    await newMember(host, "Bea Lund"),
    await newMember(host, "Finn Ohm")
  ]
  const [theo, connected, asked, asking, blocked] = await Promise.all([mentee, ida, cem, bea, finn].map(userOf))
  if (!theo || !connected || !asked || !asking || !blocked) throw new Error("Somebody is missing")
  unwrap(await client.connections.requestConnection({ user_id: connected.id }))
  unwrap(await ida.client.connections.requestConnection({ user_id: theo.id }))
  unwrap(await client.connections.requestConnection({ user_id: asked.id }))
  unwrap(await bea.client.connections.requestConnection({ user_id: theo.id }))
  unwrap(await client.connections.blockUser({ user_id: blocked.id }))
  const { username } = theo
  return {
    "connections.requestConnection": { input: { user_id: asked.id }, token },
    "connections.acceptConnection": { input: { user_id: asking.id }, token },
    "connections.removeConnection": { input: { user_id: asked.id }, token },
    "connections.listConnections": { input: {}, token },
    "connections.listPendingConnections": { input: {}, token },
    "connections.listSentConnections": { input: {}, token },
    "connections.listConnectionsOfUser": { input: { username }, token },
    "connections.viewFeedProfile": { input: { username: connected.username }, token },
    "connections.listSuggestions": { input: {}, token: cem.token },
    "connections.dismissSuggestion": { input: { user_id: asked.id }, token },
    "connections.follow": { input: { user_id: asked.id }, token },
    "connections.unfollow": { input: { user_id: asked.id }, token },
    "connections.listFollowers": { input: { username }, token },
    "connections.listFollowing": { input: { username }, token },
    "connections.blockUser": { input: { user_id: blocked.id }, token },
    "connections.unblockUser": { input: { user_id: blocked.id }, token },
    "connections.reportUser": { input: { user_id: blocked.id, reason: "harassment" }, token },
    "connections.listBlockedUsers": { input: {}, token }
  }
}
