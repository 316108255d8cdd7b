/** Gathers the handlers of the feed, one use case a file. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { createPost } from "./use-cases/create-post.js"
import { deletePost } from "./use-cases/delete-post.js"
import { getPost } from "./use-cases/get-post.js"
import { getComment, listComments, listReplies } from "./use-cases/list-comments.js"
import { listFeed } from "./use-cases/list-feed.js"
import { listHashtags } from "./use-cases/list-hashtags.js"
import { listPostsOfUser } from "./use-cases/list-posts-of-user.js"
import { markSeen } from "./use-cases/mark-seen.js"
import { reactToComment, reactToPost, removeCommentReaction, removePostReaction } from "./use-cases/react.js"
import { readPublicFile, readSignedFile } from "./use-cases/read-file.js"
import { reportComment, reportPost } from "./use-cases/report.js"
import { sharePost } from "./use-cases/share-post.js"
import { updatePost } from "./use-cases/update-post.js"
import { vote, withdrawVotes } from "./use-cases/vote.js"
import { addComment, deleteComment, updateComment } from "./use-cases/write-comment.js"

export class Feed extends Context.Tag("@mentorkit/Feed")<Feed, Handlers<Operations>>() {
  static readonly layer = Layer.effect(
    Feed,
    Effect.all({
      createPost,
      deletePost,
      getPost,
      listFeed,
      markSeen,
      listHashtags,
      listPostsOfUser,
      sharePost,
      readPublicFile,
      readSignedFile,
      updatePost,
      vote,
      withdrawVotes,
      addComment,
      deleteComment,
      getComment,
      listComments,
      listReplies,
      reactToPost,
      removePostReaction,
      reactToComment,
      removeCommentReaction,
      updateComment,
      reportPost,
      reportComment
    })
  )
}
