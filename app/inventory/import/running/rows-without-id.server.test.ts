import { beforeEach, describe, expect, test } from 'vitest'
import { PROPERTY_IMPORTS } from '#app/inventory/import/property-imports.server.ts'
import { openImport } from '#app/inventory/import/open-import.server.ts'
import { readTable } from '#app/inventory/import/reading/read-table.server.ts'
import { jobRowsOf, openTestWorker, refuseAll, setJobState } from '#test/factories/jobs.ts'
import { addPerson } from '#test/factories/person.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const ACTOR = { id: 'ana', name: 'Ana' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  beforeEach(() => addPerson(store().db, ACTOR.name))

  const rowsOf = (id: string) => jobRowsOf(store().db, id)

  async function open(content: string) {
    const read = readTable(Buffer.from(content))
    if ('fault' in read) throw new Error(read.fault)
    return openImport(PROPERTY_IMPORTS, store(), read, { filename: 'lista.csv', actor: ACTOR, now: NOW })
  }

  async function run(id: string) {
    await setJobState(store().db, id, 'running')
    await openTestWorker(store(), { now: () => NOW, warn: () => {}, takePhotos: refuseAll }).run()
  }

  test('a row without an ID is its own property again, also where the panel has changed what it is known by', async () => {
    const { db } = store()
    const csv = (...rows: string[]) => ['Título,Tipo,Operación,Precio,Zona,Superficie,URL', ...rows].join('\n')
    const [nave, twin, shop] = [
      'Nave,Bodega,Venta,9000000,Centro,800,',
      'Nave,Bodega,Venta,9000000,Centro,800,',
      'Local,Local,Renta,9000,Centro,80,https://viejo.example/inmueble/local',
    ]
    const first = await open(csv(nave, twin, shop))
    await run(first)
    const ids = (await rowsOf(first)).map(({ recordId }) => recordId ?? '')
    expect(new Set(ids).size).toBe(3)
    const again = async (content: string) =>
      (await rowsOf(await open(content))).map((row) => [row.outcome, row.recordId])
    // Which of two rows that say the same is which property makes no difference.
    const same = await again(csv(nave, twin, shop))
    expect(same.map(([outcome]) => outcome)).toEqual(['same', 'same', 'same'])
    expect(new Set(same.map(([, id]) => id))).toEqual(new Set(ids))

    await db
      .updateTable('properties')
      .set({ title: 'Nave con patio', area: 820 })
      .where('id', '=', ids[0] ?? '')
      .execute()
    await db
      .updateTable('properties')
      .set({ title: 'Local en esquina' })
      .where('id', '=', ids[2] ?? '')
      .execute()
    const read = await again(csv(nave, twin, shop))
    expect(new Set(read.map(([, id]) => id))).toEqual(new Set(ids))
    expect(read[2]).toEqual(['change', ids[2]])
    // A file of other columns knows the shop by its address alone, and no property is that of two rows.
    const other = 'Nombre,Tipo,Operación,Precio,Zona,m2,URL'
    expect(await again(`${other}\n${shop}\n${nave}\n${nave}`)).toEqual([
      ['change', ids[2]],
      ['same', ids[1]],
      ['create', null],
    ])
    // One that is named by its ID elsewhere in the file is not that of another row.
    const { propertyId } = await db
      .selectFrom('properties')
      .where('id', '=', ids[0] ?? '')
      .select('propertyId')
      .executeTakeFirstOrThrow()
    const named = await again(
      `ID,Título,Tipo,Operación,Precio,Zona,Superficie,URL\n${propertyId},${nave}\n,${nave}\n,${nave}`,
    )
    expect(named.map(([, id]) => id)).toEqual([ids[0], ids[1], null])
    await db
      .deleteFrom('properties')
      .where('id', '=', ids[2] ?? '')
      .execute()
    expect((await again(csv(shop)))[0]).toEqual(['create', null])
  })
})
