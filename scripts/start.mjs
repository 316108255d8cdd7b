/** `npm start`: sets up what is missing, then serves. */
import { pathToFileURL } from "node:url"
import { bootstrap, main, root, step } from "./bootstrap.mjs"
import { buildTypes, hasTypes } from "./packages.mjs"

await main(async () => {
  await bootstrap()
  // For a front end that is written beside this host. A build takes them away, so those that are there are of its sources.
  if (!hasTypes("client-sdk")) await step("Building the client's types", () => buildTypes("client-sdk"))
  // The first start makes the database and a demo market in it, which takes some seconds.
  console.log("  Starting …\n")
  await import(pathToFileURL(`${root}/packages/http-koa/dist/bin.js`).href)
})
