/** `npm run bench [-- names]`: measures the built packages, which it builds first if need be; see bench/README.md. */
import { join } from "node:path"
import { become, bootstrap, main, root } from "./bootstrap.mjs"

await main(async () => {
  await bootstrap()
  become(["--import", "tsx", join(root, "bench/main.ts"), ...process.argv.slice(2)])
})
