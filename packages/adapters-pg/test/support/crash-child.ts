/** `<folder or URL>`: a host for the crash suite to kill. */
import { crashHost } from "@mentorkit/core/testing"
import { crashHostOn } from "./crash-storage.js"

crashHost(crashHostOn(process.argv[2] ?? ""))
