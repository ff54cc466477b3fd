import { deepStrictEqual } from 'node:assert'
import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brandColor } from '#app/agency/look/brand-colors.server.ts'
import { loadDemo } from '#demo/load.ts'
import { openNewStore } from '#test/stores.ts'
import { type TestApp, openTestApp } from '#test/app.ts'
import { type Read, readDocument } from '#test/documents.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { schemaFaults } from '#test/schema-org.ts'
import { IS_SHORT } from '#test/tier.ts'

/** Milliseconds for the whole demo site on a busy machine. */
const PATIENCE = 900_000
const ORIGIN = 'http://cerronorte.test'
const CLIENT = new URL('../../build/client', import.meta.url)
/** Parameters of filters: their combinations are endless, and other tests cover them. */
const CHOICES =
  /[?&](?:search|vista|bbox|area|cerca|radio|sinpunto|location|municipality|state|type|category|minPrice|maxPrice|minArea|maxArea|sort|aviso)=/

/**
 * A service in its dialog, a form about a property, the second operation of a property: search engines index the same
 * document without the parameter.
 */
const VARIANTS =
  /^(\/servicios|\/contacto|\/propiedad\/[\w-]+)\?(?:servicio|propiedad|operacion)=[\w-]+(?:&operacion=\w+)?$/
/** The number of variants that are checked; every property has one. */
const ENOUGH_VARIANTS = 20
/** The number of sheets that are drawn; every property has one. */
const ENOUGH_SHEETS = IS_SHORT ? 1 : 20

type Page = Read & { path: string; status: number; private: boolean }

/**
 * The whole site as a crawler sees it: from the landing to everything that links, pictures and styles lead to, over the
 * demo catalogue. Every page of the sitemap must be found in this way too.
 */
