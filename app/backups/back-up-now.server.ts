declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    backUpNow: BackUpNow
  }
}

/** A backup at once, beside those of the nights, in `findFolder`. `run` returns the path of its archive, or why there is none. */
export type BackUpNow = {
  findFolder: () => Promise<string>
  run: () => Promise<{ path: string } | { fault: string }>
}
