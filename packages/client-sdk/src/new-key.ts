/** Of idempotency. `randomUUID` is there on pages of https and of localhost only. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-")
