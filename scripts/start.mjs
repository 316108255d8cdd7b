/** `npm start`: sets up what is missing, then serves. */
import { pathToFileURL } from "node:url"
import { bootstrap, main, root } from "./bootstrap.mjs"

await main(async () => {
  await bootstrap()
  await import(pathToFileURL(`${root}/packages/http-koa/dist/bin.js`).href)
})
