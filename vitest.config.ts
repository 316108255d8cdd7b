import { defineConfig } from "vitest/config"

// Tests run on the sources: this condition picks `src` in every package of the workspace.
const conditions = ["mentorkit-source", "node"]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    testTimeout: 30_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    minWorkers: 1,
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["packages/{core,adapters-node,client-sdk}/test/**/*.test.ts"] }
      },
      {
        extends: true,
        test: {
          name: "engines",
          include: ["packages/{adapters-pg,http-koa}/test/**/*.test.ts", "examples/*/test/**/*.test.ts"],
          globalSetup: "packages/adapters-pg/test/support/global-setup.ts"
        }
      }
    ],
    reporters: process.env["CI"] ? ["default"] : ["dot"]
  }
})
