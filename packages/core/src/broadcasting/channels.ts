/** Names of channels, as Pusher's clients send them. What is none of these does not exist. */
import { Schema } from "effect"
import { personChannel, UserId, Uuid } from "../kernel/index.js"

export const ThreadId = Uuid.pipe(Schema.brand("ThreadId"))
export type ThreadId = typeof ThreadId.Type

export type Channel =
  /** What one person is told. */
  | { readonly _tag: "Person"; readonly userId: UserId; readonly name: string }
  /** Who is there in a thread, and what they are doing. */
  | { readonly _tag: "Thread"; readonly threadId: ThreadId; readonly name: string }

export const threadChannel = (threadId: ThreadId): string => `presence-chat.${threadId}`

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"
const ofPerson = new RegExp(`^(?:private-)?users\\.(${uuid})\\.notifications$`)
const ofThread = new RegExp(`^presence-chat\\.(${uuid})$`)

/** The channel of a name; document 3 writes that of a person without Pusher's "private-", and means the same one. */
export const channelNamed = (name: string): Channel | undefined => {
  const [, person] = ofPerson.exec(name) ?? []
  if (person !== undefined) {
    const userId = UserId.make(person)
    return { _tag: "Person", userId, name: personChannel(userId) }
  }
  const [, thread] = ofThread.exec(name) ?? []
  if (thread === undefined) return undefined
  const threadId = ThreadId.make(thread)
  return { _tag: "Thread", threadId, name: threadChannel(threadId) }
}
