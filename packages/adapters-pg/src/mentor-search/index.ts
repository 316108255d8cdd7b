/** Every port of the search of mentors on PostgreSQL. */
export { mentorListings as mentorSearchRepositories } from "./mentor-listings.js"
