/** Requests that work for the operations of identity, or are refused because they need what was mailed. */
import { unwrap } from "@mentorkit/client"
import { newMember } from "../market.js"
import type { MakeWishes } from "../wishes.js"

/** Addresses that nobody else has, as worlds are made more than once on one host. */
const newAddress = () => `mika.${crypto.randomUUID().slice(0, 8)}@example.com`

export const wishes: MakeWishes = async ({ host, mentee }) => {
  const { token } = mentee
  const anotherPassword = { password: "correct horse battery", password_confirmation: "correct horse battery" }
  const register = { full_name: "Mika Sorensen", email: newAddress(), ...anotherPassword, timezone: "Europe/Lisbon" }
  const [changer, elsewhere] = [await newMember(host, "Una Berg"), await host.signIn(mentee.email, mentee.password)]
  const unverified = { ...register, email: newAddress() }
  unwrap(await host.clientOf().identity.register(unverified))
  return {
    "identity.register": { input: register },
    "identity.login": { input: { email: mentee.email, password: mentee.password } },
    "identity.verifyEmail": { input: { token: "no token of ours" }, status: 422 },
    // Of an address that is proven: for another one the answer depends on how long ago it was registered.
    "identity.resendVerification": { input: { email: mentee.email }, status: 429 },
    "identity.logout": { input: {}, token: await host.signIn(mentee.email, mentee.password) },
    "identity.forgotPassword": { input: { email: unverified.email } },
    "identity.resetPassword": {
      input: { token: "no token of ours", email: mentee.email, ...anotherPassword },
      status: 422
    },
    "identity.changePassword": {
      input: { current_password: changer.password, ...anotherPassword },
      token: changer.token
    },
    "identity.listSessions": { input: {}, token },
    "identity.revokeSession": { input: { session_id: elsewhere.split("|")[0] }, token },
    "identity.getMe": { input: {}, token },
    "identity.viewUser": { input: { username: "ada-marsh" }, token }
  }
}
