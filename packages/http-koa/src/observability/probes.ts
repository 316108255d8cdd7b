/** Paths that machines ask all the time: never refused for load, and noted in the log at debug level only. */
import type { IncomingMessage } from "node:http"

export const livePath = "/health/live"
export const readyPath = "/health/ready"
export const metricsPath = "/metrics"

const paths = new Set([livePath, readyPath, metricsPath])

/** By the target as it came: Koa's path throws where the target is no URL, and whoever asks here comes before the rescue. */
export const isProbe = ({ url = "" }: IncomingMessage): boolean => paths.has(url.split("?", 1)[0] ?? "")
