import { operations } from "@mentorkit/core/notifications"
import { bind } from "../bind.js"

const failures = { NotificationNotFound: 404 } as const

export const notifications = bind(operations, {
  listNotifications: {
    route: "GET /notifications",
    summary: "Your inbox, what happened last first; or, with `after`, what has changed since you last asked.",
    message: "Notifications fetched successfully.",
    serverError: "Failed to fetch notifications."
  },
  countUnread: {
    route: "GET /notifications/unread-count",
    summary: "How many notifications you have not read, for badges.",
    message: "Unread count fetched successfully.",
    serverError: "Failed to fetch the unread count."
  },
  readNotification: {
    route: "POST /notifications/:id/read",
    summary: "Mark a notification as read. One that is read already keeps its moment.",
    message: "Notification marked as read.",
    failures,
    serverError: "Failed to mark the notification as read."
  },
  readAllNotifications: {
    route: "POST /notifications/read-all",
    summary: "Mark every notification of yours as read.",
    message: "All notifications marked as read.",
    serverError: "Failed to mark notifications as read."
  },
  resolveNotification: {
    route: "GET /notifications/:id/resolve",
    hasSideEffects: true,
    summary: "Where a notification leads; to what it was part of where that is gone. Asking for it marks it as read.",
    message: "Notification resolved successfully.",
    failures,
    serverError: "Failed to resolve the notification."
  },
  deleteNotification: {
    route: "DELETE /notifications/:id",
    summary: "Delete a notification from your inbox.",
    message: "Notification deleted successfully.",
    failures,
    serverError: "Failed to delete the notification."
  },
  getPreferences: {
    route: "GET /notification-preferences",
    summary: "What you have chosen to be told, by category and channel.",
    message: "Notification preferences fetched successfully.",
    serverError: "Failed to fetch notification preferences."
  },
  updatePreferences: {
    route: "PUT /notification-preferences",
    summary: "Change any part of your preferences; what is left out stays.",
    message: "Notification preferences updated successfully.",
    serverError: "Failed to update notification preferences."
  }
})
