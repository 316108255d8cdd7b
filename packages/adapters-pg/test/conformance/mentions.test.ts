import { checkConformance, mentionableReaderConformance } from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("mentions", (runner, layer) => checkConformance(runner, mentionableReaderConformance, layer))
