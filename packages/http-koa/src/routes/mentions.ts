import { operations } from "@mentorkit/core/mentions"
import { bind } from "../bind.js"

export const mentions = bind(operations, {
  listMentionables: {
    route: "GET /mentionables",
    summary: "People whom you may want to mention, those nearest to you first.",
    message: "People retrieved successfully.",
    serverError: "Failed to retrieve people."
  }
})
