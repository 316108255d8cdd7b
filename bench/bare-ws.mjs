/** The least that a websocket server is: what realtime connections and frames are held against. */
import { createServer } from "node:http"
import { WebSocketServer } from "ws"

const server = createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
// `{ text, times }` is sent to everybody so many times.
process.on("message", (order) => {
  if (typeof order !== "object") return
  for (let n = 0; n < order.times; n++) for (const socket of sockets.clients) socket.send(order.text)
})
server.listen(0, "127.0.0.1", () => console.log(`listens on http://127.0.0.1:${Object(server.address()).port}`))
