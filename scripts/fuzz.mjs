/** `npm run fuzz -- --minutes N [--seed S]`: spoiled requests until the time is up or an answer is wrong. */
import { join } from "node:path"
import { parseArgs } from "node:util"
import { become, bootstrap, main, root } from "./bootstrap.mjs"

const number = (name, text) => {
  const value = Number(text)
  if (!Number.isFinite(value) || value < 0) throw new Error(`--${name} must be a number, such as --${name} 5`)
  return value
}

await main(async () => {
  const { values } = parseArgs({ options: { minutes: { type: "string" }, seed: { type: "string" } } })
  const minutes = number("minutes", values.minutes ?? "1")
  // Another one every time, unless somebody wants to see one again.
  const seed = Math.trunc(number("seed", values.seed ?? String(Date.now() % 1_000_000_000)))
  await bootstrap()
  console.log(`  ${minutes} min from seed ${seed}`)
  const vitest = join(root, "node_modules/vitest/vitest.mjs")
  become([vitest, "run", "packages/http-koa/test/attack/fuzz.test.ts"], {
    FUZZ_MINUTES: String(minutes),
    FUZZ_SEED: String(seed)
  })
})
