declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    /** What the map of the listing can show beside our drawing; null where the agency has set up nothing. */
    streets: Streets | null
  }
}

/**
 * Streets that the agency has set up for the map of the listing: a file of tiles in its data folder, which this site
 * serves, or a style. `host`: the other site that they come from; null where nothing foreign is asked.
 */
export type Streets = { kind: 'tiles' | 'style'; url: string; host: string | null }

/** Under which path this site serves files of tiles. */
export const TILES_PATH = '/maps/'
