import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Streets, TILES_PATH } from './streets.ts'

/** A name that needs no escaping in an address. */
export const TILES_FILE = /^[\w-][\w.-]*\.pmtiles$/
/** Of the head of a file (PMTiles, version 3): its size, where the kind of its tiles stands, and the kind that has shapes. */
const HEAD = { size: 127, kindAt: 99, shapes: 1 }
const VERSION = 3

type Where = {
  mapStyleUrl: string | null
  publicUrl: string
  /** The data folder; files of tiles stand in its `maps`. */
  dataDir: string
  tell: (message: string) => void
}

/** What is set up; null without any. A style that is named comes before a file, and of several files the last by name. */
export async function findStreets({ mapStyleUrl, publicUrl, dataDir, tell }: Where): Promise<Streets | null> {
  if (mapStyleUrl !== null) {
    const { href, origin, host } = new URL(mapStyleUrl)
    return { kind: 'style', url: href, host: origin === publicUrl ? null : host }
  }
  const folder = tilesFolder(dataDir)
  for (const name of await filesIn(folder)) {
    const fault = TILES_FILE.test(name) ? await faultOf(join(folder, name)) : 'su nombre lleva espacios o acentos'
    if (fault === null) return { kind: 'tiles', url: TILES_PATH + name, host: null }
    tell(`maps/${name} no sirve como mapa de calles: ${fault}`)
  }
  return null
}

export function tilesFolder(dataDir: string): string {
  return join(dataDir, 'maps')
}

/** The only other origin that the map may ask; null for none. */
export function foreignOrigin(streets: Streets | null): string | null {
  return streets?.host ? new URL(streets.url).origin : null
}

/** Most installations have no such folder. */
async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith('.pmtiles'))
    .toSorted()
    .toReversed()
}

/** Why a file is not one of tiles with shapes; null where it is. */
async function faultOf(path: string): Promise<string | null> {
  try {
    await using file = await open(path)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD.size), 0, HEAD.size, 0)
    if (bytesRead < HEAD.size || buffer.toString('latin1', 0, 7) !== 'PMTiles' || buffer[7] !== VERSION)
      return 'no es un archivo PMTiles versión 3, o está incompleto'
    return buffer[HEAD.kindAt] === HEAD.shapes ? null : 'no trae calles como formas (vectores), sino imágenes'
  } catch {
    return 'no se puede leer'
  }
}
