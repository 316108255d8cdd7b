/** Finds the route of a path. The matching is @koa/router's; literal segments win over parameters. */
import Router from "@koa/router"
import { malformed } from "./request/bad-request.js"

export interface Route<T> {
  readonly method: string
  /** "/api/v1/mentor/slots/hold/:booking_attempt_id" */
  readonly path: string
  readonly value: T
}
export interface Found<T> {
  readonly value: T
  readonly params: Readonly<Record<string, string>>
}
export interface Routing<T> {
  readonly find: (method: string, path: string) => Found<T> | undefined
  /** The methods that the path has, of all routes that it matches; none if nobody serves it. */
  readonly methodsOf: (path: string) => ReadonlyArray<string>
}

const decoded = (text: string): string => {
  if (!text.includes("%")) return text
  try {
    return decodeURIComponent(text)
  } catch {
    throw malformed("The URL is not valid UTF-8.")
  }
}

/** The router takes the first that matches, so "/things/new" has to come before "/things/:id". */
const literalsFirst = (one: Route<unknown>, other: Route<unknown>): number => {
  const [mine, theirs] = [one.path.split("/"), other.path.split("/")]
  const at = mine.findIndex((segment, index) => segment.startsWith(":") !== (theirs[index] ?? "").startsWith(":"))
  return at === -1 ? 0 : mine[at]?.startsWith(":") === true ? 1 : -1
}

const refuseTwice = (routes: ReadonlyArray<Route<unknown>>): void => {
  const seen = new Set<string>()
  for (const { method, path } of routes) {
    const key = `${method} ${path.replace(/:\w+/g, ":")}`
    if (seen.has(key)) throw new Error(`${method} ${path} is bound twice`)
    seen.add(key)
  }
}

export const routingOf = <T>(routes: ReadonlyArray<Route<T>>): Routing<T> => {
  refuseTwice(routes)
  const router = new Router({ sensitive: true })
  const values = new Map(
    [...routes].sort(literalsFirst).map(({ method, path, value }) => [router.register(path, [method], () => {}), value])
  )
  return {
    find: (method, path) => {
      const [layer] = router.match(path, method).pathAndMethod
      const value = layer === undefined ? undefined : values.get(layer)
      if (layer === undefined || value === undefined) return undefined
      const captures = layer.captures(path)
      return {
        value,
        params: Object.fromEntries(layer.paramNames.map(({ name }, index) => [name, decoded(captures[index] ?? "")]))
      }
    },
    // The router adds HEAD to GET on its own.
    methodsOf: (path) => {
      const methods = router.match(path, "").path.flatMap((layer) => layer.methods)
      return [...new Set(methods)].filter((method) => method !== "HEAD")
    }
  }
}
