/** The least that a server on Koa is: what a start and its memory are held against. */
import { createServer } from "node:http"
import Koa from "koa"

const app = new Koa().use((ctx) => {
  ctx.body = { status: "up" }
})
const server = createServer(app.callback()).listen(Number(process.env.PORT ?? 0), "127.0.0.1", () => {
  console.log(`listens on http://127.0.0.1:${Object(server.address()).port}`)
})
