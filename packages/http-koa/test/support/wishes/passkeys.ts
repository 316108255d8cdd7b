/** Requests that work for the operations of passkeys, two of them once. */
import { passkeysOn } from "../passkeys.js"
import type { MakeWishes } from "../wishes.js"

export const wishes: MakeWishes = async ({ host }) => {
  const { asserted, created, holder } = passkeysOn(host)
  const { id, member, passkey } = await holder("Pia Keys")
  const { token } = member
  return {
    "passkeys.registerOptions": { input: {}, token },
    "passkeys.register": {
      input: { credential: (await created(member)).answer, device_name: "A key" },
      token
    },
    "passkeys.authenticateOptions": { input: {} },
    "passkeys.authenticate": { input: { credential: await asserted(passkey) } },
    "passkeys.list": { input: {}, token },
    "passkeys.remove": { input: { id }, token }
  }
}
