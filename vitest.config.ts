import { defineConfig } from "vitest/config"
import { BaseSequencer, type TestSpecification } from "vitest/node"

// Tests run on the sources: this condition picks `src` in every package of the workspace.
const conditions = ["mentorkit-source", "node"]

/** What takes longest begins first, known from earlier runs or not: no worker is left alone with it in the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => /\/(?:attack|browser|chaos)\//.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

const project = (name: string, include: ReadonlyArray<string>, own: object = {}) => ({
  extends: true as const,
  test: { name, include: [...include], ...own }
})
const unit = ["packages/{core,adapters-node,adapters-stripe,client-sdk}/test/**/*.test.ts"]
const engines = ["packages/{adapters-pg,http-koa}/test/**/*.test.ts", "examples/*/test/**/*.test.ts"]
const withServers = { globalSetup: "packages/test-kit/src/run/global-setup.ts" }

/** Each has its workers and loads the sources for itself, so all tests together are one; a part starts no servers for nothing. */
const projects =
  process.env["MENTORKIT_TEST_WHOLE"] === undefined
    ? [project("unit", unit), project("engines", engines, withServers)]
    : [project("all", [...unit, ...engines], withServers)]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // Far above what any test takes: a busy machine may be many times slower, and a limit is no verdict.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // One more than the cores: each waits for databases, processes and clocks now and then. As many at the least, or the
    // pool (tinypool 1.1) ends an idle worker twice and the run falls.
    maxWorkers: 3,
    minWorkers: 3,
    // A worker keeps what it has loaded: loading libraries and sources anew for every file was half of all the work.
    // So no file may leave anything behind in its process: environment, listeners, stubs of globals, hosts.
    poolOptions: { forks: { isolate: false } },
    setupFiles: ["packages/test-kit/src/run/cpu-per-file.ts", "packages/test-kit/src/run/fresh-it.ts"],
    sequence: { sequencer: LongestFirst },
    projects,
    reporters: process.env["CI"] ? ["default"] : ["dot"]
  }
})
