import { toMentorCardResource } from "../mentor-search/index.js"
import type { FavouriteMentor } from "./favourite.js"
import type { FavouriteCard } from "./resources.js"

export const toFavouriteCardResource = ({ favouritedAt, mentor }: FavouriteMentor): FavouriteCard => ({
  ...toMentorCardResource(mentor),
  favourited_at: favouritedAt
})
