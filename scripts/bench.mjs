/** `npm run bench [-- names]`: measures the built packages, which it builds first if need be; see bench/README.md. */
import { spawn } from "node:child_process"
import { join } from "node:path"
import { bootstrap, main, root } from "./bootstrap.mjs"

await main(async () => {
  await bootstrap()
  const args = ["--import", "tsx", join(root, "bench/main.ts"), ...process.argv.slice(2)]
  const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit" })
  child.once("close", (code) => process.exit(code ?? 1))
})
