import { operations } from "@mentorkit/core/admin"
import { bind } from "../bind.js"

export const admin = bind(operations, {
  listMentors: {
    route: "GET /admin/mentors",
    message: "Mentors fetched successfully.",
    serverError: "Failed to fetch mentors."
  },
  approveMentor: {
    route: "POST /admin/mentors/:id/approve",
    message: "Mentor approved successfully.",
    failures: { MentorProfileNotFound: 404, ApprovalNotPossible: 422 },
    serverError: "Failed to approve mentor."
  },
  rejectMentor: {
    route: "POST /admin/mentors/:id/reject",
    message: "Mentor rejected successfully.",
    failures: { MentorProfileNotFound: 404, ApprovalNotPossible: 422 },
    serverError: "Failed to reject mentor."
  }
})
