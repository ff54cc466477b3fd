import { expect, test } from 'vitest'
import { type SiteState, isShort, stateBoxes } from './state.ts'

const GB = 1024 ** 3
const MADE = {
  startedAt: '2026-11-20T09:00:00.000Z',
  finishedAt: '2026-11-20T09:04:00.000Z',
  archive: 'a.tar',
  bytes: 30 * 1024 ** 2,
}
const WELL: SiteState = {
  version: '1.0.0',
  startedAt: '2026-11-20T18:41:00.000Z',
  files: true,
  store: { isServer: false, bytes: 5 * 1024 ** 2, properties: 1_204, photos: 3_010, versions: 57, unreadable: [] },
  disk: { freeBytes: 20 * GB, totalBytes: 50 * GB },
  outbox: { waiting: 0, retrying: 0, abandoned: 0 },
  backup: { isSetUp: true, last: { made: MADE, fault: null, since: MADE.startedAt } },
  at: '2026-11-20T19:00:00.000Z',
  memoryBytes: 210 * 1024 ** 2,
  pageCache: { pages: 12, bytes: 1024 ** 2, mostBytes: 64 * 1024 ** 2 },
  cacheAnswers: { hit: 89, miss: 10, stale: 1 },
}

function rowsOf(state: Partial<SiteState>) {
  const rows = stateBoxes({ ...WELL, ...state }, 'America/Monterrey').flatMap((box) => box.rows)
  return Object.fromEntries(
    rows.map(({ name, value, note }) => [name, [value, note].filter(Boolean).join(' · ').replaceAll('\u00A0', ' ')]),
  )
}

function badOf(state: Partial<SiteState>) {
  const rows = stateBoxes({ ...WELL, ...state }, 'America/Monterrey').flatMap((box) => box.rows)
  return rows.filter(({ isBad }) => isBad).map(({ name }) => name)
}

test('the state is described in words', () => {
  expect(rowsOf({})).toEqual({
    Versión: '1.0.0',
    'En marcha desde': '20 nov 2026, 12:41',
    'Memoria en uso': '210 MB',
    'Páginas guardadas': '12 (1 MB de 64 MB) · 90 % de las visitas las recibió ya hechas',
    'Base de datos': '5 MB · En este equipo',
    Propiedades: '1,204',
    'Versiones de propiedades y conjuntos':
      '57 · Se conservan 2 años desde que otra las reemplaza, hasta 200 de cada uno.',
    Fotos: '3,010',
    'Espacio libre en disco': '20 GB de 50 GB',
    'Último respaldo': '20 nov 2026, 3:04 · 30 MB',
    'Por enviar': '0',
    'Por intentar de nuevo': '0',
    'Sin entregar': '0',
  })
  expect(badOf({})).toEqual([])
})

test('an unreadable property is named, and a catalogue over the limit has a warning', () => {
  const unreadable = [{ id: 'x', code: 'PROP-007', reason: 'type: «castillo»' }]
  const store = { isServer: false, bytes: 1, properties: 20_001, photos: 1, versions: 0, unreadable } as const
  expect(rowsOf({ store })).toMatchObject({
    Propiedades: '20,001 · Un proceso está hecho para 20,000.',
    'No se puede leer': 'PROP-007 · No aparece en ninguna lista (type: «castillo»).',
  })
  expect(badOf({ store })).toEqual(['Propiedades', 'No se puede leer'])
})

test('a part that does not answer is reported, and a part that is not used has no row', () => {
  expect(rowsOf({ store: null, outbox: null, files: false })).toMatchObject({
    'Base de datos': 'No contesta · El sitio muestra las páginas que guardó.',
    Fotos: 'No se puede llegar a ellas',
    'Por enviar': 'No se sabe',
  })
  expect(badOf({ store: null, files: false })).toEqual(['Base de datos', 'Fotos'])
  expect(Object.keys(rowsOf({ disk: null, pageCache: null }))).not.toEqual(
    expect.arrayContaining(['Espacio libre en disco', 'Páginas guardadas']),
  )
})

test('before the first visit there is no hit rate', () => {
  expect(rowsOf({ cacheAnswers: { hit: 0, miss: 0, stale: 0 } })['Páginas guardadas']).toBe('12 (1 MB de 64 MB)')
})

test.each([
  [
    'is not set up',
    false,
    { made: null, fault: null, since: null },
    'Ninguno · No hay respaldos cada noche: falta su carpeta, en Respaldos.',
    false,
  ],
  ['is on its way for the first time', true, { made: null, fault: null, since: null }, 'Todavía ninguno', false],
  [
    'failed',
    true,
    { made: MADE, fault: { at: MADE.startedAt, sentence: 'el disco está lleno.' }, since: MADE.startedAt },
    '20 nov 2026, 3:04 · El más reciente falló: el disco está lleno.',
    true,
  ],
  [
    'is old',
    true,
    { made: { ...MADE, finishedAt: '2026-11-17T09:04:00.000Z' }, fault: null, since: MADE.startedAt },
    '17 nov 2026, 3:04 · Es viejo: el respaldo de cada noche no se está haciendo.',
    true,
  ],
])('a backup that %s has its own text', (_case, isSetUp, last, words, isBad) => {
  expect(rowsOf({ backup: { isSetUp, last } })['Último respaldo']).toBe(words)
  expect(badOf({ backup: { isSetUp, last } }).length > 0).toBe(isBad)
})

test('failed deliveries and an almost full disk are marked', () => {
  expect(badOf({ outbox: { waiting: 9, retrying: 1, abandoned: 2 } })).toEqual([
    'Por intentar de nuevo',
    'Sin entregar',
  ])
  expect(badOf({ disk: { freeBytes: GB, totalBytes: 5 * GB } })).toEqual(['Espacio libre en disco'])
})

test.each([
  [2 * GB, 20 * GB, false],
  [2 * GB - 1, 3 * GB, true],
  [9 * GB, 100 * GB, true],
])('%i bytes of %i', (freeBytes, totalBytes, short) => {
  expect(isShort({ freeBytes, totalBytes })).toBe(short)
})
