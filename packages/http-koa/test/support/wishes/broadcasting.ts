/** Requests that work for the operations of broadcasting. */
import { unwrap } from "@mentorkit/client"
import { UserId } from "@mentorkit/core/kernel"
import { personChannel } from "@mentorkit/core/kernel/ports"
import type { MakeWishes } from "../wishes.js"

export const wishes: MakeWishes = async ({ mentee: { client, token } }) => {
  const { id } = unwrap(await client.identity.getMe()).user
  const channel_name = personChannel(UserId.make(id))
  return { "broadcasting.authorizeChannel": { input: { socket_id: "17.4", channel_name }, token } }
}
