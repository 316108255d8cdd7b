/** Requests that work for the operations of social sign-in, or are refused as no provider has sent anybody. */
import type { MakeWishes } from "../wishes.js"

export const wishes: MakeWishes = async () => ({
  "oauth.redirect": { input: { provider: "github" } },
  "oauth.callback": { input: { provider: "github", code: "no code", state: "no state of ours" }, status: 500 }
})
