/** Bodies of answers, as clients get them. */

/** The envelope of everything that is refused or goes wrong. */
export const refusal = (message: string, data: unknown = {}) => ({ status: "error", message, data })

/** The 422 of field rules on account endpoints, for one field. */
export const invalid = (field: string, ...texts: ReadonlyArray<string>) => ({
  message: texts.length === 1 ? texts[0] : `${texts[0]} (and ${texts.length - 1} more error)`,
  errors: { [field]: texts }
})
