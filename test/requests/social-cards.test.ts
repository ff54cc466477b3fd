import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { readDocument } from '#test/documents.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { buildProperty } from '#test/factories/property.ts'
import { renameProperty } from '#test/factories/rename-property.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const KEY = 'properties/1_a.jpg'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let drawn = 0

  beforeAll(async () => {
    const { drawCard } = app.parts
    app.parts.drawCard = (card) => {
      drawn += 1
      return drawCard(card)
    }
  })

  beforeEach(async () => {
    await app.files.deleteAll()
    await app.files.put(KEY, await buildPicture('jpeg', { width: 1200, height: 800 }))
    const photo = { id: 'p', key: KEY, contentHash: 'p', width: 1200, height: 800, bytes: 1, createdAt: 'x' }
    await app.store.db.insertInto('photos').values(photo).execute()
    drawn = 0
  })

  function insert(overrides: Partial<PropertyInput> = {}) {
    const input = buildProperty({ title: 'Casa', photos: [{ photoId: 'p', alt: null }], ...overrides })
    return insertProperty(app.store.db, input, { createdBy: null, now: NOW })
  }

  async function cardOf(path: string): Promise<string> {
    const { tags } = readDocument(await (await app.visit(path)).text())
    return new URL(tags['og:image'] ?? '').pathname
  }

  test('the social card of a page is a JPEG of 1200×630 that is drawn once and immutable', async () => {
    await insert()
    const path = await cardOf('/propiedad/casa')
    const answers = await Promise.all([app.visit(path), app.visit(path), app.visit(path)])
    const cards = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
    expect(Object.fromEntries(answers[0]?.headers ?? [])).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(cards[0]?.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await sharp(cards[0]).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(cards[1]).toEqual(cards[0])
    await (await app.visit(path)).arrayBuffer()
    expect(drawn).toBe(1)
  })

  test('another price, title or photo changes the URL of the card; other changes do not', async () => {
    await insert()
    const before = await cardOf('/propiedad/casa')
    await app.store.db.updateTable('properties').set({ description: 'otra' }).execute()
    expect(await cardOf('/propiedad/casa')).toBe(before)
    await app.store.db.updateTable('properties').set({ priceCents: 1 }).execute()
    const cheaper = await cardOf('/propiedad/casa')
    expect(cheaper).not.toBe(before)
    await app.store.db.deleteFrom('propertyPhotos').execute()
    expect(await cardOf('/propiedad/casa')).not.toBe(cheaper)
    const old = await app.visit(before)
    expect([old.status, old.headers.get('Location')]).toEqual([302, await cardOf('/propiedad/casa')])
    expect(old.headers.get('Cache-Control')).not.toContain('immutable')
  })

  test('a lost photo gives a card without it, which is not stored', async () => {
    await insert()
    const path = await cardOf('/propiedad/casa')
    await app.files.delete(KEY)
    expect((await app.visit(path)).status).toBe(200)
    expect((await app.visit(path)).status).toBe(200)
    expect(drawn).toBe(2)
  })

  test('the card of a renamed property redirects to the current one', async () => {
    const { id } = await insert()
    await renameProperty(app.store, id, 'Casa grande', NOW)
    const response = await app.visit('/og/casa/a%0d%0ab.jpg')
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/og/casa-grande/a%0D%0Ab.jpg'])
  })

  test('a hidden property has no card, even if it was drawn before', async () => {
    const { id } = await insert()
    const path = await cardOf('/propiedad/casa')
    await (await app.visit(path)).arrayBuffer()
    for (const status of ['pausada', 'separada', 'vendida'] as const) {
      await app.store.db.updateTable('properties').set({ status }).execute()
      expect((await app.visit(path)).status).toBe(404)
    }
    await deleteProperty({ db: app.store.db, actor: { id: null, name: null }, now: NOW }, id)
    expect((await app.visit(path)).status).toBe(410)
  })

  test.each(['/og/ninguna/1.jpg', '/og/%00/1.jpg', '/og/..%2f..%2fx/1.jpg', '/img/og/x.jpg'])(
    '%s is not a card',
    async (path) => {
      expect((await app.visit(path)).status).toBe(404)
    },
  )
})
