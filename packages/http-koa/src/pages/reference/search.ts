/**
 * In the browser: narrows the overview to the operations in which every word stands, and puts first what the words name: a path,
 * an operation's id or its summary. The page is whole without it.
 */
import { apiPrefix } from "../../api-prefix.js"

export const search = `const field = document.getElementById("search")
const found = document.getElementById("found")
const introduction = document.getElementById("introduction")
const content = document.getElementById("content")
const wordsOf = text => text.toLowerCase().split(/\\s+/).filter(word => word !== "")
// "POST /login" and "post login" are one name.
const plain = text => wordsOf(text.replaceAll("/", " ")).join(" ")
const namesOf = line => {
  const [method, path, summary] = [".method", "code", "a > span"].map(part => line.querySelector(part).textContent)
  const id = line.querySelector("a").hash.split("/").at(-1)
  const paths = [path, path.replace("${apiPrefix}", "")]
  return [...paths, ...paths.map(one => method + " " + one), id, id.split(".").at(-1), summary].map(plain)
}
const domains = [...document.querySelectorAll("main section")].map(section => ({
  section,
  link: document.querySelector(".domains a[href='#" + section.id + "']").parentElement,
  list: section.querySelector("ul"),
  lines: [...section.querySelectorAll("li")].map(line => ({ line, names: namesOf(line) }))
}))
const rankOf = (names, wanted) => names.includes(wanted) ? 0 : names.some(name => name.startsWith(wanted)) ? 1 : 2
// Moved and not only shown so: whoever listens or goes by keyboard meets them in the same order.
const sorted = ranked => ranked.sort((one, other) => one.rank - other.rank).map(({ element }) => element)
const narrow = () => {
  const words = wordsOf(field.value)
  const wanted = plain(field.value)
  let count = 0
  const sections = domains.map(({ lines, link, list, section }) => {
    const ranked = lines.map(({ line, names }) => {
      line.hidden = !words.every(word => line.dataset.words.includes(word))
      return { element: line, rank: line.hidden ? 3 : rankOf(names, wanted) }
    })
    list.append(...sorted(ranked))
    const own = ranked.filter(({ rank }) => rank < 3).length
    section.hidden = link.hidden = own === 0
    count += own
    return { element: section, rank: ranked[0].rank }
  })
  content.append(...sorted(sections))
  introduction.hidden = words.length > 0
  found.textContent = words.length === 0
    ? ""
    : count === 0 ? "0 operations. Try fewer words, or others."
    : count === 1 ? "1 operation"
    : count + " operations"
}
field.hidden = false
field.addEventListener("input", narrow)
// Who comes back finds the field filled, but only after this script has run.
addEventListener("pageshow", narrow)
// Links to operations were to this page once.
const follow = () => {
  const [, domain] = /^#\\/(\\w+)\\//.exec(location.hash) ?? []
  if (domains.some(({ section }) => section.id === domain)) location.replace("/docs/" + domain + location.hash)
}
addEventListener("hashchange", follow)
follow()
`
