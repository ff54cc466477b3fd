import { describe, expect, test } from 'vitest'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { openSitemap } from './sitemap.server.ts'

const publicUrl = 'https://cerronorte.example'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  async function fill(count: number) {
    const titles = Array.from({ length: count }, (_, at) => `Bodega ${at}`)
    await insertMany(
      store().db,
      titles.map((title, at) => ({ input: buildProperty({ title, status: at % 4 === 3 ? 'vendida' : 'disponible' }) })),
    )
  }

  async function read(part: number | null, partSize?: number): Promise<string | null> {
    const sitemap = await openSitemap({ store: store(), publicUrl, partSize }, part)
    if (!sitemap) return null
    let xml = ''
    for await (const piece of sitemap) xml += piece
    return xml
  }

  function properties(xml: string | null): string[] {
    return [...(xml ?? '').matchAll(/<loc>([^<]*\/propiedad\/[^<]*)<\/loc>/g)].map(([, address = '']) => address)
  }

  test('one part has everything, with any number of batches', async () => {
    await fill(1_400)
    const xml = await read(null)
    expect(new Set(properties(xml)).size).toBe(1_050)
    expect(xml).toContain(`<loc>${publicUrl}/propiedades/renta/bodega/apodaca</loc>`)
    expect(xml).toMatch(/^<\?xml[^]*<urlset[^]*<\/urlset>\n$/)
    expect(await read(1)).toBeNull()
  })

  test('beyond one part an index lists all of them, and each property is in one part', async () => {
    await fill(20)
    const index = await read(null, 4)
    const parts = [...(index ?? '').matchAll(/part=(\d+)<\/loc>/g)].map(([, part]) => Number(part))
    expect(parts).toEqual([0, 1, 2, 3, 4])
    expect(index).not.toContain('<url>')
    const listed = await Promise.all(parts.map(async (part) => properties(await read(part, 4))))
    expect(listed.map(({ length }) => length)).toEqual([0, 4, 4, 4, 3])
    expect(new Set(listed.flat()).size).toBe(15)
    expect(await read(5, 4)).toBeNull()
  })

  test('the sitemap of an empty catalogue has the pages of the site', async () => {
    const xml = await read(null)
    expect(xml).toContain(`<loc>${publicUrl}/</loc>`)
    expect(xml).not.toMatch(/\/propiedad\/|\/propiedades\//)
  })
})
