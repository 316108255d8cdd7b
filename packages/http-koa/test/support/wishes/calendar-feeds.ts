/** Requests that work for the operations of calendar feeds. */
import { unwrap } from "@mentorkit/client"
import { secretOf } from "../calendar-feeds.js"
import { newMentor } from "../market.js"
import type { MakeWishes } from "../wishes.js"

/** What is read is another mentor's than what is made anew and revoked meanwhile. */
export const wishes: MakeWishes = async ({ host, mentor: { token } }) => {
  const { mentor: reader } = await newMentor(host)
  const { calendar_feed: feed } = unwrap(await reader.client.calendarFeeds.createFeed({}))
  return {
    "calendarFeeds.createFeed": { input: {}, token },
    "calendarFeeds.revokeFeed": { input: {}, token },
    "calendarFeeds.readFeed": { input: { secret: secretOf(feed.url) } }
  }
}
