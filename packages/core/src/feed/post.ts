/** Posts and their rules. Pure: no Effect, no clock, no database. */
import { type DateTime, Either, Option, Schema } from "effect"
import type { Reactions } from "../comments/index.js"
import type { PersonCard } from "../identity/index.js"
import { described, fieldProblem, InvalidInput, type Role, requiredProblem, type UserId } from "../kernel/index.js"
import { hashtagsOf, mentionedUsernames } from "../text/index.js"
import { NotPostAuthor, PostNotFound, PostNotShareable } from "./errors.js"
import type { PostId } from "./ids.js"
import type { ShownPoll } from "./poll.js"
import type { ShownFile } from "./post-file.js"

export const PostType = described(Schema.Literal("text", "poll", "share", "video"), "What the post is.", "text")
export type PostType = typeof PostType.Type

export const PostVisibility = described(
  Schema.Literal("public", "connections"),
  "Who sees the post: everybody, or only those with whom its author is connected."
)
export type PostVisibility = typeof PostVisibility.Type

export const SharedPostSource = described(
  Schema.Literal("feed", "community"),
  "Where the shared post was written first.",
  "feed"
)
export type SharedPostSource = typeof SharedPostSource.Type

export const typeLabels: { readonly [T in PostType]: string } = {
  text: "Text",
  poll: "Poll",
  share: "Share",
  video: "Video"
}
export const visibilityLabels: { readonly [V in PostVisibility]: string } = {
  public: "Public",
  connections: "Connections"
}

export interface Post {
  readonly id: PostId
  readonly authorId: UserId
  readonly type: PostType
  readonly visibility: PostVisibility
  /** Empty where there is none. */
  readonly body: string
  /** Of a share: what it shares, never a share itself. Null once that is gone, and of any other post. */
  readonly rootId: PostId | null
  /** Of a share alone; stays when that is gone. */
  readonly rootSource: SharedPostSource | null
  readonly createdAt: DateTime.Utc
  readonly updatedAt: DateTime.Utc
}

/** What a body names. Whose the usernames are, and who of them may see the post, the storage knows. */
export interface NamedInBody {
  readonly hashtags: ReadonlyArray<string>
  readonly usernames: ReadonlyArray<string>
}

/** Of a text; what comes after them stays text. Each is a row that others wait for. */
const maxHashtags = 30

export const namedIn = (body: string): NamedInBody => ({
  hashtags: hashtagsOf(body).slice(0, maxHashtags),
  usernames: mentionedUsernames(body)
})

/** Somebody who is named in a text, or has written it. */
export interface PostAuthor extends PersonCard {
  /** As what the person is shown: a mentor before a mentee, and an admin if neither. */
  readonly role: Role | null
}

/** A post as one reader sees it. */
export interface ShownPost extends Post {
  readonly author: PostAuthor
  /** Of a post of that type alone. */
  readonly poll: ShownPoll | null
  readonly files: ReadonlyArray<ShownFile>
  readonly reactions: Reactions
  readonly commentCount: number
  readonly shareCount: number
  readonly hashtags: ReadonlyArray<string>
  /** Whether the reader has seen it, or written it. */
  readonly isSeen: boolean
  /** Those whom the reader sees. */
  readonly mentions: ReadonlyArray<PersonCard>
}

/** What is read with the body: the words of a poll, and of what pictures show. */
export const wordsBesideBody = ({ files, poll }: Pick<ShownPost, "files" | "poll">): ReadonlyArray<string> =>
  [poll?.question, ...(poll?.options ?? []).map(({ label }) => label), ...files.map(({ alt }) => alt)].filter(
    (words) => typeof words === "string"
  )

/**
 * What an edit leaves of the text: a post of nothing but text keeps one. Null takes it away, undefined leaves it. `pictures` is
 * how many the post has.
 */
export const bodyAfter = (
  { body, type }: Pick<Post, "body" | "type">,
  pictures: number,
  told: string | null | undefined
): Either.Either<string, InvalidInput> => {
  if (told === undefined) return Either.right(body)
  if (told !== null) return Either.right(told)
  return type === "text" && pictures === 0
    ? Either.left(new InvalidInput({ problems: [requiredProblem(["body"])] }))
    : Either.right("")
}

/** A post of others is shared if everybody sees it; one's own also with those who see it. `root` is what the caller sees. */
export const mayShare = (
  root: Pick<Post, "authorId" | "visibility">,
  userId: UserId,
  visibility: PostVisibility
): Either.Either<void, InvalidInput | PostNotShareable> => {
  if (root.visibility === "public") return Either.void
  if (root.authorId !== userId) return Either.left(new PostNotShareable())
  if (visibility === "connections") return Either.void
  const problem = fieldProblem(["visibility"], "must be connections, as the shared post is")
  return Either.left(new InvalidInput({ problems: [problem] }))
}

/** For who changes a post that they see. */
export const ownPost = (
  found: Option.Option<Post>,
  userId: UserId
): Either.Either<Post, PostNotFound | NotPostAuthor> => {
  if (Option.isNone(found)) return Either.left(new PostNotFound())
  return found.value.authorId === userId ? Either.right(found.value) : Either.left(new NotPostAuthor())
}
