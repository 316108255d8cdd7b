import { operations } from "@mentorkit/core/connections"
import { bind } from "../bind.js"

export const connections = bind(operations, {
  requestConnection: {
    route: "POST /feed/connections/:user_id",
    summary: "Ask somebody to connect. Whoever has asked you already is connected with you by it.",
    message: "Connection request sent.",
    status: 201,
    variants: [
      {
        when: ({ connection_status }) => connection_status === "connected",
        message: "You are connected now.",
        status: 200
      },
      { when: ({ is_new }) => !is_new, message: "The connection request is waiting for an answer.", status: 200 }
    ],
    failures: { UserNotFound: 404, NotWithOneself: 422, AlreadyConnected: 422, PersonUnreachable: 422 },
    serverError: "Failed to send the connection request."
  },
  acceptConnection: {
    route: "POST /feed/connections/:user_id/accept",
    summary: "Accept somebody's request to connect.",
    message: "Connection request accepted.",
    failures: { ConnectionRequestNotFound: 404 },
    serverError: "Failed to accept the connection request."
  },
  removeConnection: {
    route: "DELETE /feed/connections/:user_id",
    summary: "End a connection, take your request back, or decline one. The other person is not told.",
    message: "Connection removed.",
    serverError: "Failed to remove the connection."
  },
  listConnections: {
    route: "GET /feed/connections",
    summary: "People with whom you are connected, the newest connection first.",
    message: "Connections retrieved.",
    serverError: "Failed to retrieve connections."
  },
  listPendingConnections: {
    route: "GET /feed/connections/pending",
    summary: "People who have asked to connect with you, the newest request first.",
    message: "Pending connection requests retrieved.",
    serverError: "Failed to retrieve pending connection requests."
  },
  listSentConnections: {
    route: "GET /feed/connections/sent",
    summary: "People whom you have asked to connect and who have not answered, the newest request first.",
    message: "Sent connection requests retrieved.",
    serverError: "Failed to retrieve sent connection requests."
  },
  listConnectionsOfUser: {
    route: "GET /feed/users/:username/connections",
    summary: "People with whom somebody is connected, the newest connection first.",
    message: "Connections retrieved.",
    failures: { UserNotFound: 404 },
    serverError: "Failed to retrieve connections."
  },
  viewFeedProfile: {
    route: "GET /feed/users/:username",
    summary: "The head of somebody's page in the feed, with what is counted of them.",
    message: "Profile retrieved.",
    failures: { UserNotFound: 404 },
    serverError: "Failed to retrieve profile."
  },
  listSuggestions: {
    route: "GET /feed/suggestions",
    summary:
      "At most twenty people whom you may want to know: by mutual connections, shared expertise, then the newest.",
    message: "Suggestions retrieved.",
    serverError: "Failed to retrieve suggestions."
  },
  dismissSuggestion: {
    route: "DELETE /feed/suggestions/:user_id",
    summary: "Never suggest this person to you again.",
    message: "Suggestion dismissed.",
    failures: { UserNotFound: 404, NotWithOneself: 422 },
    serverError: "Failed to dismiss the suggestion."
  },
  follow: {
    route: "POST /feed/users/:user_id/follow",
    summary: "Follow somebody, whether you are connected or not.",
    message: "User followed.",
    failures: { UserNotFound: 404, NotWithOneself: 422, PersonUnreachable: 422 },
    serverError: "Failed to follow the user."
  },
  unfollow: {
    route: "DELETE /feed/users/:user_id/follow",
    summary: "Stop following somebody, whether you did or not.",
    message: "User unfollowed.",
    failures: { UserNotFound: 404, NotWithOneself: 422 },
    serverError: "Failed to unfollow the user."
  },
  listFollowers: {
    route: "GET /feed/users/:username/followers",
    summary: "People who follow somebody, the newest follow first.",
    message: "Followers retrieved.",
    failures: { UserNotFound: 404 },
    serverError: "Failed to retrieve followers."
  },
  listFollowing: {
    route: "GET /feed/users/:username/following",
    summary: "People whom somebody follows, the newest follow first.",
    message: "Following retrieved.",
    failures: { UserNotFound: 404 },
    serverError: "Failed to retrieve following."
  },
  blockUser: {
    route: "POST /users/:user_id/block",
    summary: "Keep somebody away from you, and yourself from them. What the two of you have booked goes on.",
    message: "User blocked.",
    status: 201,
    failures: { UserNotFound: 404, NotWithOneself: 422 },
    serverError: "Failed to block the user."
  },
  unblockUser: {
    route: "DELETE /users/:user_id/block",
    summary: "Lift your own block. Nothing that it has ended comes back.",
    message: "User unblocked.",
    serverError: "Failed to unblock the user."
  },
  reportUser: {
    route: "POST /users/:user_id/report",
    summary: "Tell the admins that something is wrong with a person. They are not told.",
    message: "Report submitted successfully.",
    status: 201,
    failures: { UserNotFound: 404, CannotReportOwn: 422, AlreadyReported: 409 },
    serverError: "Failed to submit the report."
  },
  listBlockedUsers: {
    route: "GET /blocks",
    summary: "People whom you have blocked, the newest block first.",
    message: "Blocked users retrieved.",
    serverError: "Failed to retrieve blocked users."
  }
})
