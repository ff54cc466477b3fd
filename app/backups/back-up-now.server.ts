declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    backUpNow: BackUpNow
  }
}

/** Backups on request. `findFolder`: where they go. `run` makes one and returns the path of its archive, or why it failed. */
export type BackUpNow = {
  findFolder: () => Promise<string>
  run: () => Promise<{ path: string } | { fault: string }>
}
