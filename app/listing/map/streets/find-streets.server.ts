import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Streets, TILES_PATH } from './streets.ts'

/** A file name that needs no escaping in a URL. */
export const TILES_FILE = /^[\w-][\w.-]*\.pmtiles$/
/** The header of PMTiles version 3: its size, the offset of the tile type, and the type of vector tiles. */
const HEADER = { size: 127, typeAt: 99, vector: 1 }
const VERSION = 3

type Options = {
  mapStyleUrl: string | null
  publicUrl: string
  /** The data folder; tile files are in its `maps` folder. */
  dataDir: string
  warn: (message: string) => void
}

/** The configured streets; null without any. A style wins over files; of several files the last by name is used. */
export async function findStreets({ mapStyleUrl, publicUrl, dataDir, warn }: Options): Promise<Streets | null> {
  if (mapStyleUrl !== null) {
    const { href, origin, host } = new URL(mapStyleUrl)
    return { kind: 'style', url: href, host: origin === publicUrl ? null : host }
  }
  const folder = tilesFolder(dataDir)
  for (const name of await filesIn(folder)) {
    const problem = TILES_FILE.test(name) ? await problemOf(join(folder, name)) : 'su nombre lleva espacios o acentos'
    if (problem === null) return { kind: 'tiles', url: TILES_PATH + name, host: null }
    warn(`maps/${name} no sirve como mapa de calles: ${problem}`)
  }
  return null
}

export function tilesFolder(dataDir: string): string {
  return join(dataDir, 'maps')
}

/** The other origin that the map may load from; null for none. */
export function foreignOrigin(streets: Streets | null): string | null {
  return streets?.host ? new URL(streets.url).origin : null
}

/** Names of tile files, the last first; none without the folder. */
async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith('.pmtiles'))
    .toSorted()
    .toReversed()
}

/** Why a file is no vector tile file; null for a good one. */
async function problemOf(path: string): Promise<string | null> {
  try {
    await using file = await open(path)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER.size), 0, HEADER.size, 0)
    if (bytesRead < HEADER.size || buffer.toString('latin1', 0, 7) !== 'PMTiles' || buffer[7] !== VERSION)
      return 'no es un archivo PMTiles versión 3, o está incompleto'
    return buffer[HEADER.typeAt] === HEADER.vector ? null : 'no trae calles como formas (vectores), sino imágenes'
  } catch {
    return 'no se puede leer'
  }
}
