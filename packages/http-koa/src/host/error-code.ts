/** What Node calls an error of a system call, of a connection or of its parser: "ENOENT", "HPE_HEADER_OVERFLOW". */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined
