import { DeviceNames } from "@mentorkit/core/identity/ports"
import { Layer } from "effect"
import { UAParser } from "ua-parser-js"

/** More than any device says of itself; the header is the client's to fill. */
const maxRead = 500
const longest = 100

const nameOf = (userAgent: string | null): string => {
  const { browser, device, os } = new UAParser((userAgent ?? "").slice(0, maxRead)).getResult()
  const place = os.name ?? device.model
  const name = browser.name === undefined ? place : place === undefined ? browser.name : `${browser.name} on ${place}`
  return (name ?? "Unknown device").slice(0, longest)
}

export const deviceNames: Layer.Layer<DeviceNames> = Layer.succeed(DeviceNames, { nameOf })
