/** Methods of an account, and rules for changing them. */
import { Either } from "effect"
import { FactorMethod, type User } from "../identity/index.js"
import { LastMethod, MethodNotEnabled, PhoneNotVerified, SmsUnavailable, TotpNotConfirmed } from "./errors.js"

export type Factors = Pick<User, "twoFactorMethods" | "defaultTwoFactorMethod">

export const noFactors: Factors = { twoFactorMethods: [], defaultTwoFactorMethod: null }

/** Requirements of enabling a method. */
export interface Prerequisites {
  readonly textsAvailable: boolean
  readonly phoneVerified: boolean
  readonly totpConfirmed: boolean
}

const missing = (method: FactorMethod, { phoneVerified, textsAvailable, totpConfirmed }: Prerequisites) => {
  switch (method) {
    case "email":
      return undefined
    case "sms":
      return textsAvailable ? (phoneVerified ? undefined : new PhoneNotVerified()) : new SmsUnavailable()
    case "totp":
      return totpConfirmed ? undefined : new TotpNotConfirmed()
  }
}

/** One that is enabled already stays as it is. The first one is the default. */
export const withMethod = (
  { defaultTwoFactorMethod, twoFactorMethods }: Factors,
  method: FactorMethod,
  prerequisites: Prerequisites
): Either.Either<Factors, PhoneNotVerified | SmsUnavailable | TotpNotConfirmed> => {
  const refusal = missing(method, prerequisites)
  if (refusal !== undefined) return Either.left(refusal)
  return Either.right({
    twoFactorMethods: FactorMethod.literals.filter((one) => one === method || twoFactorMethods.includes(one)),
    defaultTwoFactorMethod: defaultTwoFactorMethod ?? method
  })
}

/** The strongest of those that stay becomes the default where it was the one that goes. */
const strongestFirst: ReadonlyArray<FactorMethod> = ["totp", "sms", "email"]

export const withoutMethod = (
  { defaultTwoFactorMethod, twoFactorMethods }: Factors,
  method: FactorMethod
): Either.Either<Factors, MethodNotEnabled | LastMethod> => {
  if (!twoFactorMethods.includes(method)) return Either.left(new MethodNotEnabled())
  const left = twoFactorMethods.filter((one) => one !== method)
  const strongest = strongestFirst.find((one) => left.includes(one))
  if (strongest === undefined) return Either.left(new LastMethod())
  return Either.right({
    twoFactorMethods: left,
    defaultTwoFactorMethod: defaultTwoFactorMethod === method ? strongest : defaultTwoFactorMethod
  })
}

/**
 * Without the app, for whoever has just proven to read the account's mail. Two-factor sign-in stays on where it was on. The
 * mail goes before texts: a stranger who added the app may have given the phone number, too.
 */
export const withoutApp = ({ defaultTwoFactorMethod, twoFactorMethods }: Factors): Factors => {
  if (!twoFactorMethods.includes("totp")) return { defaultTwoFactorMethod, twoFactorMethods }
  const others = twoFactorMethods.filter((one) => one !== "totp")
  const left: Factors["twoFactorMethods"] = others.length === 0 ? ["email"] : others
  if (defaultTwoFactorMethod !== "totp") return { twoFactorMethods: left, defaultTwoFactorMethod }
  return { twoFactorMethods: left, defaultTwoFactorMethod: left.includes("email") ? "email" : "sms" }
}

/** The same for a number that may be a stranger's: texts to it go on, and the mail is asked before them. */
export const mailBeforeTexts = ({ defaultTwoFactorMethod, twoFactorMethods }: Factors): Factors => ({
  twoFactorMethods: FactorMethod.literals.filter((one) => one === "email" || twoFactorMethods.includes(one)),
  defaultTwoFactorMethod: defaultTwoFactorMethod === "sms" ? "email" : defaultTwoFactorMethod
})

export const withDefault = (factors: Factors, method: FactorMethod): Either.Either<Factors, MethodNotEnabled> =>
  factors.twoFactorMethods.includes(method)
    ? Either.right({ ...factors, defaultTwoFactorMethod: method })
    : Either.left(new MethodNotEnabled())

/** Device trust depends on the default method. */
export const mustForgetDevices = (before: Factors, after: Factors): boolean =>
  before.defaultTwoFactorMethod !== null && before.defaultTwoFactorMethod !== after.defaultTwoFactorMethod
