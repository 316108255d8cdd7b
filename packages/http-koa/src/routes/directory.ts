import { operations } from "@mentorkit/core/directory"
import { bind } from "../bind.js"

const aMinute = 60

export const directory = bind(operations, {
  listMentors: {
    route: "GET /public/mentors",
    summary: "Find mentors without signing in. Mentors who do not want that are left out.",
    message: "Mentors fetched successfully.",
    failures: { DirectoryClosed: 404 },
    publicFor: aMinute,
    serverError: "Failed to fetch mentors."
  },
  getMentor: {
    route: "GET /public/mentors/:mentor_id",
    summary: "A mentor's page for guests and search engines.",
    message: "Mentor fetched successfully.",
    failures: { DirectoryClosed: 404, MentorNotListed: 404 },
    publicFor: aMinute,
    serverError: "Failed to fetch the mentor."
  }
})
