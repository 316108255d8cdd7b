/** What a run of the tests has outside of its own process: a folder and servers, gone when the run is, however it ends. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readFile, realpath } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"

export interface RunFolder {
  readonly path: string
  /** Starts a process that does not outlive the run; resolves with what it wrote if it ends by itself, without error. */
  readonly run: (
    name: string,
    command: string,
    args: ReadonlyArray<string>,
    owner: { readonly uid?: number; readonly gid?: number }
  ) => Promise<string>
  /** Ends the processes and removes the folder. */
  readonly end: () => Promise<void>
}

export const newRunFolder = async (): Promise<RunFolder> => {
  const path = await realpath(await mkdtemp(join(tmpdir(), "mentorkit-test-")))
  const keeper = spawn(process.execPath, [fileURLToPath(new URL("keeper.mjs", import.meta.url)), path], {
    // Out of reach of the terminal, which sends Ctrl-C to everybody at once.
    detached: true,
    stdio: ["pipe", "pipe", "inherit"]
  })
  // Whether the run is over is not for the keeper to decide.
  keeper.unref()

  const waiting = new Map<string, (code: number) => void>()
  createInterface({ input: keeper.stdout }).on("line", (line) => {
    const { code, name }: { readonly code: number; readonly name: string } = JSON.parse(line)
    waiting.get(name)?.(code)
  })

  return {
    path,
    run: async (name, command, args, options) => {
      const ended = new Promise<number>((resolve) => waiting.set(name, resolve))
      keeper.stdin.write(`${JSON.stringify({ name, command, args, options })}\n`)
      const code = await ended
      const output = await readFile(join(path, `${name}.log`), "utf8")
      if (code !== 0) throw new Error(`${name} ended with ${code}:\n${output}`)
      return output
    },
    end: async () => {
      if (keeper.exitCode !== null) return
      const exited = once(keeper, "exit")
      keeper.stdin.end()
      await exited
    }
  }
}
