/** What a site under test tells its operator, kept for the test in place of being printed. */
import { HashMap, Logger } from "effect"

export const newLog = () => {
  const log: Array<Readonly<Record<string, unknown>>> = []
  const logger = Logger.make(({ annotations, logLevel, message }) => {
    log.push({ message: String(message), level: logLevel.label, ...Object.fromEntries(HashMap.toEntries(annotations)) })
  })
  return { log, logging: Logger.replace(Logger.defaultLogger, logger) }
}
