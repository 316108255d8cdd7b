/** The conformance suites of the ports: what an adapter of your own has to pass. */
export { type Case, type Conformance, checkConformance, conformance, type Runner } from "./conformance.js"
