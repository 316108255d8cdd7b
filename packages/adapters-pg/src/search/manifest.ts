import { manifest } from "../database/manifest.js"
import { searchTexts } from "../migrations/20261128_1430_search.js"
import { searchIndex } from "./search-index.js"

export const search = manifest({ repositories: searchIndex, migrations: [searchTexts], obligations: [] })
