/** The kinds of values that environment variables of the host have, and what is said about a value that is none. */
import { Config, ConfigError, Either, Redacted } from "effect"

/** Shown in the docs; the default of a development start, and what production does without a value. */
export interface Row<A> {
  readonly description: string
  readonly config: Config.Config<A>
  readonly development: string
  readonly production: string
}

export const row = <A>(spec: Row<A>): Row<A> => spec

export const invalid = (message: string) => ConfigError.InvalidData([], message)

/** `problemOf` says what else is wrong with a URL that is one. */
export const url = (name: string, problemOf: (text: string) => string | undefined = () => undefined) =>
  Config.nonEmptyString(name).pipe(
    Config.mapOrFail((text) => {
      const isUrl = /^https?:\/\//.test(text) && URL.canParse(text)
      const problem = isUrl ? problemOf(text) : "must be a URL such as https://api.example.com"
      return problem === undefined ? Either.right(text.replace(/\/+$/, "")) : Either.left(invalid(problem))
    })
  )

export const secret = (name: string, atLeast: number) =>
  Config.nonEmptyString(name).pipe(
    Config.mapOrFail((value) =>
      value.length >= atLeast
        ? Either.right(Redacted.make(value))
        : Either.left(invalid(`must have at least ${atLeast} characters`))
    )
  )

export const countOf = (name: string, min: number, max: number) =>
  Config.integer(name).pipe(
    Config.mapOrFail((value) =>
      value >= min && value <= max
        ? Either.right(value)
        : Either.left(invalid(`must be a whole number from ${min} to ${max}`))
    )
  )

/** A whole number with the same default in development and production, which is written once. */
export const countRow = (
  name: string,
  {
    byDefault,
    description,
    max,
    min
  }: {
    readonly min: number
    readonly max: number
    readonly byDefault: number
    readonly description: string
  }
) =>
  row({
    description,
    config: countOf(name, min, max).pipe(Config.withDefault(byDefault)),
    development: String(byDefault),
    production: String(byDefault)
  })

export const ratio = (name: string) =>
  Config.number(name).pipe(
    Config.mapOrFail((value) =>
      value >= 0 && value <= 1 ? Either.right(value) : Either.left(invalid("must be a number from 0 to 1"))
    )
  )

/** How the offline gateway disturbs its messages; the shares are from 0 to 1. */
export interface MischiefConfig {
  readonly seed: number
  readonly duplicate: number
  readonly delay: number
  readonly reorder: number
}

const isShare = (value: number) => value >= 0 && value <= 1

/** `undefined` where a part is unknown, or no number that it can be. */
const mischiefOf = (text: string): MischiefConfig | undefined => {
  const found = { seed: 0, duplicate: 0, delay: 0, reorder: 0 }
  for (const part of text.split(",")) {
    const [, name, digits] = /^\s*(seed|duplicate|delay|reorder)=(\d+(?:\.\d+)?)\s*$/.exec(part) ?? []
    const value = Number(digits)
    if (name === "seed" && Number.isSafeInteger(value)) found.seed = value
    else if ((name === "duplicate" || name === "delay" || name === "reorder") && isShare(value)) found[name] = value
    else return undefined
  }
  return found
}

export const mischief = (name: string) =>
  Config.nonEmptyString(name).pipe(
    Config.mapOrFail((text) => {
      const found = mischiefOf(text)
      const message = "must be shares from 0 to 1 and a seed, such as seed=7,duplicate=0.3,delay=0.2,reorder=0.3"
      return found === undefined ? Either.left(invalid(message)) : Either.right(found)
    })
  )

/** Where secrets may be sent: in the clear on this machine only. */
const isSafe = ({ hostname, protocol }: URL) =>
  protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname))

export const issuer = (name: string) =>
  url(name, (text) => (isSafe(new URL(text)) ? undefined : "must be an https URL"))

/** Rooms are named behind it, and whoever knows a name is in: so nobody may read along. */
export const meetingServer = (name: string) =>
  url(name, (text) =>
    isSafe(new URL(text)) && !/[?#@]/.test(text)
      ? undefined
      : "must be an https URL without query, such as https://meet.jit.si"
  )

/** Credentials travel with every text. */
export const smsUrl = (name: string) =>
  Config.nonEmptyString(name).pipe(
    Config.mapOrFail((text) => {
      const given = URL.canParse(text) ? new URL(text) : undefined
      return given !== undefined && isSafe(given) && given.username !== "" && given.password !== ""
        ? Either.right(Redacted.make(text))
        : Either.left(invalid("must be an https URL with credentials: https://sid:token@api.twilio.com"))
    })
  )

export const smtpUrl = (name: string) =>
  Config.nonEmptyString(name).pipe(
    Config.mapOrFail((text) =>
      /^smtps?:\/\/[^/]/.test(text) && URL.canParse(text)
        ? Either.right(Redacted.make(text))
        : Either.left(invalid("must be a URL such as smtps://user:password@mail.example.com:465"))
    )
  )

export const postgresUrl = (name: string) =>
  Config.nonEmptyString(name).pipe(
    Config.mapOrFail((text) =>
      /^postgres(?:ql)?:\/\//.test(text)
        ? Either.right(Redacted.make(text))
        : Either.left(invalid("must be a URL such as postgres://user:password@host:5432/mentorkit"))
    )
  )

export const callbackTemplate = (name: string) =>
  url(name, (text) =>
    text.includes("{provider}") && !/[?#]/.test(text)
      ? undefined
      : "must have {provider} in it, and neither a query nor a fragment"
  )

const origins = (text: string): ReadonlyArray<string> =>
  text
    .split(",")
    .map((one) => one.trim().replace(/\/+$/, ""))
    .filter((one) => one !== "")

const isPageOrigin = (one: string) => /^https?:/.test(one) && URL.canParse(one) && new URL(one).origin === one

/** Pages inside apps have a scheme of the app's own: capacitor://localhost. */
const isAppOrigin = (one: string) => /^(?!https?:)[a-z][a-z0-9+.-]*:\/\/[a-z0-9.-]+$/.test(one)

export const isCallingOrigin = (one: string): boolean => isPageOrigin(one) || isAppOrigin(one)

export const originsOf = (name: string, isOrigin: (one: string) => boolean = isPageOrigin) =>
  Config.string(name).pipe(
    Config.mapOrFail((text) =>
      origins(text).every(isOrigin)
        ? Either.right(origins(text))
        : Either.left(invalid("must be origins such as https://app.example.com, separated by commas"))
    ),
    Config.withDefault<ReadonlyArray<string>>([])
  )

export const domain = (name: string) =>
  Config.nonEmptyString(name).pipe(
    Config.mapOrFail((text) =>
      /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(text) && !/^[\d.]+$/.test(text)
        ? Either.right(text)
        : Either.left(invalid("must be a domain such as example.com"))
    )
  )
