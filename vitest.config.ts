import { defineConfig } from "vitest/config"

// Tests run on the sources: this condition picks `src` in every package of the workspace.
const conditions = ["mentorkit-source", "module", "node", "import", "default"]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["packages/*/test/**/*.test.ts", "examples/*/test/**/*.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    minWorkers: 1,
    reporters: process.env["CI"] ? ["default"] : ["dot"]
  }
})
