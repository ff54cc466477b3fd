import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeTilesFile } from '#test/tiles-file.ts'
import { findStreets, foreignOrigin, tilesFolder } from './find-streets.server.ts'

const PUBLIC_URL = 'https://cerro.mx'
let dataDir = ''
let warnings: string[] = []

beforeEach(async () => {
  warnings = []
  dataDir = await mkdtemp(join(tmpdir(), 'cerro-norte-streets-'))
})

afterEach(() => rm(dataDir, { recursive: true, force: true }))

function find(mapStyleUrl: string | null = null) {
  return findStreets({ mapStyleUrl, publicUrl: PUBLIC_URL, dataDir, warn: (message) => warnings.push(message) })
}

async function put(name: string, bytes: Uint8Array) {
  await mkdir(tilesFolder(dataDir), { recursive: true })
  await writeFile(join(tilesFolder(dataDir), name), bytes)
}

test('by default there are no streets and no other site', async () => {
  expect(await find()).toBeNull()
  expect(foreignOrigin(null)).toBeNull()
  await put('leeme.txt', Buffer.from('x'))
  expect([await find(), warnings]).toEqual([null, []])
})

test('the last of several files by name is used, and it needs no other site', async () => {
  for (const month of ['2026-11', '2026-09']) await put(`nuevo-leon-${month}.pmtiles`, makeTilesFile())
  const found = await find()
  expect(found).toEqual({ kind: 'tiles', url: '/maps/nuevo-leon-2026-11.pmtiles', host: null })
  expect(foreignOrigin(found)).toBeNull()
})

test('an invalid file of streets is skipped with a warning, and the one before it is used', async () => {
  await put('a.pmtiles', makeTilesFile())
  await put('b.pmtiles', makeTilesFile(2))
  await put('c.pmtiles', makeTilesFile().subarray(0, 60))
  await put('d.pmtiles', Buffer.alloc(500, 'x'))
  await put('nuevo león.pmtiles', makeTilesFile())
  await mkdir(join(tilesFolder(dataDir), 'e.pmtiles'))
  expect(await find()).toMatchObject({ url: '/maps/a.pmtiles' })
  expect(warnings).toEqual([
    'maps/nuevo león.pmtiles no sirve como mapa de calles: su nombre lleva espacios o acentos',
    'maps/e.pmtiles no sirve como mapa de calles: no se puede leer',
    'maps/d.pmtiles no sirve como mapa de calles: no es un archivo PMTiles versión 3, o está incompleto',
    'maps/c.pmtiles no sirve como mapa de calles: no es un archivo PMTiles versión 3, o está incompleto',
    'maps/b.pmtiles no sirve como mapa de calles: no trae calles como formas (vectores), sino imágenes',
  ])
})

test('a configured style has priority over files, and the site that it comes from is named', async () => {
  await put('a.pmtiles', makeTilesFile())
  const foreign = await find('https://mapas.example:8443/v1/style.json?key=abc')
  expect(foreign).toEqual({
    kind: 'style',
    url: 'https://mapas.example:8443/v1/style.json?key=abc',
    host: 'mapas.example:8443',
  })
  expect(foreignOrigin(foreign)).toBe('https://mapas.example:8443')
  expect(await find(`${PUBLIC_URL}/mapas/style.json`)).toMatchObject({ host: null })
})
