import { domain, manifest } from "../kernel/index.js"
import { awaitingChallenge } from "./awaiting-challenge.js"
import * as events from "./events.js"
import { type Operations, operations } from "./operations.js"
import { OAuth } from "./service.js"
import * as settings from "./settings.js"
import { oauthSweeps } from "./sweeps.js"

export const oauth = manifest(domain<Operations, OAuth>(operations, OAuth), {
  layer: OAuth.layer,
  forNeighbours: awaitingChallenge,
  events,
  settings,
  sweeps: oauthSweeps
})
