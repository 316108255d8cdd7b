import { checkConformance, favouriteRepositoryConformance } from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("favourites", (runner, layer) => checkConformance(runner, favouriteRepositoryConformance, layer))
