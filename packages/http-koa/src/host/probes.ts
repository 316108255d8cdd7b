/** Paths that machines ask all the time: never refused for load, and noted in the log at debug level only. */
export const livePath = "/health/live"
export const readyPath = "/health/ready"
export const metricsPath = "/metrics"

const paths = new Set([livePath, readyPath, metricsPath])

export const isProbe = (path: string): boolean => paths.has(path)
