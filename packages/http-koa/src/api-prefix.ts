/** Where the API stands in the full host; embedders choose their own for `mount`. */
export const apiPrefix = "/api/v1"
