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
  },
  suspendMentor: {
    route: "POST /admin/mentors/:id/suspend",
    summary: "Suspend a mentor: nobody books them, and requests that wait for an answer are called off with a refund.",
    message: "Mentor suspended successfully.",
    failures: { MentorProfileNotFound: 404, ApprovalNotPossible: 422 },
    serverError: "Failed to suspend mentor."
  },
  reinstateMentor: {
    route: "POST /admin/mentors/:id/reinstate",
    summary: "Lift a mentor's suspension.",
    message: "Mentor reinstated successfully.",
    failures: { MentorProfileNotFound: 404, ApprovalNotPossible: 422 },
    serverError: "Failed to reinstate mentor."
  },
  listUsers: {
    route: "GET /admin/users",
    summary: "List accounts by a part of name, username or address, by role and status, the newest first.",
    message: "Users fetched successfully.",
    serverError: "Failed to fetch users."
  },
  suspendUser: {
    route: "POST /admin/users/:id/suspend",
    summary: "Suspend an account with a reason that its holder is told: access ends at once.",
    message: "User suspended successfully.",
    failures: { UserNotFound: 404, AdminProtected: 422, AccountMoveNotPossible: 422 },
    serverError: "Failed to suspend user."
  },
  banUser: {
    route: "POST /admin/users/:id/ban",
    summary:
      "Ban an account: access ends at once, and its bookings that have not begun are called off with a full refund.",
    message: "User banned successfully.",
    failures: { UserNotFound: 404, AdminProtected: 422, AccountMoveNotPossible: 422 },
    serverError: "Failed to ban user."
  },
  reinstateUser: {
    route: "POST /admin/users/:id/reinstate",
    summary: "Lift a suspension or a ban.",
    message: "User reinstated successfully.",
    failures: { UserNotFound: 404, AccountMoveNotPossible: 422 },
    serverError: "Failed to reinstate user."
  },
  getSettings: {
    route: "GET /admin/settings",
    summary: "Every setting with what it is for, its value and its default. The audit log has its history.",
    message: "Settings fetched successfully.",
    serverError: "Failed to fetch settings."
  },
  updateSettings: {
    route: "PUT /admin/settings",
    summary: "Change settings by key, all or none; null goes back to the default. Every host follows within seconds.",
    message: "Settings updated successfully.",
    serverError: "Failed to update settings."
  },
  listAuditLog: {
    route: "GET /admin/audit-log",
    summary: "Who changed what with an admin's rights, by actor, action, subject and time, the newest first.",
    message: "Audit log fetched successfully.",
    serverError: "Failed to fetch the audit log."
  }
})
