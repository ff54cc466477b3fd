declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    /** Streets for the map of the listing; null where none are configured. */
    streets: Streets | null
  }
}

/**
 * Streets for the map of the listing: a tile file in the data folder, which this site serves, or a style. `host`: the other
 * site that serves the style; null for this site.
 */
export type Streets = { kind: 'tiles' | 'style'; url: string; host: string | null }

/** The path of tile files on this site. */
export const TILES_PATH = '/maps/'

/** Whether an address shows the listing's map. Only its document may load streets from another site. */
export function isMapPage({ pathname, searchParams }: URL): boolean {
  return pathname === '/propiedades' && searchParams.get('vista') === 'mapa'
}
