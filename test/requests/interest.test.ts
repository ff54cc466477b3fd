import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#app/calendar/durations.ts'
import { addReference, findPresses } from '#app/interest/chat-references.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { buildProperty } from '#test/factories/property.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const BROWSER = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let id: string

  beforeEach(async () => {
    const property = buildProperty({ title: 'Local' })
    ;({ id } = await insertProperty(app.store.db, property, { createdBy: null, now: new Date() }))
  })

  async function beacon(body: BodyInit, headers: Record<string, string> = BROWSER) {
    const response = await app.visit('/interes', { method: 'POST', body, headers })
    await app.parts.interest.flush()
    return response
  }

  function counts() {
    return app.store.db.selectFrom('interest').select(['kind', 'count']).orderBy('kind').execute()
  }

  test("visitors' actions are counted without text or cookies, and staff see the counts", async () => {
    for (const kind of ['view', 'quote', 'quote', 'phone']) {
      const response = await beacon(new URLSearchParams({ kind, slug: 'local' }))
      expect([response.status, await response.text(), response.headers.getSetCookie()]).toEqual([204, '', []])
    }
    expect(await counts()).toEqual([
      { kind: 'phone', count: 1 },
      { kind: 'quote', count: 2 },
      { kind: 'view', count: 1 },
    ])
    const { visit } = await app.signIn()
    const html = await (await visit(`/property/${id}`)).text()
    expect(html.replaceAll(/<!-- -->/g, '')).toMatch(/Cotizaciones<\/dt><dd[^>]*>2<small[^>]*> 2 en total/)
  })

  describe('a press on a WhatsApp link', () => {
    const press = (fields: Record<string, string>) => beacon(new URLSearchParams({ kind: 'quote', ...fields }))

    test('is stored with property, page and campaign, and found by its code', async () => {
      const page = '/propiedad/local'
      expect((await press({ slug: 'local', code: 'K7F2', page, campaign: 'google' })).status).toBe(204)
      const found = await findPresses(app.store.db, 'K7F2')
      expect(found).toEqual([{ propertyId: id, page, campaign: 'google', at: expect.any(String) }])
      expect(await findPresses(app.store.db, 'K7F3')).toEqual([])
      expect(await counts()).toEqual([{ kind: 'quote', count: 1 }])
    })

    test('has a campaign in one line, and nothing is lost with a long one', async () => {
      const page = '/propiedad/local'
      const campaign = `facebook\0 /\n${'ñ'.repeat(98)}🏭`
      expect((await press({ slug: 'local', code: 'K7F2', page, campaign })).status).toBe(204)
      expect(await findPresses(app.store.db, 'K7F2')).toMatchObject([{ campaign: `facebook / ${'ñ'.repeat(89)}` }])
    })

    test.each(['/\0', '/ñ', '/a b', '/a\nb', '//\u202e'])('of the page %j is counted and not stored', async (page) => {
      expect((await press({ slug: 'local', code: 'K7F2', page })).status).toBe(204)
      expect(await findPresses(app.store.db, 'K7F2')).toEqual([])
    })

    test('of a page without property is stored and not counted', async () => {
      expect((await press({ kind: 'whatsapp', code: 'K7F2', page: '/contacto' })).status).toBe(204)
      const found = await findPresses(app.store.db, 'K7F2')
      expect(found).toMatchObject([{ propertyId: null, page: '/contacto', campaign: null }])
      expect(await counts()).toEqual([])
    })

    test('is deleted after a year, and the last of two with one code comes first', async () => {
      const before = { code: 'K7F2', page: '/a', campaign: null }
      const now = new Date()
      await addReference(app.store.db, before, null, new Date(now.getTime() - 366 * DAY_MS))
      await addReference(app.store.db, { ...before, page: '/b' }, null, new Date(now.getTime() - DAY_MS))
      await addReference(app.store.db, { ...before, page: '/c' }, null, now)
      expect((await findPresses(app.store.db, 'K7F2')).map(({ page }) => page)).toEqual(['/c', '/b'])
    })

    test('with a hostile code is refused', async () => {
      expect((await press({ code: "' or 1", page: '/' })).status).toBe(400)
    })
  })

  test('a page view and a bot are not counted', async () => {
    await app.visit('/propiedad/local', { headers: BROWSER })
    await app.visit('/propiedad/local.data', { headers: BROWSER })
    const act = () => new URLSearchParams({ kind: 'view', slug: 'local' })
    expect((await beacon(act(), { 'User-Agent': 'Googlebot/2.1' })).status).toBe(204)
    expect((await beacon(act(), {})).status).toBe(204)
    expect(await counts()).toEqual([])
  })

  test.each<[string, BodyInit]>([
    ['nothing', ''],
    ['an unknown act', 'kind=regalo&slug=local'],
    ['a hostile slug', "kind=view&slug=' or 1=1"],
    ['much', `kind=view&slug=local&x=${'x'.repeat(100_000)}`],
    ['bytes', new Uint8Array([0xff, 0x00, 0xfe])],
    ['JSON', '{"kind":"view","slug":"local"}'],
  ])('%s is refused', async (_case, body) => {
    expect((await beacon(body)).status).toBe(400)
    expect(await counts()).toEqual([])
  })

  test('an endless body is not read to its end', async () => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(1_024))
      },
    })
    const init = { method: 'POST', body, headers: BROWSER, duplex: 'half' } satisfies RequestInit & { duplex: 'half' }
    expect((await app.visit('/interes', init)).status).toBe(400)
    expect(sent).toBeLessThan(100)
  })

  test('beacons from another site are not counted', async () => {
    const act = new URLSearchParams({ kind: 'quote', slug: 'local' })
    expect((await beacon(act, { ...BROWSER, Origin: 'https://evil.example' })).status).toBe(403)
    expect([(await app.visit('/interes')).status, (await app.visit('/interes', { method: 'PUT' })).status]).toEqual([
      405, 405,
    ])
    expect(await counts()).toEqual([])
  })
})
