import { beforeEach, describe, expect, test } from 'vitest'
import { buildProperty } from '#test/factories/property.ts'
import { renameProperty } from '#test/factories/rename-property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import {
  type PropertyEdit,
  createFromForm,
  createProperty,
  deleteProperty,
  updateProperty,
} from './change-property.server.ts'
import { insertProperty } from './property-rows.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import { restoreProperty } from './change-property.server.ts'
import { changeStatus, paused } from './change-status.server.ts'
import { findById, findBySlug } from '#app/property/page/properties.server.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const LATER = new Date('2026-11-21T18:00:00Z')
const ANA = { id: 'ana', name: 'Ana Garza' }
const USER = { ...ANA, email: 'ana@cerronorte.example', role: 'admin', createdAt: NOW.toISOString() }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  beforeEach(async () => {
    await store().db.insertInto('users').values(USER).execute()
  })

  /** Saves an edit of the property as it is stored now. */
  async function editOf(id: string, edit: Pick<PropertyEdit, 'input' | 'version'>, actor: Actor, now: Date) {
    const known = await findRecord(store().db, id)
    if (!known) throw new Error(`There is no property ${id}`)
    return updateProperty({ db: store().db, actor, now }, known, {
      ...edit,
      complexName: null,
      asesorName: null,
      ownerName: null,
    })
  }

  function insert(title: string, propertyId: string | null = null) {
    return insertProperty(store().db, buildProperty({ title, propertyId }), { createdBy: null, now: NOW })
  }

  function logEntries() {
    return store()
      .db.selectFrom('activityLogs')
      .select(['id', 'action', 'type', 'propertyId', 'propertyTitle', 'userId', 'userName', 'timestamp', 'details'])
      .execute()
  }

  function properties() {
    return store().db.selectFrom('properties').select(['slug', 'title', 'version']).execute()
  }

  test('a new property is stored completely, with each condition once and its photos in order', async () => {
    const row = { contentHash: '', width: 1, height: 2, bytes: 3, createdAt: NOW.toISOString() }
    const photos = ['b', 'a'].map((id) => ({
      ...row,
      id,
      key: `properties/1_${id}.jpg`,
      publicName: `public-${id}`,
      contentHash: id,
    }))
    await store().db.insertInto('photos').values(photos).execute()
    const { photos: _photos, ...input } = buildProperty({ amenities: ['gym', 'aire', 'gym'], timeAlert: '2026-12-01' })
    const made = await createProperty(
      { db: store().db, actor: ANA, now: NOW },
      { ...input, photos: photos.map(({ id }) => ({ photoId: id, alt: id })) },
    )
    const {
      timeAlert: _timeAlert,
      exclusive: _exclusive,
      negotiable: _negotiable,
      lien: _lien,
      asesorId: _asesorId,
      ownerId: _ownerId,
      commission: _commission,
      exclusiveUntil: _exclusiveUntil,
      source: _source,
      ...shown
    } = input
    const saved = await findById(store().db, made.id)
    expect(saved && { ...saved, amenities: saved.amenities.toSorted() }).toEqual({
      ...shown,
      ...made,
      point: { latitude: 25.7485, longitude: -100.165 },
      complex: null,
      amenities: ['aire', 'gym'],
      photos: ['b', 'a'].map((id) => ({ key: `properties/public-${id}.jpg`, width: 1, height: 2, alt: id })),
      version: 1,
      createdAt: NOW.toISOString(),
      updatedAt: null,
    })
    const kept = await store().db.selectFrom('properties').select(['timeAlert', 'createdBy']).execute()
    expect(kept).toEqual([{ timeAlert: '2026-12-01', createdBy: 'ana' }])
  })

  test('a new property has a log entry with the name of the person who added it', async () => {
    const { id } = await createProperty({ db: store().db, actor: ANA, now: NOW }, buildProperty({ title: 'Bodega' }))
    expect(await logEntries()).toEqual([
      {
        id: expect.any(String),
        action: 'create_property',
        type: 'property_creation',
        propertyId: id,
        propertyTitle: 'Bodega',
        userId: 'ana',
        userName: 'Ana Garza',
        timestamp: NOW.toISOString(),
        details: null,
      },
    ])
  })

  test('a refused property leaves no log entry and no rows', async () => {
    const unknownPhoto = buildProperty({ photos: [{ photoId: 'none', alt: null }] })
    await expect(createProperty({ db: store().db, actor: ANA, now: NOW }, unknownPhoto)).rejects.toThrow(/foreign key/i)
    expect([await properties(), await logEntries()]).toEqual([[], []])
    expect(await store().db.selectFrom('propertyAmenities').selectAll().execute()).toEqual([])
  })

  test('a failed log entry undoes its change', async () => {
    const { id } = await insert('Se queda')
    await store().db.schema.alterTable('activityLogs').renameTo('elsewhere').execute()
    try {
      await expect(
        createProperty({ db: store().db, actor: ANA, now: NOW }, buildProperty({ title: 'No llega' })),
      ).rejects.toThrow('activityLogs')
      await expect(deleteProperty({ db: store().db, actor: ANA, now: NOW }, id)).rejects.toThrow('activityLogs')
      await expect(changeStatus({ db: store().db, actor: ANA, now: NOW }, id, paused)).rejects.toThrow('activityLogs')
      const input = buildProperty({ title: 'Otra', amenities: ['gym'] })
      await expect(editOf(id, { input, version: 1 }, ANA, NOW)).rejects.toThrow('activityLogs')
    } finally {
      await store().db.schema.alterTable('elsewhere').renameTo('activityLogs').execute()
    }
    expect(await properties()).toEqual([{ slug: 'se-queda', title: 'Se queda', version: 1 }])
    expect(await store().db.selectFrom('retiredSlugs').selectAll().execute()).toEqual([])
    expect((await findById(store().db, id))?.amenities).not.toContain('gym')
  })

  test('a second property with the same title gets its code appended, a third a number', async () => {
    const slugs = [
      await insert('Local', 'PROP-1'),
      await insert('¡LOCAL!', 'Própiedad 2'),
      await insert('Local', 'PROP-1'),
    ]
    expect(slugs.map(({ slug }) => slug)).toEqual(['local', 'local-propiedad-2', 'local-prop-1'])
    expect((await insert('Local', 'PROP-1')).slug).toBe('local-prop-1-2')
    expect((await insert('Local', null)).slug).toBe('local-2')
  })

  test('a number behind a title is never the ID of another property', async () => {
    await insert('Otra', '2')
    await insert('Otra más', 'prop 1 2')
    await insert('Local', 'PROP-1')
    await insert('Local', 'PROP-1')
    expect((await insert('Local', 'PROP-1')).slug).toBe('local-prop-1-3')
    expect((await insert('Local', null)).slug).toBe('local-3')
    await insert('Más', '7')
    expect((await insert('¡!', 'PROP-7')).slug).toBe('prop-7')
  })

  test('an empty slug falls back to the code, and without one to the id', async () => {
    expect((await insert('東京', 'PROP-7')).slug).toBe('prop-7')
    const { id, slug } = await insert('東京', null)
    expect(slug).toBe(id)
  })

  test('a renamed property gets the slug of its new title and a new version', async () => {
    const { id } = await insert('Local Centro')
    expect(await renameProperty(store(), id, 'Bodega Ñandú', LATER)).toBe('bodega-nandu')
    expect(await store().db.selectFrom('properties').selectAll().executeTakeFirst()).toMatchObject({
      title: 'Bodega Ñandú',
      slug: 'bodega-nandu',
      version: 2,
      updatedAt: LATER.toISOString(),
    })
  })

  test('a new title with the same slug leaves no former slug', async () => {
    const { id } = await insert('Local')
    expect(await renameProperty(store(), id, '¡LOCAL!', LATER)).toBe('local')
    expect(await store().db.selectFrom('retiredSlugs').selectAll().execute()).toEqual([])
  })

  test('a renamed property never gets the slug of another property', async () => {
    await insert('Local')
    const { id } = await insert('Bodega', 'PROP-9')
    expect(await renameProperty(store(), id, 'Local', LATER)).toBe('local-prop-9')
  })

  test('an edit writes the row, its derived columns, conditions, photos and log entry', async () => {
    const photo = { key: '', contentHash: '', width: 1, height: 1, bytes: 1, createdAt: NOW.toISOString() }
    const photos = ['a', 'b', 'c'].map((id) => ({ ...photo, id, key: id, contentHash: id }))
    await store().db.insertInto('photos').values(photos).execute()
    const before = buildProperty({
      title: 'Local',
      priceCents: 4_500_000,
      amenities: ['gym', 'aire'],
      photos: [
        { photoId: 'a', alt: 'Fachada' },
        { photoId: 'b', alt: null },
      ],
    })
    const { id } = await createProperty({ db: store().db, actor: ANA, now: NOW }, before)
    const input: PropertyInput = {
      ...before,
      title: 'Bodega Ñandú',
      priceCents: 4_200_000,
      address: null,
      amenities: ['aire', 'jardin'],
      photos: [
        { photoId: 'c', alt: null },
        { photoId: 'a', alt: 'Fachada' },
      ],
    }
    expect(await editOf(id, { input, version: 1 }, ANA, LATER)).toEqual({
      ok: true,
      slug: 'bodega-nandu',
      perM2: '$110 MXN al mes → $17.50 MXN al mes',
      logId: expect.any(String),
    })
    expect(await findRecord(store().db, id)).toEqual({
      id,
      slug: 'bodega-nandu',
      version: 2,
      createdAt: NOW.toISOString(),
      updatedAt: LATER.toISOString(),
      updatedBy: 'ana',
      complexName: null,
      asesorName: null,
      ownerName: null,
      input: { ...input, pricePerM2Cents: 17_50 },
    })
    expect(await findBySlug(store(), 'local')).toEqual({ found: 'renamed', slug: 'bodega-nandu' })
    expect((await logEntries())[1]).toMatchObject({
      action: 'edit_property',
      type: 'property_edit',
      propertyId: id,
      propertyTitle: 'Bodega Ñandú',
      userId: 'ana',
      userName: 'Ana Garza',
      timestamp: LATER.toISOString(),
      details: [
        'Título: Local → Bodega Ñandú',
        'Precio: $45,000 MXN/mes → $42,000 MXN/mes',
        'Dirección: Carretera a Huinalá km 2.5 → sin dato',
        'Precio por m²: $110 MXN al mes → $17.50 MXN al mes',
        'Condición y servicios: Gimnasio, Aire acondicionado → Jardín, Aire acondicionado',
        'Fotos: 2 → 2 (1 añadida, 1 quitada)',
      ].join('\n'),
    })
  })

  test('an edit that changes nothing leaves no trace, whatever its version', async () => {
    const input = buildProperty({ amenities: ['gym', 'aire'] })
    const { id, slug } = await createProperty({ db: store().db, actor: ANA, now: NOW }, input)
    for (const version of [1, 7]) {
      const same = { input: { ...input, amenities: input.amenities.toReversed() }, version }
      expect(await editOf(id, same, ANA, LATER)).toEqual({ ok: true, slug, perM2: null, logId: null })
    }
    expect(await findRecord(store().db, id)).toMatchObject({ version: 1, updatedAt: null, updatedBy: null })
    expect(await logEntries()).toHaveLength(1)
  })

  test('an edit of an older version changes nothing and returns the current property', async () => {
    const { id } = await insert('Local')
    const first = buildProperty({ title: 'Primera' })
    await editOf(id, { input: first, version: 1 }, ANA, LATER)
    const late = { input: buildProperty({ title: 'Tarde' }), version: 1 }
    expect(await editOf(id, late, ANA, LATER)).toMatchObject({
      ok: false,
      refusal: 'conflict',
      current: { version: 2, input: { title: 'Primera' } },
    })
    expect(await properties()).toEqual([{ slug: 'primera', title: 'Primera', version: 2 }])
    expect(await logEntries()).toHaveLength(1)
  })

  test.each([0, -1, 2, 99])('an edit of version %j, which never existed, is a conflict', async (version) => {
    const { id } = await insert('Local')
    const edit = { input: buildProperty({ title: 'Otro' }), version }
    expect(await editOf(id, edit, ANA, LATER)).toMatchObject({ ok: false, refusal: 'conflict' })
  })

  test('of many people who save the same version at once one does, and the others get a conflict', async () => {
    const { id } = await insert('Local')
    const outcomes = await Promise.all(
      ['Uno', 'Dos', 'Tres', 'Cuatro'].map((title) =>
        editOf(id, { input: buildProperty({ title }), version: 1 }, ANA, LATER),
      ),
    )
    expect(outcomes.map((each) => (each.ok ? 'saved' : each.refusal)).toSorted()).toEqual([
      'conflict',
      'conflict',
      'conflict',
      'saved',
    ])
    expect(await findRecord(store().db, id)).toMatchObject({ version: 2 })
    expect(await logEntries()).toHaveLength(1)
  })

  test('a property that somebody paused meanwhile is not made available again by a late edit', async () => {
    const { id } = await insert('Local')
    await changeStatus({ db: store().db, actor: ANA, now: LATER }, id, paused)
    const edit = { input: buildProperty({ title: 'Local' }), version: 1 }
    expect(await editOf(id, edit, ANA, LATER)).toMatchObject({ ok: false, refusal: 'conflict' })
    expect(await findById(store().db, id)).toMatchObject({ status: 'pausada' })
  })

  test.each(['018f0000-0000-7000-8000-000000000000', 'nada', '', "' or 1=1 --", 'a\u0000b', '🏢'])(
    'an edit with the unknown id %j finds nothing',
    async (id) => {
      expect(await findRecord(store().db, id)).toBeNull()
      expect(await deleteProperty({ db: store().db, actor: ANA, now: LATER }, id)).toBeNull()
      expect(await logEntries()).toEqual([])
    },
  )

  test('an edit of a property that was deleted meanwhile finds it missing', async () => {
    const { id } = await insert('Local')
    const known = await findRecord(store().db, id)
    if (!known) throw new Error('There is no property')
    await deleteProperty({ db: store().db, actor: ANA, now: NOW }, id)
    const edit = {
      input: buildProperty({ title: 'Otro' }),
      version: 1,
      complexName: null,
      asesorName: null,
      ownerName: null,
    }
    expect(await updateProperty({ db: store().db, actor: ANA, now: LATER }, known, edit)).toEqual({
      ok: false,
      refusal: 'missing',
    })
  })

  test('an edit of a property that somebody changed since it was read is a conflict', async () => {
    const { id } = await insert('Local')
    const known = await findRecord(store().db, id)
    if (!known) throw new Error('There is no property')
    await editOf(id, { input: buildProperty({ title: 'Primera' }), version: 1 }, ANA, LATER)
    const late = {
      input: buildProperty({ title: 'Tarde' }),
      version: 1,
      complexName: null,
      asesorName: null,
      ownerName: null,
    }
    expect(await updateProperty({ db: store().db, actor: ANA, now: LATER }, known, late)).toMatchObject({
      ok: false,
      refusal: 'conflict',
      current: { version: 2, input: { title: 'Primera' } },
    })
  })

  test('a form that is sent twice adds one property; with other values it adds none', async () => {
    const asked = '018f0000-0000-7000-8000-00000000000a'
    const input = buildProperty({ title: 'Local' })
    const made = await createFromForm({ db: store().db, actor: ANA, now: NOW }, input, asked)
    expect(made).toEqual({ id: asked, slug: 'local' })
    expect(await createFromForm({ db: store().db, actor: ANA, now: LATER }, input, asked)).toEqual(made)
    expect(await logEntries()).toHaveLength(1)
    expect(
      await createFromForm({ db: store().db, actor: ANA, now: LATER }, { ...input, title: 'Otro' }, asked),
    ).toBeNull()
    expect(await createFromForm({ db: store().db, actor: ANA, now: LATER }, input, 'no es un id')).toMatchObject({
      slug: 'local-prop-001',
    })
    expect(await properties()).toHaveLength(2)
  })

  test('a form that is sent again after its property was deleted adds another: the one in the trash can come back', async () => {
    const asked = '018f0000-0000-7000-8000-00000000000a'
    const input = buildProperty({ title: 'Local' })
    await createFromForm({ db: store().db, actor: ANA, now: NOW }, input, asked)
    await deleteProperty({ db: store().db, actor: ANA, now: NOW }, asked)
    const again = await createFromForm({ db: store().db, actor: ANA, now: LATER }, input, asked)
    expect(again?.id).not.toBe(asked)
    expect(await restoreProperty({ db: store().db, actor: ANA, now: LATER }, asked)).toEqual({ otherCode: 'PROP-002' })
    expect(await deleteProperty({ db: store().db, actor: ANA, now: LATER }, again?.id ?? '')).not.toBeNull()
    expect(await properties()).toHaveLength(1)
    expect(await findRecord(store().db, asked)).toMatchObject({ id: asked })
  })

  test('a form that is sent many times at once adds one property', async () => {
    const asked = '018f0000-0000-7000-8000-00000000000a'
    const input = buildProperty({ title: 'Local' })
    const made = await Promise.all(
      [1, 2, 3].map(() => createFromForm({ db: store().db, actor: ANA, now: NOW }, input, asked)),
    )
    expect(new Set(made.map((each) => each?.id))).toEqual(new Set([asked]))
    expect(await properties()).toHaveLength(1)
  })

  test('the log entry of a deletion has all facts', async () => {
    const photo = { id: 'a', key: 'properties/1_a.jpg', contentHash: 'a', width: 1, height: 1, bytes: 1 }
    await store()
      .db.insertInto('photos')
      .values({ ...photo, createdAt: NOW.toISOString() })
      .execute()
    const { id } = await insertProperty(
      store().db,
      buildProperty({ title: 'Local', description: 'Uno.\nDos.', photos: [{ photoId: 'a', alt: 'Fachada' }] }),
      { createdBy: null, now: NOW },
    )
    await deleteProperty({ db: store().db, actor: ANA, now: LATER }, id)
    const [entry] = await logEntries()
    expect(entry?.details?.split('\n')).toEqual([
      'Título: Local',
      'ID de Propiedad: PROP-001',
      'Tipo: Bodega',
      'Categoría: Renta',
      'Precio: $264,000 MXN/mes',
      'Ciudad/Zona: Huinalá',
      'Municipio: Apodaca',
      'Dirección: Carretera a Huinalá km 2.5',
      'Estado: Nuevo León',
      'Enlace de Google Maps: https://www.google.com/maps?q=25.7485,-100.165',
      'Ubicación en el sitio: Exacta',
      'Superficie Total: 2,400\u00A0m²',
      'Construcción: 2,250\u00A0m²',
      'Tamaño del terreno: 3,600\u00A0m²',
      'Frente: 48\u00A0m',
      'Fondo: 75\u00A0m',
      'Precio por m²: $110 MXN al mes',
      'Año de construcción: 2014',
      'Condición y servicios: Con servicios, Estacionamiento',
      'Estatus: Disponible',
      'Dirección de la página: /propiedad/local',
      'Fotos: properties/1_a.jpg (Fachada)',
      'Descripción: Uno.',
      'Dos.',
    ])
    expect(await findBySlug(store(), 'local')).toEqual({ found: 'deleted' })
  })

  test('if two people delete a property at once, only one deletion counts', async () => {
    const { id } = await insert('Local')
    const done = await Promise.all([
      deleteProperty({ db: store().db, actor: ANA, now: LATER }, id),
      deleteProperty({ db: store().db, actor: ANA, now: LATER }, id),
    ])
    expect(done.filter((entry) => entry !== null)).toHaveLength(1)
    expect(await logEntries()).toHaveLength(1)
  })

  test('deleting returns whether the property existed', async () => {
    const { id } = await insert('Local')
    expect(await deleteProperty({ db: store().db, actor: ANA, now: LATER }, id)).not.toBeNull()
    expect(await deleteProperty({ db: store().db, actor: ANA, now: LATER }, id)).toBeNull()
    expect(await logEntries()).toMatchObject([
      {
        action: 'delete_property',
        type: 'property_deletion',
        propertyId: id,
        propertyTitle: 'Local',
        userName: 'Ana Garza',
      },
    ])
  })

  test("the product itself can make a change, without a person's name", async () => {
    await createProperty({ db: store().db, actor: { id: null, name: null }, now: NOW }, buildProperty())
    expect(await logEntries()).toMatchObject([{ userId: null, userName: null }])
  })
})
