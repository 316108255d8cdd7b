/** Requests that work for the operations of calendar feeds. */
import { unwrap } from "@mentorkit/client"
import type { TestHost } from "@mentorkit/test-kit/hosts/host"
import { newMentor, type Offer } from "./market.js"
import type { Wish } from "./wishes.js"

/** The path of the mentor's calendar, as a calendar program asks for it. */
export const secretOf = (url: string): string => /\/calendar\/([\w-]+)\.ics$/.exec(url)?.[1] ?? ""

/** What is read is another mentor's than what is made anew and revoked meanwhile. */
export const calendarFeedWishes = async (
  host: TestHost,
  { mentor: { token } }: Offer
): Promise<Readonly<Record<string, Wish>>> => {
  const { mentor: reader } = await newMentor(host)
  const { calendar_feed: feed } = unwrap(await reader.client.calendarFeeds.createFeed({}))
  return {
    "calendarFeeds.createFeed": { input: {}, token },
    "calendarFeeds.revokeFeed": { input: {}, token },
    "calendarFeeds.readFeed": { input: { secret: secretOf(feed.url) } }
  }
}
