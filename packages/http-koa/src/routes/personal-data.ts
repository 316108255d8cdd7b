import { operations } from "@mentorkit/core/personal-data"
import { bind } from "../bind.js"

export const personalData = bind(operations, {
  exportAll: {
    route: "GET /me/export",
    message: "Your data.",
    download: "my-data.json",
    serverError: "Failed to export your data."
  },
  eraseAccount: {
    route: "DELETE /me",
    message: "Your account has been deleted.",
    failures: { AccountStillNeeded: 409 },
    serverError: "Failed to delete your account."
  }
})
