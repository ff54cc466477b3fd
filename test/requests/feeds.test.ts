import { beforeEach, describe, expect, test } from 'vitest'
import { createProperty } from '#app/editing/changes/change-property.server.ts'
import { changeStatus, paused } from '#app/editing/changes/change-status.server.ts'
import type { Visit } from '#test/app.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const PORTALS = '/dashboard/configuracion/portales'
const NOBODY = { id: null, name: null }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit

  beforeEach(async () => {
    ;({ visit } = await app.signIn({ role: 'admin' }))
    await app.store.db.deleteFrom('installation').where('name', 'like', 'feed-%').execute()
  })

  /** The paths of the feeds that are on. */
  async function addresses(): Promise<string[]> {
    const html = await (await visit(PORTALS)).text()
    return [...html.matchAll(/value="http:\/\/cerronorte\.test(\/feeds\/[^"]+)"/g)].map(([, path = '']) => path)
  }

  async function press(intent: string, feed: string) {
    expect((await visit(PORTALS, posting({ intent, feed }))).status).toBe(303)
  }

  test('a feed is off until somebody switches it on, and its address can be changed and switched off', async () => {
    expect(await addresses()).toEqual([])
    expect((await app.visit('/feeds/x/reso.json')).status).toBe(404)
    await press('turn-feed-on', 'reso')
    await press('turn-feed-on', 'trovit')
    const [first = '', xml = ''] = await addresses()
    expect([first, xml]).toEqual([
      expect.stringMatching(/^\/feeds\/[\w-]{32}\/reso\.json$/),
      expect.stringMatching(/^\/feeds\/[\w-]{32}\/propiedades\.xml$/),
    ])
    expect((await app.visit(xml.replace('propiedades.xml', 'reso.json'))).status).toBe(404)
    await press('turn-feed-on', 'reso')
    expect((await addresses())[0]).toBe(first)
    await press('renew-feed', 'reso')
    const [second = ''] = await addresses()
    expect([(await app.visit(first)).status, (await app.visit(second)).status]).toEqual([404, 200])
    await press('turn-feed-on', 'meta-csv')
    const csv = (await addresses()).find((path) => path.endsWith('/meta.csv')) ?? ''
    const table = await app.visit(csv)
    expect([table.status, table.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(await table.text()).toMatch(/^home_listing_id,name,/)
    await press('turn-feed-off', 'meta-csv')
    await press('turn-feed-off', 'reso')
    expect([await addresses(), (await app.visit(second)).status]).toEqual([[xml], 404])
    for (const form of [
      { intent: 'toString', feed: 'reso' },
      { intent: 'turn-feed-on', feed: '__proto__' },
    ])
      expect((await visit(PORTALS, posting(form))).status).toBe(400)
    const log = await app.store.db
      .selectFrom('accountEvents')
      .where('action', '=', 'change_settings')
      .select('subject')
      .execute()
    expect(log.map(({ subject }) => subject)).toContain('Portales: JSON con nombres de RESO, con otra dirección')
  })

  test('it has the available properties as their pages show them, and a tag until one changes', async () => {
    const now = app.parts.now()
    const secret = { timeAlert: '2031-05-06' }
    const shown = await createProperty(
      { db: app.store.db, actor: NOBODY, now },
      buildProperty({ title: 'Nave a la vista', ...secret }),
    )
    const zone = buildProperty({ title: 'Solo zona', propertyId: 'PROP-002', precision: 'zona' })
    const hidden = await createProperty({ db: app.store.db, actor: NOBODY, now }, zone)
    await press('turn-feed-on', 'reso')
    await press('turn-feed-on', 'trovit')
    const [json = '', xml = ''] = await addresses()
    const response = await app.visit(json)
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
    const text = await response.text()
    const listings: { X_Title: string }[] = JSON.parse(text).value
    const value = listings.toSorted((one, other) => one.X_Title.localeCompare(other.X_Title))
    expect(value).toMatchObject([
      { X_Title: 'Nave a la vista', Latitude: 25.7485, UnparsedAddress: expect.stringContaining('km 2.5') },
      { X_Title: 'Solo zona', InternetAddressDisplayYN: false },
    ])
    expect(value[1]).not.toHaveProperty('Latitude')
    expect(text.match(/km 2\.5/g)).toHaveLength(1)
    expect(text).not.toContain('2031-05-06')
    const tag = response.headers.get('ETag') ?? ''
    expect((await app.visit(json, { headers: { 'If-None-Match': tag } })).status).toBe(304)
    const ads = await (await app.visit(xml)).text()
    expect([ads.match(/<ad>/g)?.length, ads]).toEqual([2, expect.stringContaining(`/propiedad/${shown.slug}]]>`)])

    await changeStatus({ db: app.store.db, actor: NOBODY, now }, hidden.id, paused)
    const changed = await app.visit(json, { headers: { 'If-None-Match': tag } })
    expect([changed.status, await changed.text()]).toEqual([200, expect.not.stringContaining('Solo zona')])
  })
})
