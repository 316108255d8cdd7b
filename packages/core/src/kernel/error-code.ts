/** What Node, a driver or a library calls an error: "ENOENT", "HPE_HEADER_OVERFLOW", "40P01". */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined
