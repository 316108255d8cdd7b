import { operations } from "@mentorkit/core/feed"
import { bind } from "../bind.js"

export const feed = bind(operations, {
  createPost: {
    route: "POST /feed/posts",
    summary: "Write a post, for everybody or for those with whom you are connected.",
    message: "Post created successfully.",
    status: 201,
    serverError: "Failed to create the post."
  },
  getPost: {
    route: "GET /feed/posts/:post",
    summary: "A post that you may see.",
    message: "Post retrieved successfully.",
    failures: { PostNotFound: 404 },
    serverError: "Failed to retrieve the post."
  },
  updatePost: {
    route: "PUT /feed/posts/:post",
    summary: "Change the text of your post, or who sees it. Whom the new text mentions besides, is told.",
    message: "Post updated successfully.",
    failures: { PostNotFound: 404, NotPostAuthor: 403 },
    serverError: "Failed to update the post."
  },
  deletePost: {
    route: "DELETE /feed/posts/:post",
    summary: "Delete your post, with everything that others have added to it.",
    message: "Post deleted successfully.",
    failures: { PostNotFound: 404, NotPostAuthor: 403 },
    serverError: "Failed to delete the post."
  },
  listPostsOfUser: {
    route: "GET /feed/users/:username/posts",
    summary: "What somebody has posted and you may see, the newest first.",
    message: "Posts retrieved successfully.",
    failures: { UserNotFound: 404 },
    serverError: "Failed to retrieve posts."
  }
})
