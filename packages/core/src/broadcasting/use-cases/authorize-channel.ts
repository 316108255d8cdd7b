import { Effect } from "effect"
import { AccessTokenId, personCardOf, UserRepository } from "../../identity/index.js"
import type { Handler, User, UserId } from "../../kernel/index.js"
import { encodeChannelData, type MemberInfo, signedText } from "../channel-data.js"
import { channelNamed } from "../channels.js"
import { ChannelForbidden } from "../errors.js"
import { makeMayListen } from "../may-listen.js"
import type { Operations } from "../operations.js"
import { ChannelSigner } from "../ports.js"

const sessionOf = ({ tokenId }: User) => (tokenId === undefined ? {} : { session_id: AccessTokenId.make(tokenId) })

/** Signs for the one connection; whoever subscribes with it is looked at again. */
export const authorizeChannel = Effect.gen(function* () {
  const users = yield* UserRepository
  const signer = yield* ChannelSigner
  const mayListen = yield* makeMayListen

  const infoOf = (userId: UserId): Effect.Effect<MemberInfo> =>
    Effect.map(Effect.orDie(Effect.flatten(users.find(userId))), (user) => {
      const { avatarUrl, name, username } = personCardOf(user)
      return { name, username, avatar_url: avatarUrl }
    })

  const handler: Handler<Operations, "authorizeChannel"> = Effect.fnUntraced(function* (
    caller,
    { channel_name, socket_id }
  ) {
    const { userId } = caller
    const channel = channelNamed(channel_name)
    if (channel === undefined || !(yield* mayListen(userId, channel))) return yield* new ChannelForbidden()
    const channelData = encodeChannelData({
      user_id: userId,
      ...sessionOf(caller),
      ...(channel._tag === "Thread" && { user_info: yield* infoOf(userId) })
    })
    const signature = yield* signer.sign(signedText(socket_id, channel.name, channelData))
    return { auth: `${signer.key}:${signature}`, channel_data: channelData }
  })
  return handler
})
