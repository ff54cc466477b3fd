import { describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/change-property.server.ts'
import { insertComplex } from '#app/complexes/changes/change-complex.server.ts'
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
/** The version of the row. */
const VERSION = 97_531_864

/** Columns whose names may appear in public pages, for these or other values. */
const TOLD: readonly string[] = ['id', 'slug', 'createdAt', 'updatedAt', 'latitude', 'longitude', 'version']

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)

  /** A property with a recognisable value in every internal column, and its conjunto. */
  async function insertSecretive() {
    const { staff } = await app.signIn({ name: 'Persona Interna', email: 'interna@cerronorte.example' })
    const { db } = app.store
    const by = { createdBy: staff.id, now: NOW }
    const { id: complexId } = await insertComplex(db, buildComplex(), by)
    const input = buildProperty({
      title: 'Nave Encino',
      propertyId: 'ENC-1',
      complexId,
      exclusive: 'si',
      timeAlert: ALERT,
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
      values: [String(VERSION), ALERT, staff.id, staff.name, staff.email],
    }
  }

  test('no public response contains a column of the catalogue that is only for staff or the store', async () => {
    const { slug, columns, values } = await insertSecretive()
    expect(columns).toEqual(expect.arrayContaining(['timeAlert', 'exclusive', 'createdBy', 'updatedBy']))
    const drawn: string[] = []
    const card = await buildPicture('jpeg', { width: 1200, height: 630 })
    const draw = async (content: unknown) => {
      drawn.push(JSON.stringify(content))
      return card
    }
    app.parts.drawCard = draw
    app.parts.drawSheet = draw
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
    ])
    for (const path of [
      `/propiedad/${slug}`,
      `/propiedad/${slug}.data?`,
      '/conjunto/plaza-encino.data?',
      '/propiedades',
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
