import { operations } from "@mentorkit/core/broadcasting"
import { bind } from "../bind.js"

export const broadcasting = bind(operations, {
  authorizeChannel: {
    route: "POST ~/api/broadcasting/auth",
    summary: "Lets one realtime connection listen to one channel, as clients of the Pusher protocol ask for it.",
    message: "Channel authorized.",
    body: "form",
    bare: true,
    failures: { ChannelForbidden: 403 },
    serverError: "Failed to authorize the channel."
  }
})
