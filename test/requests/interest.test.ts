import { beforeEach, describe, expect, test } from 'vitest'
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
