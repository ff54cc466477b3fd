import { describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { formatDay } from '#app/calendar/calendar-day.ts'
import { formatPhone } from '#app/phone/phone.ts'
import { insertComplex } from '#app/complexes/changes/complex-kind.server.ts'
import { PUBLIC_COLUMNS } from '#app/catalogue/facts/fact-columns.ts'
import { everythingPublic } from '#test/everything-public.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { buildProperty } from '#test/factories/property.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const ALERT = '2097-03-14'
const FEED_SECRET = 'x'.repeat(32)
const EXCLUSIVE = '2097-05-16'
const OWNER = { id: '01a1a0a3-0280-70d2-be5e-a57c02ac4d16', name: 'Dueña Reservada', phone: '+528187650099' }
const OWNERS_EMAIL = 'duena@reservada.example'
const [COMMISSION, SOURCE] = ['7.77 meses', 'Por el primo del notario']
/** The version of the row. */
const VERSION = 97_531_864

/** Columns whose names may appear in public pages, for these or other values. */
const TOLD: readonly string[] = ['id', 'slug', 'createdAt', 'updatedAt', 'latitude', 'longitude', 'version']

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)

  /** A property with a recognisable value in every internal column, and its complex. */
  async function insertSecretive() {
    const { staff } = await app.signIn({ name: 'Persona Interna', email: 'interna@cerronorte.example' })
    const { db } = app.store
    const by = { createdBy: staff.id, now: NOW }
    const { id: complexId } = await insertComplex(db, buildComplex(), by)
    await db
      .insertInto('owners')
      .values({ ...OWNER, email: OWNERS_EMAIL, createdAt: NOW.toISOString(), updatedAt: null })
      .execute()
    const input = buildProperty({
      title: 'Nave Encino',
      propertyId: 'ENC-1',
      complexId,
      exclusive: 'si',
      timeAlert: ALERT,
      ownerId: OWNER.id,
      commission: COMMISSION,
      exclusiveUntil: EXCLUSIVE,
      source: SOURCE,
      googleMapsLink: '25.738,-100.391',
    })
    const { id, slug } = await insertProperty(db, input, by)
    const row = await db.selectFrom('properties').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const written = { version: VERSION, updatedBy: staff.id, updatedAt: NOW.toISOString() }
    await db.updateTable('properties').set(written).where('id', '=', id).execute()
    const shown: readonly string[] = [...PUBLIC_COLUMNS, ...TOLD]
    return {
      slug,
      columns: Object.keys(row).filter((column) => !shown.includes(column)),
      values: [
        String(VERSION),
        ALERT,
        staff.id,
        staff.name,
        staff.email,
        ...Object.values(OWNER),
        // The end of a phone in each of its spellings.
        OWNER.phone.slice(-10),
        formatPhone(OWNER.phone),
        OWNERS_EMAIL,
        COMMISSION,
        EXCLUSIVE,
        formatDay(EXCLUSIVE),
        SOURCE,
      ],
    }
  }

  test('no public response contains a column of the catalogue that is only for staff or the store', async () => {
    const { slug, columns, values } = await insertSecretive()
    expect(columns).toEqual(
      expect.arrayContaining(['timeAlert', 'exclusive', 'createdBy', 'updatedBy', 'ownerId', 'source']),
    )
    const drawn: string[] = []
    const card = await buildPicture('jpeg', { width: 1200, height: 630 })
    const draw = async (content: unknown) => {
      drawn.push(JSON.stringify(content))
      return card
    }
    app.parts.drawCard = draw
    app.parts.drawSheet = draw
    const feeds = { reso: 'reso.json', trovit: 'propiedades.xml', meta: 'meta.xml', 'meta-csv': 'meta.csv' }
    const secrets = Object.keys(feeds).map((feed) => ({ name: `feed-${feed}`, value: FEED_SECRET }))
    await app.store.db.insertInto('installation').values(secrets).execute()
    const feedPaths = Object.values(feeds).map((file) => `/feeds/${FEED_SECRET}/${file}`)
    const pages = await everythingPublic(app, [
      '/',
      '/sitemap.xml',
      '/robots.txt',
      '/propiedades?vista=mapa',
      '/propiedades?search=nave',
      `/favoritos?p=${slug}`,
      `/comparar?p=${slug}`,
      `/contacto?propiedad=${slug}`,
      `/propiedad/${slug}/ficha.pdf`,
      ...feedPaths,
    ])
    for (const path of [
      `/propiedad/${slug}`,
      `/propiedad/${slug}.data?`,
      '/conjunto/plaza-encino.data?',
      '/propiedades',
      // A catalogue of Meta has nothing without a picture.
      ...feedPaths.filter((each) => !each.includes('/meta.')),
    ])
      expect(pages.get(path)).toContain('Nave Encino')
    expect(drawn.length).toBeGreaterThanOrEqual(2)
    const told = [...pages, ...drawn.map((content) => ['drawn', content] as const)]
    const searched = [...values, ...columns.map((column) => `"${column}"`)]
    expect(
      told.flatMap(([path, text]) =>
        searched.filter((each) => text.replaceAll('\\"', '"').includes(each)).map((each) => `${path}: ${each}`),
      ),
    ).toEqual([])
  })
})
