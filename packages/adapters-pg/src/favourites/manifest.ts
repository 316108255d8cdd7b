import { manifest } from "../database/manifest.js"
import { favourites as favouritesTables } from "../migrations/20261123_2240_favourites.js"
import { favouriteRepository } from "./favourite-repository.js"
import { personalData } from "./personal-data.js"

export const favourites = manifest({
  repositories: favouriteRepository,
  migrations: [favouritesTables],
  personalData,
  obligations: []
})
