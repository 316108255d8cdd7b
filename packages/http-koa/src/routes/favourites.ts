import { operations } from "@mentorkit/core/favourites"
import { bind } from "../bind.js"

export const favourites = bind(operations, {
  listFavourites: {
    route: "GET /mentee/favourites",
    summary: "The mentors that you bookmarked, the newest first, without those who cannot be seen at the moment.",
    message: "Favourites fetched successfully.",
    serverError: "Failed to fetch favourites."
  },
  addFavourite: {
    route: "PUT /mentee/favourites/:mentor_id",
    summary: "Bookmark a mentor. One whom you have bookmarked already keeps the first moment.",
    message: "Favourite added successfully.",
    failures: { MentorProfileNotFound: 404, TooManyFavourites: 422 },
    serverError: "Failed to add the favourite."
  },
  removeFavourite: {
    route: "DELETE /mentee/favourites/:mentor_id",
    summary: "Remove a mentor from your favourites, whether they were there or not.",
    message: "Favourite removed successfully.",
    serverError: "Failed to remove the favourite."
  }
})
