import { operations } from "@mentorkit/core/feed"
import { bind } from "../bind.js"

const fileTypes = ["image/webp", "video/mp4", "video/quicktime", "video/webm"] as const

export const feed = bind(operations, {
  createPost: {
    route: "POST /feed/posts",
    body: "form",
    summary: "Write a post, for everybody or for those with whom you are connected.",
    message: "Post created successfully.",
    status: 201,
    failures: { NewAccountLimited: 422 },
    serverError: "Failed to create the post."
  },
  getPost: {
    route: "GET /feed/posts/:post_id",
    summary: "A post that you may see.",
    message: "Post retrieved successfully.",
    failures: { PostNotFound: 404 },
    serverError: "Failed to retrieve the post."
  },
  updatePost: {
    route: "PUT /feed/posts/:post_id",
    summary: "Change the text of your post, or who sees it. Whom the new text mentions besides, is told.",
    message: "Post updated successfully.",
    failures: { PostNotFound: 404, NotPostAuthor: 403, PostNotShareable: 403 },
    serverError: "Failed to update the post."
  },
  deletePost: {
    route: "DELETE /feed/posts/:post_id",
    summary: "Delete your post, with everything that others have added to it.",
    message: "Post deleted successfully.",
    failures: { PostNotFound: 404, NotPostAuthor: 403 },
    serverError: "Failed to delete the post."
  },
  listFeed: {
    route: "GET /feed",
    summary: "Your feed: all posts that you may see, ranked.",
    message: "Feed retrieved successfully.",
    serverError: "Failed to retrieve the feed."
  },
  markSeen: {
    route: "POST /feed/seen",
    summary: "Say which posts you have seen.",
    message: "Posts marked as seen.",
    serverError: "Failed to mark posts as seen."
  },
  listPostsOfUser: {
    route: "GET /feed/users/:username/posts",
    summary: "What somebody has posted and you may see, the newest first.",
    message: "Posts retrieved successfully.",
    failures: { UserNotFound: 404 },
    serverError: "Failed to retrieve posts."
  },
  listHashtags: {
    route: "GET /feed/hashtags",
    summary: "Hashtags of public posts, the most used first; by a part of the name, if you give one.",
    message: "Hashtags retrieved successfully.",
    serverError: "Failed to retrieve hashtags."
  },
  sharePost: {
    route: "POST /feed/posts/:post_id/share",
    summary: "Share a post; of a share, what it shares.",
    message: "Post shared successfully.",
    status: 201,
    failures: { PostNotFound: 404, PostNotShareable: 403, NewAccountLimited: 422 },
    serverError: "Failed to share the post."
  },
  readPublicFile: {
    route: "GET ~/feed/files/:id",
    summary: "A picture or film of a public post, by the address that the post tells.",
    message: "The file.",
    stream: { field: "file", types: fileTypes, shown: "unlisted" },
    failures: { PostFileNotFound: 404 },
    serverError: "Failed to read the file."
  },
  readSignedFile: {
    route: "GET ~/feed/files/:id/signed",
    summary:
      "A picture or film of a post that not everybody sees, by the address that its reader is told. It ends with its time, and with the reader's right to see the post.",
    message: "The file.",
    stream: { field: "file", types: fileTypes, shown: "signed" },
    unknownBy: { reader: "PostFileNotFound", expires: "PostFileNotFound", signature: "PostFileNotFound" },
    failures: { PostFileNotFound: 404 },
    serverError: "Failed to read the file."
  },
  reactToPost: {
    route: "POST /feed/posts/:post_id/reactions",
    summary: "React to a post, in place of the reaction that you have given before.",
    message: "Reaction saved successfully.",
    failures: { PostNotFound: 404 },
    serverError: "Failed to save the reaction."
  },
  removePostReaction: {
    route: "DELETE /feed/posts/:post_id/reactions",
    summary: "Take your reaction to a post back.",
    message: "Reaction removed successfully.",
    failures: { PostNotFound: 404 },
    serverError: "Failed to remove the reaction."
  },
  reactToComment: {
    route: "POST /feed/comments/:comment_id/reactions",
    summary: "React to a comment, in place of the reaction that you have given before.",
    message: "Reaction saved successfully.",
    failures: { CommentNotFound: 404 },
    serverError: "Failed to save the reaction."
  },
  removeCommentReaction: {
    route: "DELETE /feed/comments/:comment_id/reactions",
    summary: "Take your reaction to a comment back.",
    message: "Reaction removed successfully.",
    failures: { CommentNotFound: 404 },
    serverError: "Failed to remove the reaction."
  },
  vote: {
    route: "POST /feed/posts/:post_id/poll/votes",
    summary: "Choose options of a poll, in place of those that you have chosen before.",
    message: "Vote saved successfully.",
    failures: { PollNotFound: 404, PollClosed: 422 },
    serverError: "Failed to save the vote."
  },
  withdrawVotes: {
    route: "DELETE /feed/posts/:post_id/poll/votes",
    summary: "Take your votes in a poll back.",
    message: "Vote withdrawn successfully.",
    failures: { PollNotFound: 404, PollClosed: 422 },
    serverError: "Failed to withdraw the vote."
  },
  listComments: {
    route: "GET /feed/posts/:post_id/comments",
    summary: "Comments on a post, the newest first, each with the first replies to it.",
    message: "Comments retrieved successfully.",
    failures: { PostNotFound: 404 },
    serverError: "Failed to retrieve comments."
  },
  getComment: {
    route: "GET /feed/comments/:comment_id",
    summary: "A comment with the first replies to it.",
    message: "Comment retrieved successfully.",
    failures: { CommentNotFound: 404 },
    serverError: "Failed to retrieve the comment."
  },
  listReplies: {
    route: "GET /feed/comments/:comment_id/replies",
    summary: "Replies to a comment, the oldest first: at all depths below, or only the direct ones.",
    message: "Replies retrieved successfully.",
    failures: { CommentNotFound: 404 },
    serverError: "Failed to retrieve replies."
  },
  addComment: {
    route: "POST /feed/posts/:post_id/comments",
    summary: "Comment on a post, or answer a comment on it.",
    message: "Comment added successfully.",
    status: 201,
    failures: { PostNotFound: 404, NewAccountLimited: 422 },
    serverError: "Failed to add the comment."
  },
  updateComment: {
    route: "PUT /feed/comments/:comment_id",
    summary: "Change the text of your comment. Whom the new text mentions besides, is told.",
    message: "Comment updated successfully.",
    failures: { CommentNotFound: 404, NotCommentAuthor: 403 },
    serverError: "Failed to update the comment."
  },
  deleteComment: {
    route: "DELETE /feed/comments/:comment_id",
    summary: "Delete your comment; its place stays while there are replies.",
    message: "Comment deleted successfully.",
    failures: { CommentNotFound: 404, NotCommentAuthor: 403 },
    serverError: "Failed to delete the comment."
  },
  reportPost: {
    route: "POST /feed/posts/:post_id/report",
    summary: "Tell the admins that a post is wrong. Its author is not told.",
    message: "Report submitted successfully.",
    status: 201,
    failures: { PostNotFound: 404, CannotReportOwn: 422, AlreadyReported: 409 },
    serverError: "Failed to submit the report."
  },
  reportComment: {
    route: "POST /feed/comments/:comment_id/report",
    summary: "Tell the admins that a comment is wrong. Its author is not told.",
    message: "Report submitted successfully.",
    status: 201,
    failures: { CommentNotFound: 404, CannotReportOwn: 422, AlreadyReported: 409 },
    serverError: "Failed to submit the report."
  }
})
