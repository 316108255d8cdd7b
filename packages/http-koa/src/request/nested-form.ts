/** Collects the fields of a form whose names say where they belong: "poll[options][0]" is an item of a list in an object. */
import { fieldProblem, InvalidInput, type Problem } from "@mentorkit/core/kernel"
import { type InputBounds, tooDeepProblem, tooMuchProblem } from "@mentorkit/core/kernel/ports"
import { tooLarge } from "./bad-request.js"
import { partLimits } from "./body-limits.js"
import type { Form } from "./form.js"

type Path = Problem["path"]

/** What came under one name; of its three parts only one may be used. */
interface Branch {
  readonly values: Array<unknown>
  readonly appended: Array<unknown>
  readonly children: Map<string, Branch>
}

const newBranch = (): Branch => ({ values: [], appended: [], children: new Map() })

const wellFormed = /^[^[\]\uFFFD]+(?:\[[^[\]\uFFFD]*\])*$/
/** Nobody's fields: they lead out of an object wherever somebody assigns by name. */
const reserved = new Set(["__proto__", "constructor", "prototype"])
const index = /^(?:0|[1-9]\d*)$/

const invalid = (problem: Problem) => new InvalidInput({ problems: [problem] })
const badName = (text: string) => invalid({ path: [], message: `The names of form fields must ${text}.` })

const conflict = (path: Path) => invalid(fieldProblem(path, "must be one value, one list or one object"))
const gaps = (path: Path) => invalid(fieldProblem(path, "must number its items from 0 on, without gaps"))
const unnumbered = (path: Path) => invalid(fieldProblem(path, "must number the items that have fields of their own"))

/** "a[b][]" is ["a", "b", ""]. */
const stepsOf = (name: string, bounds: InputBounds): readonly [string, ...ReadonlyArray<string>] => {
  if (Buffer.byteLength(name) > partLimits.fieldNameSize) {
    throw tooLarge("The name of a field of the request body is too long.")
  }
  if (!wellFormed.test(name)) throw badName('be written like "name", "name[key]", "name[0]" or "name[]"')
  const [base = "", ...inner] = name.replaceAll("]", "").split("[")
  if (inner.length >= bounds.deepest) throw invalid(tooDeepProblem([base], bounds))
  const bad = [base, ...inner].find((step) => reserved.has(step))
  if (bad !== undefined) throw badName(`not contain "${bad}"`)
  if (inner.slice(0, -1).includes("")) throw unnumbered([base])
  return [base, ...inner]
}

const listOf = (children: Branch["children"], path: Path): ReadonlyArray<unknown> => {
  const list = new Array<unknown>(children.size)
  for (const [key, child] of children) {
    const at = Number(key)
    if (at >= children.size) throw gaps(path)
    list[at] = valueOf(child, [...path, at])
  }
  return list
}

const valueOf = ({ appended, children, values }: Branch, path: Path): unknown => {
  const used = [values.length, appended.length, children.size].filter((size) => size > 0)
  if (used.length > 1) throw conflict(path)
  if (appended.length > 0) return appended
  if (children.size === 0) return values.length === 1 ? values[0] : values
  const keys = [...children.keys()]
  if (keys.every((key) => index.test(key))) return listOf(children, path)
  if (keys.some((key) => index.test(key))) throw conflict(path)
  return fieldsOf(children, path)
}

const fieldsOf = (children: Branch["children"], path: Path) =>
  Object.fromEntries([...children].map(([key, child]) => [key, valueOf(child, [...path, key])]))

/**
 * Takes what JSON could say as well. A name that comes twice is a list, as are names with numbers or nothing in brackets. What
 * contradicts itself or is beyond the bounds of inputs is refused, under its path.
 */
export const newNestedForm = (bounds: InputBounds): Form => {
  const root: Branch["children"] = new Map()
  let counted = 0
  return {
    add: (name, value) => {
      const [base, ...inner] = stepsOf(name, bounds)
      const count = (): void => {
        counted += 1
        if (counted > bounds.maxValues) throw invalid(tooMuchProblem([base], bounds))
      }
      const childOf = (children: Branch["children"], key: string): Branch => {
        const known = children.get(key)
        if (known !== undefined) return known
        count()
        const made = newBranch()
        children.set(key, made)
        return made
      }
      const isAppended = inner.at(-1) === ""
      const branch = (isAppended ? inner.slice(0, -1) : inner).reduce(
        ({ children }, key) => childOf(children, key),
        childOf(root, base)
      )
      const list = isAppended ? branch.appended : branch.values
      // The first value is its branch's, which has been counted.
      if (isAppended || list.length > 0) count()
      list.push(value)
    },
    fields: () => fieldsOf(root, [])
  }
}
