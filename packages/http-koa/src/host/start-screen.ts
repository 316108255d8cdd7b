/** The text that a host prints once it serves: where to look, who may sign in, and how to go on. */
import { resolve } from "node:path"
import { Console, Effect, Logger } from "effect"
import { demoAddress, demoPassword } from "../demo-market/index.js"
import type { HostConfig } from "./host-config.js"

interface Started {
  readonly appUrl: string
  readonly selfUrl: string
  /** Whether the demo market is in the database. */
  readonly isDemo: boolean
}

type ScreenConfig = Pick<HostConfig, "isProduction" | "databaseUrl" | "dataDir" | "demoMarket">
type Line = readonly [label: string, text: string]

const places = ({ isProduction }: ScreenConfig, { appUrl }: Started): ReadonlyArray<Line> => [
  ...(isProduction ? [] : [["Start here", `${appUrl}/dev`] as const]),
  ["API reference", `${appUrl}/docs`],
  ["Contract", `${appUrl}/openapi.json`],
  ...(isProduction ? [] : [["Mailbox", `${appUrl}/dev/mailbox`] as const])
]

const leftOut = "no demo market, as the database has accounts already"

const accounts = ({ demoMarket, isProduction }: ScreenConfig, { isDemo }: Started): ReadonlyArray<Line> => {
  if (isProduction) return []
  if (!isDemo)
    return [["Accounts", demoMarket ? leftOut : "your own; DEMO_MARKET=on fills an empty database with some"]]
  return [
    ["Accounts", ["admin", "mentor", "mentee"].map((name) => demoAddress(name)).join(", ")],
    ["Password", demoPassword]
  ]
}

const data = ({ databaseUrl, dataDir, isProduction }: ScreenConfig): ReadonlyArray<Line> =>
  databaseUrl !== undefined
    ? // Its address holds a password.
      [["Data", "in the PostgreSQL that DATABASE_URL names"]]
    : [["Data", `${resolve(dataDir)}${isProduction ? "" : " (delete it to start over)"}`]]

/** The examples look at the port that a host has by itself. */
const baseUrlFor = (appUrl: string) => (appUrl === "http://localhost:3000" ? "" : `BASE_URL=${appUrl} `)
/** The example's admin is the demo market's. */
const next = ({ isProduction }: ScreenConfig, { appUrl, isDemo }: Started): ReadonlyArray<Line> => [
  ...(isDemo ? [["Next", `${baseUrlFor(appUrl)}npm run example -- first-booking, in another terminal`] as const] : []),
  ...(isProduction ? [] : [["Stop", "Ctrl+C"] as const])
]

const column = 15
const line = ([label, text]: Line) => `  ${label.padEnd(column)}${text}`

const titleOf = ({ isProduction }: ScreenConfig, { appUrl, selfUrl }: Started) =>
  `Mentorkit serves ${appUrl}/api/v1${isProduction ? ` and listens on ${selfUrl}` : ""}`

export const startScreen = (config: ScreenConfig, started: Started): string => {
  const blocks = [places(config, started), accounts(config, started), [...data(config), ...next(config, started)]]
  const written = blocks.filter((lines) => lines.length > 0).map((lines) => lines.map(line).join("\n"))
  // A production's output is read by machines too: no blank lines in it.
  return [titleOf(config, started), ...written].join(config.isProduction ? "\n" : "\n\n")
}

/** A log for machines has one object a line from its first line on. */
const asJson = (line: string) => Effect.provide(Effect.logInfo(line), Logger.json)

export const tellStart = (
  config: ScreenConfig & Pick<HostConfig, "logFormat">,
  started: Started
): Effect.Effect<void> =>
  config.logFormat === "json"
    ? Effect.forEach(
        [titleOf(config, started), ...(config.demoMarket && !started.isDemo ? [`DEMO_MARKET: ${leftOut}`] : [])],
        asJson
      )
    : Console.log(startScreen(config, started))

/** Without this line the output would not tell a stop from a kill. */
export const tellStop = ({ logFormat }: Pick<HostConfig, "logFormat">): Effect.Effect<void> =>
  logFormat === "json" ? asJson("The host is stopping.") : Console.log("The host is stopping.")
