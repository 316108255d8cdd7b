/** `npm run example -- embed-express`: serves on port 4000 and keeps its data in a folder beside. */
import { randomBytes } from "node:crypto"
import { newServer } from "./server.js"

const port = Number(process.env["PORT"] ?? 4000)
// The first start makes the database, which takes some seconds.
console.log("Starting …")
const { app, kit, realtimeOn } = await newServer({
  appUrl: `http://localhost:${port}`,
  secret: process.env["APP_SECRET"] ?? randomBytes(32).toString("hex"),
  filesDir: ".embed-express/files",
  dataDir: ".embed-express/database"
})
const server = app.listen(port, "127.0.0.1", () => {
  console.log(`Express serves http://localhost:${port} with Mentorkit inside.`)
  console.log('Sign in with {"name": "ada", "password": "analytical"} at POST /sign-in, then GET /me.')
})
await realtimeOn(server)
process.once("SIGINT", () => server.close(() => void kit.close()))
