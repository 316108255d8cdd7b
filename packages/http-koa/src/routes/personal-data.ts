import { operations } from "@mentorkit/core/personal-data"
import { bind } from "../bind.js"

export const personalData = bind(operations, {
  exportAll: {
    route: "GET /me/export",
    summary: "Everything that is stored about you, as one file.",
    message: "Your data.",
    download: "my-data.json",
    serverError: "Failed to export your data."
  },
  eraseAccount: {
    route: "DELETE /me",
    summary: "Delete your account for good; payment records stay without your name.",
    message: "Your account has been deleted.",
    failures: { AccountStillNeeded: 409, AdminProtected: 422 },
    serverError: "Failed to delete your account."
  }
})
