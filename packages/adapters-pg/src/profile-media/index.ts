/** Every port of profile media on PostgreSQL. */
export { profileImageRepository as profileMediaRepositories } from "./profile-image-repository.js"
