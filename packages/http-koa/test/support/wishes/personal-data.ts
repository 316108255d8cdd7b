/** Requests that work for the operations of personal data. */
import { newMember } from "../market.js"
import type { MakeWishes } from "../wishes.js"

export const wishes: MakeWishes = async ({ host, mentee }) => ({
  "personalData.exportAll": { input: {}, token: mentee.token },
  "personalData.eraseAccount": { input: {}, token: (await newMember(host, "Lea Gone")).token }
})
