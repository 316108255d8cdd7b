/** In the browser: narrows the overview to the operations in which every word stands. The page is whole without it. */
export const search = `const field = document.getElementById("search")
const found = document.getElementById("found")
const introduction = document.getElementById("introduction")
const domains = [...document.querySelectorAll("main section")].map(section => ({
  section,
  link: document.querySelector(".domains a[href='#" + section.id + "']").parentElement,
  lines: [...section.querySelectorAll("li")]
}))
const narrow = () => {
  const words = field.value.toLowerCase().split(" ").filter(word => word !== "")
  let count = 0
  for (const { lines, link, section } of domains) {
    let own = 0
    for (const line of lines) {
      line.hidden = !words.every(word => line.dataset.words.includes(word))
      if (!line.hidden) own++
    }
    section.hidden = link.hidden = own === 0
    count += own
  }
  introduction.hidden = words.length > 0
  found.textContent = words.length === 0
    ? ""
    : count === 0 ? "0 operations. Try fewer words, or others."
    : count === 1 ? "1 operation"
    : count + " operations"
}
field.hidden = false
field.addEventListener("input", narrow)
narrow()
// Links to operations were to this page once.
const [, domain] = /^#\\/(\\w+)\\//.exec(location.hash) ?? []
if (domain !== undefined) location.replace("/docs/" + domain + location.hash)
`
