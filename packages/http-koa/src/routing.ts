/** Finds the route of a path in a tree, however many routes there are; literal segments win over parameters. */
import { malformed } from "./request/bad-request.js"

export interface Found<T> {
  readonly value: T
  readonly params: Readonly<Record<string, string>>
}
export interface Routing<T> {
  readonly add: (method: string, path: string, value: T) => void
  readonly find: (method: string, path: string) => Found<T> | undefined
  /** The methods that the path has, of all routes that it matches; none if nobody serves it. */
  readonly methodsOf: (path: string) => ReadonlyArray<string>
}

interface Leaf<T> {
  readonly names: ReadonlyArray<string>
  readonly value: T
}
interface Branch<T> {
  readonly suffix: string
  readonly node: Node<T>
}
interface Node<T> {
  readonly literals: Map<string, Node<T>>
  readonly parameters: Array<Branch<T>>
  readonly leaves: Map<string, Leaf<T>>
}

const newNode = <T>(): Node<T> => ({ literals: new Map(), parameters: [], leaves: new Map() })

/** A slash at the end makes no other path. */
const segmentsOf = (path: string): ReadonlyArray<string> => {
  const segments = path.split("/")
  if (segments.length > 2 && segments.at(-1) === "") segments.pop()
  return segments
}

const parameter = /^:(\w+)(.*)$/

const decoded = (segment: string): string => {
  if (!segment.includes("%")) return segment
  try {
    return decodeURIComponent(segment)
  } catch {
    throw malformed("The URL is not valid UTF-8.")
  }
}

const childOf = <T>(node: Node<T>, segment: string): Node<T> => {
  const suffix = parameter.exec(segment)?.[2]
  const known =
    suffix === undefined ? node.literals.get(segment) : node.parameters.find((branch) => branch.suffix === suffix)?.node
  if (known !== undefined) return known
  const made = newNode<T>()
  if (suffix === undefined) node.literals.set(segment, made)
  else {
    node.parameters.push({ suffix, node: made })
    // ":id.ics" is tried before ":id".
    node.parameters.sort((a, b) => b.suffix.length - a.suffix.length)
  }
  return made
}

/** Calls `visit` with every node that the path leads to, until one of them satisfies it. */
const walk = <T>(
  node: Node<T>,
  segments: ReadonlyArray<string>,
  index: number,
  values: ReadonlyArray<string>,
  visit: (node: Node<T>, values: ReadonlyArray<string>) => boolean
): boolean => {
  const segment = segments[index]
  if (segment === undefined) return visit(node, values)
  const literal = node.literals.get(segment)
  if (literal !== undefined && walk(literal, segments, index + 1, values, visit)) return true
  return node.parameters.some(
    ({ node: next, suffix }) =>
      segment.length > suffix.length &&
      segment.endsWith(suffix) &&
      walk(next, segments, index + 1, [...values, segment.slice(0, segment.length - suffix.length)], visit)
  )
}

export const newRouting = <T>(): Routing<T> => {
  const root = newNode<T>()
  return {
    add: (method, path, value) => {
      const segments = segmentsOf(path)
      const node = segments.reduce(childOf, root)
      if (node.leaves.has(method)) throw new Error(`${method} ${path} is bound twice`)
      node.leaves.set(method, { value, names: segments.flatMap((one) => parameter.exec(one)?.[1] ?? []) })
    },
    find: (method, path) => {
      let found: Found<T> | undefined
      walk(root, segmentsOf(path), 0, [], ({ leaves }, values) => {
        const leaf = leaves.get(method)
        if (leaf === undefined) return false
        const params: Record<string, string> = {}
        leaf.names.forEach((name, index) => {
          params[name] = decoded(values[index] ?? "")
        })
        found = { value: leaf.value, params }
        return true
      })
      return found
    },
    methodsOf: (path) => {
      const methods = new Set<string>()
      walk(root, segmentsOf(path), 0, [], ({ leaves }) => {
        for (const method of leaves.keys()) methods.add(method)
        return false
      })
      return [...methods]
    }
  }
}
