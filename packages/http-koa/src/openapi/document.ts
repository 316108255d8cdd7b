/** The product's OpenAPI document, as it is served and as the client is generated from it. */

import { apiPrefix } from "../api-prefix.js"
import { endpoints } from "../routes/index.js"
import { domainTexts } from "./domain-texts.js"
import { introduction } from "./introduction.js"
import { openApi } from "./open-api.js"

export const document = openApi(
  {
    title: "Mentorkit",
    version: "1.0.0",
    prefix: apiPrefix,
    description: introduction,
    license: { name: "MIT", identifier: "MIT" },
    domainTexts
  },
  endpoints
)
