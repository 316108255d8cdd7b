/**
 * The least that signing in and being signed in can cost in this house: bare Koa with one statement that finds a token's
 * owner, and bare Koa with one argon2id.
 */
import { createHash } from "node:crypto"
import { createServer } from "node:http"
import * as argon2 from "@node-rs/argon2"
import Koa from "koa"
import pg from "pg"
import { options } from "./own-postgres.js"

const [url, hash = ""] = process.argv.slice(2)

const statement = `
  select users.* from access_tokens token join users on users.id = token.user_id
  where token.id = $1 and token.secret_hash = $2 and token.expires_at > now()`

const pool = new pg.Pool({ connectionString: url, max: 10, options })

const me = async (authorization: string) => {
  const [id, secret = ""] = authorization.slice("Bearer ".length).split("|")
  const values = [id, createHash("sha256").update(secret).digest("hex")]
  const { rows } = await pool.query({ text: statement, values })
  return { status: "success", message: "Current user retrieved.", data: { user: rows[0] } }
}

/** Two at once, as many as there are cores; the rest waits. */
let turn = [Promise.resolve(), Promise.resolve()]
const login = async () => {
  const [first = Promise.resolve(), second = Promise.resolve()] = turn
  const work = first.then(async () => void (await argon2.verify(hash, "a long password")))
  turn = [second, work]
  await work
  return { status: "success", message: "Login successful.", data: {} }
}

const app = new Koa().use(async (ctx) => {
  ctx.body = ctx.path === "/api/v1/me" ? await me(ctx.get("authorization")) : await login()
})

const server = createServer(app.callback()).listen(0, "127.0.0.1", () => {
  console.log(`listens on http://127.0.0.1:${Object(server.address()).port}`)
})
