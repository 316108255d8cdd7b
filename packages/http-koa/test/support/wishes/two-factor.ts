/** For every operation of two-factor a request that works, or is refused because its moment is over. */
import { unwrap } from "@mentorkit/client"
import { generateSync } from "otplib"
import { newMember } from "../market.js"
import type { MakeWishes } from "../wishes.js"

export const wishes: MakeWishes = async ({ host }) => {
  const [ada, bea, cleo, dora] = [
    await newMember(host, "Ada Twice"),
    await newMember(host, "Bea Setup"),
    await newMember(host, "Cleo Off"),
    // Wrong answers lock an account out, so they are hers alone.
    await newMember(host, "Dora Locked")
  ]
  const begin = async ({ email, password } = ada) =>
    unwrap(await host.clientOf().identity.login({ email, password })).token
  const { twoFactor } = ada.client
  const { secret } = unwrap(await twoFactor.setUpTotp({}))
  const epoch = Math.floor(host.now() / 1000)
  unwrap(await twoFactor.confirmTotp({ code: generateSync({ secret, epoch }) }))
  const { backup_codes: codes } = unwrap(await twoFactor.enableMethod({ method: "totp" }))
  const trusting = await begin()
  const trusted = { code: codes?.[0] ?? "", trust_device: true }
  unwrap(await host.clientOf(trusting).twoFactor.challengeByBackupCode(trusted))
  const { trusted_devices: devices } = unwrap(await twoFactor.listTrustedDevices({}))
  unwrap(await bea.client.twoFactor.setUpTotp({}))
  const [byBackupCode, switching] = [await begin(), await begin()]
  return {
    // No code of ours: which of three mails is whose is not for a front end to know.
    "twoFactor.challenge": { input: { code: "no code", method: "email" }, token: await begin(dora), status: 422 },
    "twoFactor.challengeByBackupCode": { input: { code: codes?.[1], trust_device: true }, token: byBackupCode },
    "twoFactor.switchMethod": { input: { method: "totp" }, token: switching },
    "twoFactor.setUpTotp": { input: {}, token: bea.token },
    "twoFactor.showTotpQrCode": { input: {}, token: bea.token },
    "twoFactor.confirmTotp": { input: { code: "no code" }, token: bea.token, status: 422 },
    "twoFactor.enable": { input: { method: "email" }, token: bea.token },
    "twoFactor.disable": { input: { password: cleo.password }, token: cleo.token },
    "twoFactor.enableMethod": { input: { method: "email" }, token: bea.token },
    "twoFactor.disableMethod": { input: { method: "totp" }, token: ada.token },
    "twoFactor.setDefaultMethod": { input: { method: "email" }, token: bea.token },
    "twoFactor.regenerateBackupCodes": { input: {}, token: bea.token },
    "twoFactor.listTrustedDevices": { input: {}, token: ada.token },
    "twoFactor.revokeTrustedDevice": { input: { trusted_device_id: devices[0]?.id }, token: ada.token },
    "twoFactor.updatePhone": { input: { phone_number: "+4930777555" }, token: bea.token },
    "twoFactor.verifyPhone": { input: { code: "no code" }, token: cleo.token, status: 422 },
    "twoFactor.confirmIdentity": { input: { password: bea.password }, token: bea.token }
  }
}
