import { manifest } from "../database/manifest.js"
import { mentorListings as listingsTables } from "../migrations/20261122_1320_mentor_listings.js"
import { schemaOfLocks } from "../migrations/20261125_2100_schema_of_locks.js"
import { mentorListings } from "./mentor-listings.js"
import { personalData } from "./personal-data.js"

export const mentorSearch = manifest({
  repositories: mentorListings,
  migrations: [listingsTables, schemaOfLocks],
  personalData,
  obligations: []
})
