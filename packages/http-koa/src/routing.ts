/** Finds the route of a path. The matching is @koa/router's; literal segments win over parameters. */
import Router from "@koa/router"
import { malformed } from "./request/bad-request.js"

export interface Route<T> {
  readonly method: string
  /** "/api/v1/mentor/slots/hold/:booking_attempt_id" */
  readonly path: string
  readonly value: T
  /** A GET that does not serve HEAD. */
  readonly isWithoutHead?: boolean
}
export interface Found<T> {
  readonly value: T
  readonly params: Readonly<Record<string, string>>
}
export interface Routing<T> {
  readonly find: (method: string, path: string) => Found<T> | undefined
  /** The methods that the path has, of all routes that it matches, HEAD last; none if nobody serves it. */
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

const rejectDuplicates = (routes: ReadonlyArray<Route<unknown>>): void => {
  const seen = new Set<string>()
  for (const { method, path } of routes) {
    const key = `${method} ${path.replace(/:\w+/g, ":")}`
    if (seen.has(key)) throw new Error(`${method} ${path} is bound twice`)
    seen.add(key)
  }
}

/** A slash at the end makes no other path. */
const lengthOf = (path: string): number => path.replace(/(?<=.)\/$/, "").split("/").length

/** The router tries one route after the other, so each number of segments has one of its own. */
export const routingOf = <T>(routes: ReadonlyArray<Route<T>>): Routing<T> => {
  rejectDuplicates(routes)
  const routers = new Map<number, Router>()
  const routerFor = (path: string): Router => {
    const length = lengthOf(path)
    const router = routers.get(length) ?? new Router({ sensitive: true })
    routers.set(length, router)
    return router
  }
  const known = new Map(
    [...routes]
      .sort(literalsFirst)
      .map((route) => [routerFor(route.path).register(route.path, [route.method], () => {}), route])
  )
  return {
    find: (method, path) => {
      const [layer] = routers.get(lengthOf(path))?.match(path, method).pathAndMethod ?? []
      const route = layer === undefined ? undefined : known.get(layer)
      if (layer === undefined || route === undefined) return undefined
      if (method === "HEAD" && route.isWithoutHead === true) return undefined
      const captures = layer.captures(path)
      return {
        value: route.value,
        params: Object.fromEntries(layer.paramNames.map(({ name }, index) => [name, decoded(captures[index] ?? "")]))
      }
    },
    // The router adds HEAD to every GET on its own.
    methodsOf: (path) => {
      const layers = routers.get(lengthOf(path))?.match(path, "").path ?? []
      const methods = new Set(layers.flatMap((layer) => layer.methods).filter((method) => method !== "HEAD"))
      // Of several routes the first one serves.
      const get = layers.find((layer) => layer.methods.includes("GET"))
      const hasHead = get !== undefined && known.get(get)?.isWithoutHead !== true
      return [...methods, ...(hasHead ? ["HEAD"] : [])]
    }
  }
}
