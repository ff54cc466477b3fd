import type { ExpressionBuilder } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Schema } from '#app/db/schema.ts'
import { createProperty, deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { changeStatus, paused } from '#app/editing/changes/change-status.server.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { ACTIVITY_PAGE_SIZE, whoDid } from './activity-entry.ts'
import { countActivitySince, findActivity, findActors, hasImportedEntries } from './activity-log.server.ts'
import { WHOLE_LOG } from '#test/whole-log.ts'
import type { ActivityQuery } from './activity-query.ts'
import { recordActivity, recordEarlierActivity } from './record.server.ts'

const ANA = { id: null, name: 'Ana' }
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 18, minute))

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  test('an empty log is one empty page', async () => {
    expect(await findActivity(store(), { ...WHOLE_LOG, page: 4 })).toEqual({
      entries: [],
      total: 0,
      isMore: false,
      page: 1,
      pages: 1,
    })
  })

  test('the latest entry comes first and links to its property while the property exists', async () => {
    const stays = await createProperty({ db: store().db, actor: ANA, now: at(0) }, buildProperty({ title: 'Nave' }))
    const goes = await createProperty({ db: store().db, actor: ANA, now: at(1) }, buildProperty({ title: 'Local' }))
    await changeStatus({ db: store().db, actor: ANA, now: at(2) }, stays.id, paused)
    await deleteProperty({ db: store().db, actor: ANA, now: at(3) }, goes.id)
    const { entries } = await findActivity(store(), WHOLE_LOG)
    expect(
      entries.map(({ action, propertyTitle, existingPropertyId }) => [action, propertyTitle, existingPropertyId]),
    ).toEqual([
      ['delete_property', 'Local', null],
      ['pause_property', 'Nave', stays.id],
      ['create_property', 'Local', null],
      ['create_property', 'Nave', stays.id],
    ])
    expect(await countActivitySince(store(), at(2))).toBe(2)
  })

  test.each<[Partial<ActivityQuery>, string]>([
    [{ search: 'nave' }, 'Nave Ánimas, Nave Ánimas'],
    [{ search: 'ANIMAS eva' }, 'Nave Ánimas'],
    [{ search: 'ánimas' }, 'Nave Ánimas, Nave Ánimas'],
    [{ search: 'garcia precio' }, 'Local'],
    [{ search: 'na' }, 'Nave Ánimas, Nave Ánimas'],
    [{ search: 'n ev' }, 'Nave Ánimas'],
    [{ search: 've' }, ''],
    [{ search: 'PROP-ANA' }, 'Nave Ánimas'],
    [{ search: 'prop-eva local' }, 'Local'],
    [{ search: 'OGara' }, 'Local'],
    [{ search: 'prop-' }, 'Nave Ánimas, Local, Nave Ánimas'],
    [{ search: 'PROP-009' }, ''],
    [{ search: '100%' }, ''],
    [{ search: "' or 1=1 --" }, ''],
    [{ type: 'property_edit' }, 'Local'],
    [{ person: 'Eva' }, 'Nave Ánimas, Local'],
    [{ from: '2026-11-20' }, 'Nave Ánimas, Local'],
    [{ to: '2026-11-20' }, 'Local, Nave Ánimas'],
    [{ from: '1900-01-01' }, 'Nave Ánimas, Local, Nave Ánimas'],
    [{ to: '9999-12-31' }, 'Nave Ánimas, Local, Nave Ánimas'],
    [{ from: '9999-12-31' }, ''],
    [{ to: '0019-11-20' }, ''],
    [{ from: '2026-11-20', to: '2026-11-20', person: 'Eva' }, 'Local'],
  ])('%o finds %s', async (query, expected) => {
    const entries = [
      {
        action: 'create_property',
        type: 'property_creation',
        title: 'Nave Ánimas',
        by: 'Ana',
        now: '2026-11-20T05:59:59Z',
      },
      { action: 'edit_property', type: 'property_edit', title: 'Local', by: 'Eva', now: '2026-11-20T06:00:00Z' },
      {
        action: 'delete_property',
        type: 'property_deletion',
        title: 'Nave Ánimas',
        by: 'Eva',
        now: '2026-11-21T06:00:00Z',
      },
    ] as const
    for (const { action, type, title, by, now } of entries)
      await recordActivity(store().db, {
        action,
        type,
        property: { id: 'x', title, code: `PROP-${by}` },
        actor: { id: null, name: by },
        ...(type === 'property_edit' && { details: 'Precio: 1 → 2\nMunicipio: GARCÍA\nCalle: O’Gara' }),
        now: new Date(now),
      })
    const found = await findActivity(store(), { ...WHOLE_LOG, ...query })
    expect(found.entries.map(({ propertyTitle }) => propertyTitle).join(', ')).toBe(expected)
    expect(found.total).toBe(found.entries.length)
    expect(await findActors(store())).toEqual(['Ana', 'Eva'])
  })

  test('an entry of another log has its mark, also under the name of somebody here, and can be left out', async () => {
    const entry = {
      action: 'purge_property',
      type: 'property_deletion',
      property: { id: null, title: 'Nave' },
      actor: ANA,
      now: at(0),
    } as const
    await recordActivity(store().db, entry)
    expect(await hasImportedEntries(store())).toBe(false)
    await recordEarlierActivity(store().db, 'earlier', entry)
    expect(await hasImportedEntries(store())).toBe(true)
    const marksOf = async (query: Partial<ActivityQuery>) =>
      (await findActivity(store(), { ...WHOLE_LOG, ...query })).entries.map(({ isImported }) => isImported)
    expect((await marksOf({ person: 'Ana' })).toSorted()).toEqual([0, 1])
    expect(await marksOf({ person: 'Ana', origin: 'aqui' })).toEqual([0])
    expect(await marksOf({ origin: 'importadas' })).toEqual([1])
  })

  test('a search finds a stored text with its apostrophe', async () => {
    await recordActivity(store().db, {
      action: 'edit_property',
      type: 'property_edit',
      property: { id: 'x', title: 'Nave', code: 'PROP-001' },
      actor: ANA,
      now: at(0),
    })
    await store().db.updateTable('activityLogs').set({ searchText: "nave o'farrill d’angelo" }).execute()
    for (const search of ['OFarrill', "o'farrill d'angelo", 'O’Farrill'])
      expect((await findActivity(store(), { ...WHOLE_LOG, search })).total).toBe(1)
  })

  test('an account that sees no contacts finds no entry by a phone or an e-mail, and everything else', async () => {
    const about = { property: { id: null, title: 'Eva Sada 81 1234 5678' }, actor: ANA }
    const details = 'Correos: antes eva.sada@correo.mx'
    await recordActivity(store().db, { ...about, action: 'edit_lead', type: 'lead', details, now: at(0) })
    await recordActivity(store().db, { ...about, action: 'edit_owner', type: 'owner', details, now: at(1) })
    const named = { id: 'x', title: 'Nave 81 1234 5678', code: 'PROP-001' }
    const edited = { action: 'edit_property', type: 'property_edit' } as const
    await recordActivity(store().db, { ...edited, property: named, actor: ANA, now: at(2) })
    const countOf = async (search: string, seesContacts: boolean) => {
      const access = { isSeen: (eb: ExpressionBuilder<Schema, 'activityLogs'>) => eb.and([]), seesContacts }
      return (await findActivity(store(), { ...WHOLE_LOG, search }, access)).total
    }
    for (const [search, all, hidden] of [
      ['1234', 3, 1],
      ['5678 sada', 2, 0],
      ['eva.sada@correo.mx', 2, 0],
      ['correo.mx', 2, 0],
      ['eva correos antes', 2, 2],
      ['ana', 3, 3],
    ] as const)
      expect([search, await countOf(search, true), await countOf(search, false)]).toEqual([search, all, hidden])
  })

  test('a long log has pages; a number past the end gives the last page', async () => {
    for (let minute = 0; minute <= ACTIVITY_PAGE_SIZE; minute += 1)
      await recordActivity(store().db, {
        action: 'edit_property',
        type: 'property_edit',
        property: { id: 'x', title: `Nave ${minute}`, code: 'PROP-001' },
        actor: ANA,
        now: at(minute),
      })
    const { entries, ...rest } = await findActivity(store(), { ...WHOLE_LOG, page: 99 })
    expect(rest).toEqual({ total: ACTIVITY_PAGE_SIZE + 1, isMore: false, page: 2, pages: 2 })
    expect(entries.map(({ propertyTitle }) => propertyTitle)).toEqual(['Nave 0'])
    const words = await findActivity(store(), { ...WHOLE_LOG, search: 'nave', page: 99 }, undefined, 40)
    expect(words).toMatchObject({ total: 40, isMore: true, page: 1, pages: 1 })
    expect(words.entries[0]).toMatchObject({ propertyTitle: `Nave ${ACTIVITY_PAGE_SIZE}` })
  })
})

test.each([
  [null, 'Usuario'],
  ['  ', 'Usuario'],
  ['Ana', 'Ana'],
])('a person called %s is shown as %s', (userName, expected) => {
  expect(whoDid({ userName })).toBe(expected)
})
