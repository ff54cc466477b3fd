import { readFile, readdir } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LARGE_SCRIPTS } from '#app/http/deferred-scripts.server.ts'
import { LEAD_INTENTS } from '#app/leads/panel/lead-page.ts'
import { noticeOf } from '#app/site/notices.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { buildProperty } from '#test/factories/property.ts'
import { shareApp } from '#test/shared-app.ts'

/** The most kilobytes of compressed JavaScript that the listing may load, and the most files. */
const MOST_KILOBYTES = 140
const MOST_FILES = 15

/** What the code and the pages of leads say. */
const OF_LEADS = new RegExp(
  ['prospectos?', ...Object.values(LEAD_INTENTS)].map((text) => `\\b${text}\\b`).join('|'),
  'i',
)

const CLIENT = new URL('../../build/client/', import.meta.url)
const LINKS = /<link\b[^>]*modulepreload[^>]*>/g
const MODULES = /<script\b[^>]*type="module"[^>]*>([^]*?)<\/script>/g
const WAITING = /<script type="text\/plain" data-late=""[^>]*>([^]*?)<\/script>/g

/** The scripts of each route in the manifest of the build. */
type Manifest = {
  url: string
  entry: { module: string; imports: string[] }
  routes: Record<
    string,
    { module: string; clientActionModule?: string; clientLoaderModule?: string; imports?: string[] }
  >
}

const app = shareApp('sqlite')
let manifest: Manifest

beforeAll(async () => {
  const [name = ''] = (await built()).filter((file) => /^manifest-.*\.js$/.test(file))
  const [, json = ''] =
    /^window\.__reactRouterManifest=(.*);$/.exec(await readFile(new URL(`assets/${name}`, CLIENT), 'utf8')) ?? []
  manifest = JSON.parse(json)
})

beforeEach(async () => {
  await insertProperty(app.store.db, buildProperty({ title: 'Casa' }), { createdBy: null, now: new Date() })
})

describe.each([
  '/',
  '/nosotros',
  '/servicios',
  '/terminos-condiciones',
  '/aviso-privacidad',
  '/modal-test',
  '/propiedades',
  '/propiedades/venta',
  '/propiedad/casa',
  '/propiedad/ninguna',
  '/favoritos',
  '/comparar',
  '/contacto',
  '/contacto-confirmacion',
  '/no-existe',
])('the scripts of %s', (path) => {
  test('start late: all that the build lists, and none by itself', async () => {
    const { links, modules, waiting } = await scriptsOf(path)
    expect(links).toEqual([])
    expect([modules.length, waiting.length]).toEqual([1, 1])
    const [starter = '', code = ''] = [...modules, ...waiting]
    const asked = JSON.parse(/for \(const href of (\[[^\]]*\])\)/.exec(starter)?.[1] ?? '[]')
    expect(asked.toSorted()).toEqual(neededBy(code).toSorted())
    const large = [...starter.matchAll(/await import\("([^"]+)"\)/g)].map(([, script = '']) => script)
    expect(large.map((script) => /^\/assets\/([a-z]+)-/.exec(script)?.[1])).toEqual(LARGE_SCRIPTS)
    expect(asked).toEqual(expect.arrayContaining(large))
  })

  test('and the page itself have nothing of leads', async () => {
    const { html, waiting } = await scriptsOf(path)
    // The manifest names the routes of everybody.
    const scripts = neededBy(waiting[0] ?? '').filter((script) => script !== manifest.url)
    expect(html).not.toMatch(OF_LEADS)
    expect(await codeIn(scripts)).not.toMatch(OF_LEADS)
  })
})

test.each(['/login', '/signup', '/dashboard'])('the scripts of %s, where people work, start at once', async (path) => {
  const { visit } = path === '/dashboard' ? await app.signIn() : app
  const { links, modules, waiting } = await scriptsOf(path, visit)
  expect(links.length).toBeGreaterThan(0)
  expect([modules.length, waiting.length]).toEqual([1, 0])
})

test('the scripts of a lead are known by their words', async () => {
  const lead = manifest.routes['routes/staff/dashboard/leads/lead']
  expect(await codeIn([lead?.module ?? '', ...(lead?.imports ?? [])])).toMatch(OF_LEADS)
})

describe('the code of every page', () => {
  test('is in its named chunks, one file each', async () => {
    const files = await built()
    for (const name of LARGE_SCRIPTS)
      expect(files.filter((file) => new RegExp(`^${name}-[^.]+\\.js$`).test(file))).toHaveLength(1)
  })

  test('has a small size: the listing with all of its scripts', async () => {
    const { waiting } = await scriptsOf('/propiedades')
    const scripts = neededBy(waiting[0] ?? '')
    const sizes = await Promise.all(
      scripts.map(async (script) => (await readFile(new URL(`.${script}.br`, CLIENT))).byteLength),
    )
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000
    expect(kilobytes).toBeLessThan(MOST_KILOBYTES)
    expect(kilobytes).toBeGreaterThan(MOST_KILOBYTES / 2)
    expect(scripts.length).toBeLessThanOrEqual(MOST_FILES)
  })

  test('has no texts that only the panel shows, nor the fields of the filters, which come later', async () => {
    const { waiting } = await scriptsOf('/propiedades')
    const scripts = neededBy(waiting[0] ?? '')
    const code = await codeIn(scripts)
    expect(code).toContain('Ir al inicio')
    for (const late of [noticeOf('segundo-paso-activado').text, 'Este límite no se aplica.'])
      expect(code).not.toContain(late)
  })
})

test('every text file has a compressed copy with the same content', async () => {
  const files = await readdir(CLIENT, { recursive: true })
  const texts = files.filter((file) => /\.(?:js|css|svg|webmanifest)$/.test(file))
  expect(texts.length).toBeGreaterThan(100)
  for (const file of texts) {
    const small = await readFile(new URL(`${file}.br`, CLIENT))
    expect(brotliDecompressSync(small)).toEqual(await readFile(new URL(file, CLIENT)))
  }
})

async function built(): Promise<string[]> {
  return readdir(new URL('assets/', CLIENT))
}

async function codeIn(scripts: readonly string[]): Promise<string> {
  return (await Promise.all(scripts.map((script) => readFile(new URL(`.${script}`, CLIENT), 'utf8')))).join('')
}

async function scriptsOf(path: string, visit = app.visit) {
  const html = await (await visit(path)).text()
  const texts = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text)
  return { html, links: html.match(LINKS) ?? [], modules: texts(MODULES), waiting: texts(WAITING) }
}

/** All scripts of the routes of a page. @param code inline script that React Router runs on it */
function neededBy(code: string): string[] {
  const [, routes = ''] = /__reactRouterRouteModules = \{([^}]*)\}/.exec(code) ?? []
  const ids = [...routes.matchAll(/"([^"]+)":/g)].map(([, id = '']) => id)
  expect(Object.keys(manifest.routes)).toEqual(expect.arrayContaining(['root', ...ids]))
  const { url, entry } = manifest
  const needed = ids.flatMap((id) => {
    const route = manifest.routes[id]
    return [route?.clientActionModule, route?.clientLoaderModule, route?.module, ...(route?.imports ?? [])]
  })
  return [...new Set([url, entry.module, ...entry.imports, ...needed])].filter((script) => script !== undefined)
}
