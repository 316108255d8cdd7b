/**
 * The least that takes files over HTTP, with nobody asked who sends them and no database: chunks are hashed and lie on the
 * disk for good when they are answered, each a file of its own, and are read once more into the whole file. A file in one
 * request goes to the disk as it comes.
 */
import { createHash, randomUUID } from "node:crypto"
import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises"
import { createServer, type IncomingMessage } from "node:http"
import { dirname, join } from "node:path"
import { pipeline } from "node:stream/promises"

const [root = "."] = process.argv.slice(2)
const pieceBytes = 1_048_576

const syncFolder = async (path: string) => {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}

/** A file is there whole or not at all. */
const store = async (path: string, write: (file: FileHandle) => Promise<unknown>) => {
  const begun = `${path}.${randomUUID()}`
  const file = await open(begun, "wx")
  await write(file)
  await file.sync()
  await file.close()
  await rename(begun, path)
  await syncFolder(dirname(path))
}

const bytesOf = async (request: IncomingMessage) => {
  const pieces: Array<Buffer> = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces)
}

const takeChunk = async (request: IncomingMessage, path: string) => {
  const bytes = await bytesOf(request)
  const digest = createHash("sha256").update(bytes).digest("hex")
  await mkdir(dirname(path), { recursive: true })
  await store(path, (file) => file.write(bytes))
  return digest
}

const putTogether = async (folder: string, count: number) => {
  const hash = createHash("sha256")
  const piece = Buffer.allocUnsafe(pieceBytes)
  await store(join(folder, "whole"), async (whole) => {
    for (let index = 0; index < count; index++) {
      const chunk = await open(join(folder, String(index)))
      const { bytesRead } = await chunk.read(piece, 0, pieceBytes, 0)
      await chunk.close()
      hash.update(piece.subarray(0, bytesRead))
      await whole.write(piece, 0, bytesRead)
    }
  })
  return hash.digest("hex")
}

const takeWhole = async (request: IncomingMessage) => {
  const path = join(root, randomUUID())
  const file = await open(path, "wx")
  await pipeline(request, file.createWriteStream({ flush: true }))
  await rm(path)
  return ""
}

/** "PUT /film/3" is a chunk, "POST /film/25" puts so many together, "DELETE /film" forgets them, and "POST /" is a whole file. */
const answerTo = async (request: IncomingMessage): Promise<string> => {
  const [, film = "", number = ""] = (request.url ?? "").split("/")
  if (request.method === "PUT") return takeChunk(request, join(root, film, number))
  if (film === "") return takeWhole(request)
  if (request.method === "POST") return putTogether(join(root, film), Number(number))
  await rm(join(root, film), { recursive: true })
  return ""
}

const server = createServer(async (request, response) => response.end(await answerTo(request)))
server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  console.log(`listens on http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`)
})
