import {
  addressRepositoryConformance,
  careerRepositoriesConformance,
  checkConformance,
  expertiseCatalogueConformance,
  menteeRepositoryConformance,
  mentorRepositoryConformance,
  onboardingRepositoryConformance
} from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("profiles", (runner, layer) => {
  checkConformance(runner, mentorRepositoryConformance, layer)
  checkConformance(runner, menteeRepositoryConformance, layer)
  checkConformance(runner, expertiseCatalogueConformance, layer)
  checkConformance(runner, addressRepositoryConformance, layer)
  checkConformance(runner, careerRepositoriesConformance, layer)
  checkConformance(runner, onboardingRepositoryConformance, layer)
})
