/** The import rules of the house. */
const { readdirSync, readFileSync } = require("node:fs")

/** Every folder of core but the kernel. */
const domains = readdirSync("packages/core/src", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "kernel")
  .map(({ name }) => name)
  .join("|")

/** Each file of the other packages that is exported as `internal/…`, as their manifests have it. */
const internalDoors = readdirSync("packages")
  .filter((name) => name !== "core")
  .flatMap((name) => {
    const { exports: doors = {} } = JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8"))
    return Object.entries(doors)
      .filter(([door]) => door.startsWith("./internal/"))
      .map(([, file]) => `${name}/${file.replace(/^\.\/|\.ts$/g, "")}`)
  })
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
      comment: "core does no I/O: effect, luxon, rrule and otplib only, and what hands a transaction on",
      severity: "error",
      from: { path: "^packages/core/src" },
      to: {
        dependencyTypes: ["npm", "npm-dev", "npm-peer", "npm-optional", "core"],
        pathNot: "node_modules/(effect|luxon|rrule|otplib|@types/luxon)/|^(node:)?async_hooks$"
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
      to: { path: "^packages/core/src/", pathNot: "^packages/core/src/(index|[^/]+/(public|for-adapters))\\.ts$" }
    },
    {
      name: "no-suite-in-the-product",
      severity: "error",
      from: { path: "^packages/(?!test-kit/)[^/]+/src" },
      to: { path: "^packages/core/testing" }
    },
    {
      name: "core-knows-no-adapter",
      severity: "error",
      from: { path: "^packages/core/" },
      to: { path: "^packages/(?!core/|test-kit/)" }
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
      from: {
        path: "^packages/http-koa/src",
        pathNot: "^packages/http-koa/src/(host/(start-host|host-services)|bin/reseal)\\.ts$"
      },
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
      to: { path: "^packages/[^/]+/test/" }
    },
    {
      name: "no-test-kit-in-the-product",
      severity: "error",
      from: { path: "^(packages|examples)/[^/]+/(src|testing)/", pathNot: "^packages/test-kit/" },
      to: { path: "^packages/test-kit/" }
    },
    {
      name: "tests-use-no-tests-of-others",
      comment: "what two of them need lies in test-kit",
      severity: "error",
      from: { path: "^((?:packages|examples)/[^/]+|bench|scripts)/" },
      to: { path: "^(packages|examples)/[^/]+/test/", pathNot: "^$1/" }
    },
    {
      name: "packages-through-their-doors",
      comment: "by name and not by path, from wherever: what a package exports is in its package.json",
      severity: "error",
      from: { path: "^((?:packages|examples)/[^/]+|bench)/" },
      to: { path: "^packages/[^/]+/(src|testing)/", pathNot: "^$1/", dependencyTypes: ["local"] }
    },
    {
      name: "internal-doors-for-test-kit-only",
      comment: "the entries of `exports` that begin with `internal/`; no published package has them",
      severity: "error",
      from: { path: "^((?:packages|examples)/[^/]+|bench|scripts)/", pathNot: "^packages/test-kit/" },
      to: { path: `^packages/(${internalDoors})\\.ts$`, pathNot: "^$1/" }
    },
    {
      name: "nobody-from-outside-goes-inside",
      comment:
        "public.ts and for-adapters.ts are what others use of core; index.ts is for the rest of core, and for tests",
      severity: "error",
      from: { path: "^(packages/(?!core/|test-kit/)[^/]+/src|examples|bench)/" },
      to: { path: "^packages/core/src/[^/]+/", pathNot: "/(public|for-adapters)\\.ts$" }
    },
    {
      name: "doors-open-outwards",
      comment: "within core a domain is imported through its index.ts",
      severity: "error",
      from: { path: "^packages/core/src/" },
      to: { path: "^packages/core/src/[^/]+/(public|for-adapters)\\.ts$" }
    },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true } }
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|node_modules/\\.cache)/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      // Nothing changes meanwhile: after the usual four seconds a busy machine reads everything again.
      cachedInputFileSystem: { cacheDuration: 1_800_000 },
      exportsFields: ["exports"],
      conditionNames: ["mentorkit-source", "types", "import", "node", "default"]
    }
  }
}
