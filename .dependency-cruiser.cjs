/** The import rules of the house. */
const { readdirSync } = require("node:fs")

/** Every folder of core but the kernel. */
const domains = readdirSync("packages/core/src", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "kernel")
  .map(({ name }) => name)
  .join("|")

module.exports = {
  forbidden: [
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } }
    },
    {
      name: "core-is-pure",
      comment: "core does no I/O: effect, luxon, rrule and otplib only",
      severity: "error",
      from: { path: "^packages/core/src" },
      to: {
        dependencyTypes: ["npm", "npm-dev", "npm-peer", "npm-optional", "core"],
        pathNot: "node_modules/(effect|luxon|rrule|otplib|@types/luxon)/"
      }
    },
    {
      name: "domains-through-their-door",
      comment: "a domain imports another one through its index.ts only",
      severity: "error",
      from: { path: `^packages/core/src/(${domains})/` },
      to: { path: `^packages/core/src/(${domains})/(?!index\\.ts$)`, pathNot: "^packages/core/src/$1/" }
    },
    {
      name: "kernel-knows-no-domain",
      severity: "error",
      from: { path: "^packages/core/src/kernel/" },
      to: { path: `^packages/core/src/(${domains})/` }
    },
    {
      name: "listeners-are-imported-by-nobody",
      comment:
        "notifications, activity and search hear events; only the tables of reactions and sweeps and the domain list name them",
      severity: "error",
      from: {
        path: `^packages/core/src/(${domains})/`,
        pathNot: "^packages/core/src/(notifications|activity|search)/"
      },
      to: { path: "^packages/core/src/(notifications|activity|search)/" }
    },
    {
      name: "nobody-imports-admin",
      severity: "error",
      from: {
        path: "^packages/core/src/",
        pathNot: "^packages/core/src/(admin/|domains\\.ts$)"
      },
      to: { path: "^packages/core/src/admin/" }
    },
    {
      name: "suites-stand-on-the-public-doors",
      comment: "a conformance suite knows no more of core than an adapter of somebody else's does",
      severity: "error",
      from: { path: "^packages/core/testing/" },
      to: { path: "^packages/core/src/", pathNot: "^packages/core/src/(index|[^/]+/index)\\.ts$" }
    },
    {
      name: "no-suite-in-the-product",
      severity: "error",
      from: { path: "^packages/[^/]+/src" },
      to: { path: "^packages/core/testing" }
    },
    {
      name: "core-knows-no-adapter",
      severity: "error",
      from: { path: "^packages/core/" },
      to: { path: "^packages/(?!core/)" }
    },
    {
      name: "adapters-know-core-only",
      severity: "error",
      from: { path: "^packages/(adapters-[a-z]+)/src" },
      to: { path: "^packages/", pathNot: "^packages/(core|$1)/" }
    },
    {
      name: "adapters-only-in-the-composition-root",
      comment: "everything else of the host works on ports",
      severity: "error",
      from: { path: "^packages/http-koa/src", pathNot: "^packages/http-koa/src/(main|host/host-services)\\.ts$" },
      to: { path: "^packages/adapters-" }
    },
    {
      name: "client-stands-alone",
      severity: "error",
      from: { path: "^packages/client-sdk/src" },
      to: { path: "^packages/(?!client-sdk/)" }
    },
    {
      name: "no-test-in-the-product",
      severity: "error",
      from: { path: "^packages/[^/]+/src" },
      to: { path: "^packages/[^/]+/test" }
    },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true } }
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|node_modules/\\.cache)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["mentorkit-source", "types", "import", "node", "default"]
    }
  }
}
