/** Runs a command in this process and keeps what it writes. */
import { type Console, Effect } from "effect"

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

export const ran = (command: Effect.Effect<number>): Effect.Effect<Ran> =>
  Effect.gen(function* () {
    const [out, err]: [Array<string>, Array<string>] = [[], []]
    const keep =
      (lines: Array<string>) =>
      (...text: ReadonlyArray<unknown>) =>
        Effect.sync(() => void lines.push(text.join(" ")))
    const plain = yield* Effect.console
    const kept: Console.Console = {
      ...plain,
      log: keep(out),
      error: keep(err),
      unsafe: {
        ...plain.unsafe,
        log: (...text) => void out.push(text.join(" ")),
        error: (...text) => void err.push(text.join(" "))
      }
    }
    const code = yield* Effect.withConsole(command, kept)
    return { code, out: out.join("\n"), err: err.join("\n") }
  })