describe('every reachable page', { timeout: PATIENCE }, () => {
  let app: TestApp
  const pages = new Map<string, Page>()
  /** The page on which each loaded URL was first found. */
  const loaded = new Map<string, string>()
  const dead: string[] = []
  let listed: string[] = []

  beforeAll(async () => {
    app = await openTestApp('sqlite', { store: await openNewStore('sqlite'), agency: null })
    await loadDemo({ store: app.store, files: app.files, now: app.parts.now })
    // The drawing of cards has its own tests; here each must only exist.
    const card = await buildPicture('jpeg', { width: 1200, height: 630 })
    app.parts.drawCard = async () => card
    drawFewSheets()
    const xml = await (await app.visit('/sitemap.xml')).text()
    listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => pathOf(address) ?? address)
    for (const [, image = ''] of xml.matchAll(/<image:loc>([^<]*)<\/image:loc>/g))
      loaded.set(pathOf(image) ?? image, 'sitemap')
    await crawl('/')
  }, PATIENCE)

  afterAll(async () => {
    await app.close()
  })

  /** Draws the first sheets; all other properties get the last of them. */
  function drawFewSheets() {
    const { drawSheet } = app.parts
    let drawn = 0
    let last: Promise<Uint8Array> = Promise.resolve(new Uint8Array())
    app.parts.drawSheet = (sheet) => {
      if ((drawn += 1) <= ENOUGH_SHEETS) last = drawSheet(sheet)
      return last
    }
  }

  async function crawl(start: string) {
    const waiting = new Map([[start, 'the start']])
    let variants = 0
    for (const [path, from] of waiting) {
      if (VARIANTS.test(path) && (variants += 1) > ENOUGH_VARIANTS) continue
      const page = await visitPage(path)
      if (!page) continue
      if (page.status !== 200) {
        dead.push(`${path} (${page.status}, linked from ${from})`)
        continue
      }
      pages.set(path, page)
      for (const link of page.links) {
        const next = pathOf(link, path)
        if (next !== null && !CHOICES.test(next) && !waiting.has(next)) waiting.set(next, path)
      }
      for (const address of [...page.loads, page.tags['og:image'] ?? '']) {
        const asset = pathOf(address, path)
        if (asset !== null && !loaded.has(asset)) loaded.set(asset, path)
      }
    }
  }

  /** Null for anything that is not a document. */
  async function visitPage(path: string): Promise<Page | null> {
    const response = await app.visit(path)
    const html = await response.text()
    if (response.status === 200 && !response.headers.get('Content-Type')?.startsWith('text/html')) return null
    const read = readDocument(html)
    const robots = `${response.headers.get('X-Robots-Tag') ?? ''} ${read.tags['robots'] ?? ''}`
    return { path, status: response.status, private: robots.includes('noindex'), ...read }
  }

  /** The pages that search engines index. */
  function open(): Page[] {
    return [...pages.values()].filter((page) => !page.private && !VARIANTS.test(page.path))
  }

  test('is served, and there are as many as the catalogue has', async () => {
    expect(dead).toEqual([])
    const { total } = await app.store.db
      .selectFrom('properties')
      .where('status', '=', 'disponible')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    expect(open().filter(({ path }) => path.startsWith('/propiedad/'))).toHaveLength(total)
    deepStrictEqual(app.failures, [])
  })

  test('loads no missing files and nothing from other sites', async () => {
    const missing: string[] = []
    for (const [path, from] of loaded) if (!(await isThere(path))) missing.push(`${path} (${from})`)
    expect(missing).toEqual([])
    const foreign = [...pages.values()].flatMap((page) =>
      page.loads.filter((address) => pathOf(address, page.path) === null && !isMap(address)),
    )
    expect(foreign).toEqual([])
  })

  test('is in the sitemap or is a later page of a list, and the sitemap has no others', () => {
    const reached = new Set(open().map(({ path }) => path))
    expect(listed.filter((path) => !reached.has(path))).toEqual([])
    const named = new Set(listed)
    expect([...reached].filter((path) => !named.has(path) && !/\?page=\d+$/.test(path))).toEqual([])
  })

  test('has its own address as its canonical URL', () => {
    const own = ({ path, canonical }: Page) => canonical === ORIGIN + path
    expect(open().filter((page) => !own(page))).toEqual([])
    const variants = [...pages.values()].filter(({ path }) => VARIANTS.test(path))
    expect(variants.length).toBeGreaterThan(0)
    for (const { path, canonical } of variants) expect(canonical).toBe(ORIGIN + VARIANTS.exec(path)?.[1])
  })

  test('has a unique title and description', () => {
    expect(repeated(open().map(({ title }) => title))).toEqual([])
    expect(repeated(open().map(({ tags }) => tags['description'] ?? ''))).toEqual([])
    expect(open().filter(({ title, tags }) => !title || !tags['description'])).toEqual([])
  })

  test('has one main heading', () => {
    expect([...pages.values()].filter(({ headings }) => headings !== 1).map(({ path }) => path)).toEqual([])
  })

  test('has its own picture for sharing', () => {
    for (const { path, tags } of open()) {
      const expected = /^\/(?:propiedad|conjunto)\//.test(path)
        ? /\/og\/[\w-]+\/(?:conjunto-)?[\da-f]{16}\.jpg$/
        : /\/og\/agencia\/agencia-[\da-f]{16}\.jpg$/
      expect(tags['og:image']).toMatch(expected)
      expect(tags).toMatchObject({
        'og:title': expect.any(String),
        'og:url': ORIGIN + path,
        'twitter:card': 'summary_large_image',
      })
    }
  })

  test('has only structured data that schema.org defines', () => {
    expect(open().flatMap(({ data }) => data.flatMap(schemaFaults))).toEqual([])
  })

  test('can be installed: the manifest and its icons exist in their stated sizes', async () => {
    const manifest = await (await app.visit('/manifest.webmanifest')).json()
    expect(manifest).toMatchObject({
      name: 'Cerro Norte · Inmobiliaria Comercial',
      lang: 'es-MX',
      start_url: '/',
      theme_color: brandColor('plane'),
    })
    const drawn = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')
    expect(drawn.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true)
    for (const { src, sizes } of drawn) {
      const { width, height } = await sharp(fileURLToPath(new URL(`.${src}`, `${CLIENT.href}/`))).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
  })

  async function isThere(path: string): Promise<boolean> {
    const file = await stat(new URL(`.${path}`, `${CLIENT.href}/`)).catch(() => null)
    if (file?.isFile()) return true
    const response = await app.visit(path)
    await response.body?.cancel()
    return response.status === 200
  }
})

/** The path of an address of the site, without its fragment; null for anything else (mail, phone, another site). */
function pathOf(address: string, from = '/'): string | null {
  if (!URL.canParse(address, ORIGIN + from)) return null
  const url = new URL(address, ORIGIN + from)
  return url.origin === ORIGIN ? url.pathname + url.search : null
}

function isMap(address: string): boolean {
  return address.startsWith('https://www.google.com/maps')
}

function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => seen.size === seen.add(text).size)
}
