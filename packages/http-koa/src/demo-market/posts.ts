/** What people of the demo market have posted, and said to each other below it. */
import type { CommentId, ReactionType } from "@mentorkit/core/comments"
import { Feed } from "@mentorkit/core/feed"
import { Effect } from "effect"
import { amina, callerOf, type DemoPeople, elin, grace, lukas, mika, rohan, sujata, tiago, zanele } from "./people.js"

interface DemoComment {
  readonly by: string
  readonly body: string
  readonly replies?: ReadonlyArray<DemoComment>
}

interface DemoPost {
  readonly by: string
  readonly body: string
  readonly visibility?: "connections" | "public"
  readonly options?: ReadonlyArray<string>
  /** Of whom, for which option. */
  readonly votes?: ReadonlyArray<readonly [by: string, option: number]>
  readonly reactions?: ReadonlyArray<readonly [by: string, type: ReactionType]>
  readonly comments?: ReadonlyArray<DemoComment>
  readonly shares?: ReadonlyArray<readonly [by: string, body: string]>
}

const posts: ReadonlyArray<DemoPost> = [
  {
    by: zanele,
    body: "The second company was not easier than the first. I only panicked about other things. Ask me about raising money. #startups",
    reactions: [[rohan, "wow"]]
  },
  {
    by: grace,
    body: "I have read a few hundred design documents this year. The good ones were short, and said early what they would not do. What does your team leave out? #engineering #writing",
    reactions: [
      [mika, "like"],
      [amina, "love"],
      [rohan, "like"]
    ],
    comments: [
      {
        by: mika,
        body: "The diagram that everybody has drawn three times already.",
        replies: [
          { by: sujata, body: "@mika-sorensen And then somebody asks for it in the review." },
          { by: grace, body: "That is the one that I miss every time." }
        ]
      }
    ],
    shares: [[amina, "Printed, and hung up beside the coffee machine."]]
  },
  {
    by: elin,
    visibility: "connections",
    body: "Looking for two people who would read a threat model of mine before Thursday. It has jokes in it. #security"
  },
  {
    by: tiago,
    body: "A forecast is off by a third. Where do you look first? #statistics",
    options: ["The data", "The model", "The question"],
    votes: [
      [rohan, 0],
      [elin, 2],
      [lukas, 2]
    ]
  },
  {
    by: mika,
    body: "Eight months into the job, and today I said no to a deadline for the first time. Nothing exploded. #career",
    reactions: [
      [amina, "love"],
      [sujata, "like"]
    ],
    comments: [{ by: lukas, body: "Write down how that felt. You will need it in year three." }]
  }
]

export const addPosts = Effect.fnUntraced(function* (people: DemoPeople) {
  const feed = yield* Feed

  const write = Effect.fnUntraced(function* ({ body, by, options, visibility = "public" }: DemoPost) {
    const poll = options && { options, allows_multiple: false, question: undefined, expires_at: undefined }
    return (yield* feed.createPost(yield* callerOf(people, by), { body, visibility, poll })).post
  })

  const discuss = (
    post_id: Effect.Effect.Success<ReturnType<typeof write>>["id"],
    comments: ReadonlyArray<DemoComment>,
    parent_id?: CommentId
  ): Effect.Effect<
    void,
    Effect.Effect.Error<ReturnType<typeof feed.addComment>> | Effect.Effect.Error<ReturnType<typeof callerOf>>
  > =>
    Effect.forEach(
      comments,
      Effect.fnUntraced(function* ({ body, by, replies = [] }) {
        const { comment } = yield* feed.addComment(yield* callerOf(people, by), { post_id, body, parent_id })
        yield* discuss(post_id, replies, comment.id)
      }),
      { discard: true }
    )

  yield* Effect.forEach(
    posts,
    Effect.fnUntraced(function* (one) {
      const { id: post_id, poll } = yield* write(one)
      const { comments = [], reactions = [], shares = [], votes = [] } = one
      for (const [by, type] of reactions) yield* feed.reactToPost(yield* callerOf(people, by), { post_id, type })
      for (const [by, at] of votes) {
        const chosen = poll?.options[at]
        yield* feed.vote(yield* callerOf(people, by), { post_id, option_ids: chosen === undefined ? [] : [chosen.id] })
      }
      yield* discuss(post_id, comments)
      for (const [by, body] of shares) {
        yield* feed.sharePost(yield* callerOf(people, by), { post_id, body, visibility: "public", destination: "feed" })
      }
    }),
    { discard: true }
  )
}, Effect.orDie)
