import { beforeEach, describe, expect, test } from 'vitest'
import { settleInNuevoLeon } from '#test/factories/places.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { PROPERTY_IMPORTS } from './property-imports.server.ts'
import { findImport } from './find-import.server.ts'
import { openImport } from './open-import.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')

describe('how samples are read', { timeout: PATIENCE }, () => {
  const store = shareStore('sqlite')
  beforeEach(() => settleInNuevoLeon(store().db))

  test('a cell under a heading of two shows each fact that it fills; a single surface is the whole', async () => {
    const headers = ['ID', 'Título', 'Tipo', 'Operación', 'Precio', 'Zona', 'Terreno / Construcción', 'Municipio']
    const rowOf = (surface: string, at: number) => ({
      line: at + 2,
      cells: [`A-${at}`, 'Nave', 'Nave', 'Renta', '30,000', 'Huinalá', surface, 'Apodaca'],
    })
    const table = { headers, rows: ['5,000 / 3,200', '500', 'muy grande', 'pendiente'].map(rowOf) }
    const by = { filename: 'lista.csv', actor: { id: null, name: 'Ana' }, now: NOW }
    const found = await findImport(
      PROPERTY_IMPORTS,
      store(),
      await openImport(PROPERTY_IMPORTS, store(), { table }, by),
      {
        viewer: { id: 'ana', role: 'admin' },
        filter: null,
        page: 1,
        now: NOW,
      },
    )
    expect(found?.readings[6]?.samples.map(({ read }) => read)).toEqual([
      'Terreno (m²): 5,000 m² · Construcción (m²): 3,200 m²',
      'Superficie Total (m²): 500 m²',
      'no se lee',
    ])
  })
})
