import { beforeEach, describe, expect, test } from 'vitest'
import { PROPERTY_IMPORTS } from '#app/inventory/import/property-imports.server.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { changeStatus, paused } from '#app/editing/changes/change-status.server.ts'
import { openImport } from '#app/inventory/import/open-import.server.ts'
import { readTable } from '#app/inventory/import/reading/read-table.server.ts'
import type { JobState } from '#app/jobs/job-states.ts'
import { buildFirestoreExport } from '#test/factories/firestore-export.ts'
import { buildInventory } from '#test/factories/import-file.ts'
import { addPerson } from '#test/factories/person.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { IS_SHORT } from '#test/tier.ts'
import { jobOf, jobRowsOf, openTestWorker, refuseAll, setJobState } from '#test/factories/jobs.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const ACTOR = { id: 'ana', name: 'Ana' }
/** More than are written in one step. */
const ROWS = IS_SHORT ? 120 : 1_000

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  const warnings: string[] = []
  let now = NOW

  beforeEach(async () => {
    now = NOW
    warnings.length = 0
    await addPerson(store().db, ACTOR.name)
  })

  function worker(onPhotos: () => void = () => {}) {
    return openTestWorker(store(), {
      now: () => now,
      warn: (message) => warnings.push(message),
      takePhotos: async (addresses) => {
        onPhotos()
        return refuseAll(addresses)
      },
    })
  }

  async function open(content: string) {
    const read = readTable(Buffer.from(content))
    if ('fault' in read) throw new Error(read.fault)
    return openImport(PROPERTY_IMPORTS, store(), read, { filename: 'lista.csv', actor: ACTOR, now: NOW })
  }

  const setState = (id: string, state: JobState) => setJobState(store().db, id, state)
  const rowsOf = (id: string) => jobRowsOf(store().db, id)
  const stateOf = async (id: string) => (await jobOf(store().db, id)).state

  /** Every stored fact, without the moments of changes. */
  async function facts() {
    const rows = await store().db.selectFrom('properties').orderBy('propertyId').selectAll().execute()
    const amenities = await store()
      .db.selectFrom('propertyAmenities')
      .orderBy('propertyId')
      .orderBy('code')
      .selectAll()
      .execute()
    return JSON.stringify([rows.map(({ version: _v, updatedAt: _at, updatedBy: _by, ...row }) => row), amenities])
  }

  test('many rows are written, each with its log entry, and undone to what was there before', async () => {
    await insertProperty(store().db, buildProperty({ propertyId: 'INV-1' }), { createdBy: null, now: NOW })
    const before = await facts()
    const id = await open(buildInventory(ROWS))
    await setState(id, 'running')
    await worker().run()
    expect(await stateOf(id)).toBe('done')
    expect(new Set((await rowsOf(id)).map(({ outcome, state }) => `${outcome} ${state}`))).toEqual(
      new Set(['change saved', 'create saved']),
    )
    expect(await facts()).not.toBe(before)
    const entries = await store().db.selectFrom('activityLogs').select(['action', 'details', 'userName']).execute()
    expect(entries.filter(({ action }) => action === 'create_property')).toHaveLength(ROWS - 1)
    expect(entries).toContainEqual({ action: 'create_property', details: 'Importada de «lista.csv»', userName: 'Ana' })

    await setState(id, 'undoing')
    await worker().run()
    expect(await stateOf(id)).toBe('undone')
    expect(await facts()).toBe(before)
    expect(warnings).toEqual([])
  })

  test('texts for the team go to the notes of the property with its row, once, and leave with the undo', async () => {
    const { id: stored } = await insertProperty(store().db, buildProperty({ propertyId: 'A-1' }), {
      createdBy: null,
      now: NOW,
    })
    const csv =
      'ID,Título,Tipo,Operación,Precio,Zona,Superficie,Propietario,Celular,Observaciones\n' +
      'A-1,,,,,,,,,Urge vender\n' +
      'A-2,Nueva,Bodega,Venta,9000000,Centro,800,Luis Garza,81 1234 5678,"Acepta 5 %\nde comisión"\n' +
      `A-3,Otra,Bodega,Venta,9000000,Centro,800,,81 8765 4321,${'x '.repeat(1500)}\n`
    const notes = async () => {
      const rows = await store().db.selectFrom('propertyNotes').orderBy('note').selectAll().execute()
      return rows.map(({ note, createdByName }) => [note.slice(0, 40), createdByName])
    }
    const id = await open(csv)
    expect(await notes(), 'the dry run writes nothing').toEqual([])
    await setState(id, 'running')
    await worker().run()
    const rows = await rowsOf(id)
    expect(rows.map(({ outcome, state }) => `${outcome} ${state}`)).toEqual([
      'change saved',
      'create saved',
      'create saved',
    ])
    const added = await findRecord(store().db, rows[1]?.recordId ?? '')
    const { contactName, contactPhone, description } = added?.input ?? {}
    expect([contactName, contactPhone, description, added?.ownerName]).toEqual([null, null, null, 'Luis Garza'])
    const after = await notes()
    expect(after).toEqual([
      ['Observaciones: Acepta 5 %\nde comisión', 'Ana'],
      ['Observaciones: Urge vender', 'Ana'],
      [expect.stringMatching(/^Observaciones: x x/), 'Ana'],
      [expect.stringMatching(/^x x/), 'Ana'],
    ])
    expect((await findRecord(store().db, stored))?.version, 'a note is no edit').toBe(1)

    const again = await open(csv)
    expect((await rowsOf(again)).map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same'])
    await setState(id, 'undoing')
    await worker().run()
    expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['undone', 'undone', 'undone'])
    expect(await notes()).toEqual([])
    expect(warnings).toEqual([])
  })

  test('what somebody changed since the dry run, or since the import, is kept and named', async () => {
    const { id: stored } = await insertProperty(store().db, buildProperty({ propertyId: 'A-1' }), {
      createdBy: null,
      now: NOW,
    })
    const id = await open(
      'ID,Título,Tipo,Operación,Precio,Zona,Superficie\nA-1,Otro,,,,,\nA-2,Nueva,Bodega,Venta,1000000,Centro,80\nA-3,Otra,Bodega,Venta,1000000,Centro,80\n',
    )
    await changeStatus({ db: store().db, actor: ACTOR, now: NOW }, stored, paused)
    await insertProperty(store().db, buildProperty({ propertyId: 'a 2' }), { createdBy: null, now: NOW })
    await setState(id, 'running')
    await worker().run()
    const rows = await rowsOf(id)
    expect(rows.map(({ state }) => state)).toEqual(['left', 'left', 'saved'])
    expect(rows.map(({ messages }) => messages[0])).toEqual([
      'Alguien la cambió después de la revisión: no se toca.',
      'Alguien añadió una propiedad con el ID «A-2» después de la revisión: no se importa otra.',
      undefined,
    ])
    await changeStatus({ db: store().db, actor: ACTOR, now: NOW }, rows[2]?.recordId ?? '', (status) =>
      status === 'pausada' ? 'disponible' : 'pausada',
    )
    await setState(id, 'undoing')
    await worker().run()
    expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['left', 'left', 'kept'])
    expect(await findRecord(store().db, rows[2]?.recordId ?? '')).not.toBeNull()
  })

  test('a pause stops before the next row, and another process goes on with what a killed one claimed', async () => {
    const id = await open(
      buildInventory(4).replaceAll('Estatus', 'Fotos').replaceAll('"Activa"', '"https://x.example/1.jpg"'),
    )
    await setState(id, 'running')
    let photos = 0
    const pausing = worker(() => {
      photos += 1
      if (photos === 3) void setState(id, 'paused')
    })
    await pausing.run()
    const after = await rowsOf(id)
    expect(after.map(({ state }) => state)).toEqual(['saved', 'saved', null, null])
    expect(after[0]?.messages).toEqual(['La foto https://x.example/1.jpg ya no está ahí (404).'])

    await store()
      .db.updateTable('jobs')
      .set({ state: 'running', claimedUntil: new Date(NOW.getTime() + 60_000).toISOString() })
      .where('id', '=', id)
      .execute()
    await worker().run()
    expect((await rowsOf(id)).filter(({ state }) => state === 'saved')).toHaveLength(2)
    now = new Date(NOW.getTime() + 61_000)
    await worker().run()
    expect([await stateOf(id), (await rowsOf(id)).filter(({ state }) => state === 'saved').length]).toEqual(['done', 4])
  })

  test('the dates of the earlier system are those of the property', async () => {
    const id = await open(
      JSON.stringify([
        {
          id: 'abcd',
          title: 'Nave',
          price: '1000',
          location: 'Centro',
          area: '80',
          propertyId: 'P-9',
          createdAt: '2020-01-02T03:04:05.000Z',
          updatedAt: '2021-01-02T03:04:05.000Z',
          createdBy: 'Ana Ruiz',
        },
      ]),
    )
    await setState(id, 'running')
    await worker().run()
    expect(
      await store().db.selectFrom('properties').select(['slug', 'createdAt', 'updatedAt', 'status']).execute(),
    ).toEqual([
      { slug: 'nave', createdAt: '2020-01-02T03:04:05.000Z', updatedAt: '2021-01-02T03:04:05.000Z', status: 'pausada' },
    ])
    const [entry] = await store().db.selectFrom('activityLogs').select('details').execute()
    expect(entry?.details).toBe('Importada de «lista.csv». La creó Ana Ruiz')
  })

  test('the log of the earlier system comes with its authors and times, once, and goes when it is undone', async () => {
    const json = JSON.stringify(buildFirestoreExport({ count: 10 }))
    const earlier = () =>
      store()
        .db.selectFrom('activityLogs')
        .where('details', 'like', 'Importado de%')
        .orderBy('timestamp')
        .orderBy('propertyTitle')
        .select(['action', 'propertyTitle', 'propertyCode', 'propertyId', 'userName', 'timestamp', 'details'])
        .execute()
    const id = await open(json)
    await setState(id, 'running')
    await worker().run()
    const rows = await rowsOf(id)
    const entries = await earlier()
    expect(entries).toHaveLength(13)
    expect(entries[0]).toEqual({
      action: 'create_property',
      propertyTitle: 'Bodega en renta en Centro Sur 1',
      propertyCode: 'ACU-001',
      propertyId: rows[0]?.recordId,
      userName: 'Lucía Vega',
      timestamp: '2024-03-04T16:30:00.000Z',
      details: 'Importado de «lista.csv»\nCódigo: ACU-001',
    })
    expect(entries.at(-1)).toMatchObject({ action: 'delete_property', propertyId: null, propertyCode: null })

    const again = await open(json)
    await setState(again, 'running')
    await worker().run()
    expect(await earlier()).toEqual(entries)
    await setState(again, 'undoing')
    await worker().run()
    expect(await earlier()).toEqual(entries)
    await setState(id, 'undoing')
    await worker().run()
    expect([await earlier(), await stateOf(id), warnings]).toEqual([[], 'undone', []])
  })

  test('an earlier address redirects to the new page', async () => {
    const id = await open(
      'ID,Título,Tipo,Operación,Precio,Zona,Superficie,Slug\nA-1,Nave,Bodega,Venta,1,Centro,80,nave-vieja\n',
    )
    await setState(id, 'running')
    await worker().run()
    const [row] = await rowsOf(id)
    expect(await store().db.selectFrom('retiredSlugs').select(['slug', 'propertyId']).execute()).toEqual([
      { slug: 'nave-vieja', propertyId: row?.recordId },
    ])
  })

  test('an earlier address leads to the property, once, and no more after an undo', async () => {
    const csv = (title: string) =>
      `ID,Título,Tipo,Operación,Precio,Zona,Superficie,URL\nA-1,${title},Bodega,Venta,1,Centro,80,https://viejo.example/Inmueble/Nave/\nA-2,Dos,Bodega,Venta,1,Centro,80,/inmueble/nave\nA-3,Tres,Bodega,Venta,1,Centro,80,/propiedad/tres-vieja\n`
    const first = await open(csv('Nave'))
    await setState(first, 'running')
    await worker().run()
    const rows = await rowsOf(first)
    expect(rows.map(({ messages }) => messages.join(' '))).toEqual([
      expect.stringContaining('«/inmueble/nave» llevará a su página'),
      expect.stringContaining('también la de la fila 2'),
      expect.not.stringContaining('URL anterior'),
    ])
    const redirects = () => store().db.selectFrom('redirects').select(['source', 'propertyId', 'importId']).execute()
    expect(await redirects()).toEqual([{ source: '/inmueble/nave', propertyId: rows[0]?.recordId, importId: first }])
    expect(await store().db.selectFrom('retiredSlugs').select('slug').execute()).toEqual([{ slug: 'tres-vieja' }])

    const again = await open(csv('Nave'))
    expect((await rowsOf(again)).map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same'])
    await setState(first, 'undoing')
    await worker().run()
    expect(await redirects()).toEqual([])
  })
})
