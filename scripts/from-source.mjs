/** Runs a TypeScript file of this repository on the sources: `node scripts/from-source.mjs bench/soak.ts --minutes 10`. */
import { become, bootstrap, main } from "./bootstrap.mjs"

await main(async () => {
  await bootstrap()
  become(["--conditions=mentorkit-source", "--import", "tsx", ...process.argv.slice(2)])
})
