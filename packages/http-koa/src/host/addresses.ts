import type { HostConfig } from "./host-config.js"

/** Where clients, the front end and the gateway find things. */
export interface Addresses {
  readonly appUrl: string
  readonly frontendUrl: string
  /** Where this very process listens. */
  readonly selfUrl: string
}

export const addressesOf = ({ appUrl, frontendUrl, host }: HostConfig, port: number): Addresses => {
  const app = appUrl ?? `http://localhost:${port}`
  const self = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host
  return { appUrl: app, frontendUrl: frontendUrl ?? `${app}/dev`, selfUrl: `http://${self}:${port}` }
}
