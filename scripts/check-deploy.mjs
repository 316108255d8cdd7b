/** What can be told about Dockerfile and compose.yaml without an engine: two linters, and that what they name is there. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { validate } from "dockerfile-utils"
import { main, root, tool } from "./bootstrap.mjs"

const read = (path) => readFileSync(join(root, path), "utf8")

const mistakesOfDockerfile = () => {
  const found = validate(read("Dockerfile")).map(
    ({ message, range }) => `Dockerfile:${range.start.line + 1} ${message}`
  )
  // What is copied from the clone must be in it.
  const sources = [...read("Dockerfile").matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths]) =>
    paths.split(" ")
  )
  return [...found, ...sources.filter((path) => !existsSync(join(root, path))).map((path) => `Dockerfile: no ${path}`)]
}

/** Files that compose.yaml reads; an env file is there as its example. */
const mistakesOfFiles = () =>
  [...read("compose.yaml").matchAll(/(?:\.\/)?(deploy\/[\w.-]+)/g)]
    .map(([, path]) => (path.endsWith(".env") ? `${path}.example` : path))
    .filter((path) => !path.endsWith(".env.example.example") && !existsSync(join(root, path)))
    .map((path) => `compose.yaml: no ${path}`)

/** An example teaches settings that exist, and no secret. */
const mistakesOfExamples = () => {
  const settings = read("docs/configuration.md")
  return readdirSync(join(root, "deploy"))
    .filter((name) => name.endsWith(".env.example"))
    .flatMap((name) =>
      [...read(`deploy/${name}`).matchAll(/^(\w+)=(.*)$/gm)].flatMap(([, key, value]) => [
        ...(/SECRET|PASSWORD|TOKEN/.test(key) && value !== "" ? [`deploy/${name}: ${key} has a value`] : []),
        ...(name === "host.env.example" && !settings.includes(`\`${key}\``)
          ? [`deploy/${name}: no setting ${key}`]
          : [])
      ])
    )
}

/** A 503 is about one request. Counted as a failure of the host it would take all of them out. */
const mistakesOfFailover = () =>
  /proxy_next_upstream[^;]*http_5/.test(read("deploy/nginx.conf")) ? ["deploy/nginx.conf: a 503 is no failed host"] : []

/** Whoever sends requests has to be the one that gives an idle connection up. */
const mistakesOfKeepAlive = () => {
  const [, proxy] = /^\s*keepalive_timeout (\d+)s;/m.exec(read("deploy/nginx.conf")) ?? []
  const [, host] = /^\| `KEEP_ALIVE_SECONDS` \|.*\| (\d+) \|$/m.exec(read("docs/configuration.md")) ?? []
  return Number(proxy) + 5 <= Number(host)
    ? []
    : [`deploy/nginx.conf: keepalive_timeout ${proxy}s is not 5 s below KEEP_ALIVE_SECONDS, ${host}`]
}

await main(async () => {
  const mistakes = [
    ...mistakesOfDockerfile(),
    ...mistakesOfFiles(),
    ...mistakesOfExamples(),
    ...mistakesOfFailover(),
    ...mistakesOfKeepAlive()
  ]
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"))
  await tool("dclint", "bin/dclint.cjs", ["compose.yaml", "--config", "deploy/dclint.json", "--max-warnings", "0"])
})
