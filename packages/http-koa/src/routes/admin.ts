import { operations } from "@mentorkit/core/admin"
import { bind } from "../bind.js"

export const admin = bind(operations, {
  listMentors: {
    route: "GET /admin/mentors",
    summary: "List mentor applications by status, the newest first.",
    message: "Mentors fetched successfully.",
    serverError: "Failed to fetch mentors."
  },
  approveMentor: {
    route: "POST /admin/mentors/:id/approve",
    summary: "Approve a mentor: they appear in public and can be booked.",
    message: "Mentor approved successfully.",
    failures: { MentorProfileNotFound: 404, ApprovalNotPossible: 422 },
    serverError: "Failed to approve mentor."
  },
  rejectMentor: {
    route: "POST /admin/mentors/:id/reject",
    summary: "Reject an application with a reason that the mentor is told.",
    message: "Mentor rejected successfully.",
    failures: { MentorProfileNotFound: 404, ApprovalNotPossible: 422 },
    serverError: "Failed to reject mentor."
  }
})
