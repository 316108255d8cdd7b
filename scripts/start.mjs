/** `npm start`: sets up what is missing, then serves. */
import { pathToFileURL } from "node:url"
import { bootstrap, main, root } from "./bootstrap.mjs"

await main(async () => {
  await bootstrap()
  // The first start makes the database and a demo market in it, which takes some seconds.
  console.log("  Starting …\n")
  await import(pathToFileURL(`${root}/packages/http-koa/dist/bin.js`).href)
})
