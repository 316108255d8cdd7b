import { operations } from "@mentorkit/core/mentor-search"
import { bind } from "../bind.js"

export const mentorSearch = bind(operations, {
  search: {
    route: "GET /mentee/mentors",
    summary:
      "Find mentors who can be booked, by words, area, skill, language, country, price, rating and free time; you are not among them.",
    message: "Mentors fetched successfully.",
    serverError: "Failed to fetch mentors."
  }
})
