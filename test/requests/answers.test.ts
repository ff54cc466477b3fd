import { deepStrictEqual } from 'node:assert'
import { hash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { compress } from '#server/compress.ts'
import { type TestApp, openTestApp } from '#test/app.ts'
import { buildProperty } from '#test/factories/property.ts'
import { publicKeyOf } from '#test/public-key.ts'

const PHOTO = 'properties/1700000000000_fachada.jpg'
const PLACEHOLDER = /^<svg[\s>]/

/** One path for every kind of response. */
const ANSWERS = [
  ['the landing', '/', 200],
  ['the listing', '/propiedades', 200],
  ['its data', '/propiedades.data', 200],
  ['a page about the agency', '/nosotros', 200],
  ['a property', '/propiedad/casa', 200],
  ['a property in other letters', '/propiedad/CASA', 301],
  ['an unknown property', '/propiedad/ninguna', 404],
  ['an unknown path', '/no-existe', 404],
  ['a redirect', '/admin', 302],
  ['the state of health', '/healthz', 200],
  ['a common search', '/propiedades/renta/bodega', 200],
  ['a common search that finds nothing', '/propiedades/venta', 404],
  ['the sitemap', '/sitemap.xml', 200],
  ['what robots may read', '/robots.txt', 200],
  ['a card', '/og/casa/old.jpg', 302],
  ['no card', '/og/ninguna/1.jpg', 404],
  ['a photo', `/img/${PHOTO}`, 200],
  ['a lost photo', '/img/properties/1_none.jpg', 404],
] as const

let app: TestApp

beforeAll(async () => {
  app = await openTestApp('sqlite')
  const createdAt = new Date().toISOString()
  const photo = { id: 'p', key: PHOTO, contentHash: 'p', width: 1200, height: 800, bytes: 9, createdAt }
  await app.store.db.insertInto('photos').values(photo).execute()
  const property = buildProperty({ title: 'Casa', photos: [{ photoId: 'p', alt: null }] })
  await insertProperty(app.store.db, property, { createdBy: null, now: new Date() })
  await app.files.put(PHOTO, 'the photo')
  await app.files.put(`${PHOTO}.400.webp`, 'a variant')
})

afterEach(() => deepStrictEqual(app.failures.splice(0), []))

afterAll(() => app.close())

describe.each(ANSWERS)('%s', (_kind, path, status) => {
  test('has the security headers and the request number, and other sites cannot read it', async () => {
    const response = await app.visit(path, { headers: { Origin: 'https://otro.example' } })
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('geolocation=(self)'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect(response.headers.get('Strict-Transport-Security'), 'not served by https').toBeNull()
    const unwanted = ['X-Powered-By', 'Access-Control-Allow-Origin'].filter((name) => response.headers.has(name))
    expect(unwanted).toEqual([])
    await response.text()
  })

  test('has a content type with its charset for text', async () => {
    const response = await app.visit(path)
    const type = response.headers.get('Content-Type')
    if ((await response.text()) === '') return
    // The data of React Router have their own content type, which is always UTF-8.
    expect(type).toMatch(/^(?:text\/(?:html|plain)|application\/xml); charset=utf-8$|^text\/x-script$|^image\/\w/)
  })

  test('answers HEAD with the same status and type, without a body', async () => {
    const [head, whole] = [await app.visit(path, { method: 'HEAD' }), await app.visit(path)]
    expect(head.status).toBe(status)
    expect(head.headers.get('Content-Type')).toBe(whole.headers.get('Content-Type'))
    expect(await head.text()).toBe('')
    await whole.text()
  })

  test.each(['DELETE', 'PROPFIND'])('refuses %s, lists the allowed methods, and reports no failure', async (method) => {
    const response = await app.visit(path, { method })
    const unknown = path === '/no-existe' && method === 'DELETE'
    expect([response.status, response.headers.get('Allow')]).toEqual(unknown ? [404, null] : [405, 'GET, HEAD'])
    expect(await response.text()).not.toMatch(/Unexpected|Algo salió mal/)
  })

  test('lists the allowed methods for OPTIONS and does nothing else', async () => {
    const response = await app.visit(path, { method: 'OPTIONS' })
    expect([response.status, response.headers.get('Allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
    expect(await response.text()).toBe('')
  })
})

describe.each(['/contacto', '/login', '/logout', '/login.data', '/add-property'])(
  '%s, which accepts a form,',
  (path) => {
    test.each(['PUT', 'PATCH', 'DELETE'])('refuses %s', async (method) => {
      const response = await app.visit(path, { method })
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST'])
      expect(response.headers.get('Set-Cookie')).toBeNull()
      expect(await response.text()).toContain('Esta dirección no recibe lo que se envió y no se hizo nada.')
    })

    test('lists the allowed methods', async () => {
      const response = await app.visit(path, { method: 'OPTIONS' })
      expect(response.headers.get('Allow')).toBe('GET, HEAD, POST, OPTIONS')
    })
  },
)

test.each(['/', '/propiedades', '/propiedades.data', '/sitemap.xml'])(
  '%s has a type that is compressed',
  async (path) => {
    const request = new Request(`http://cerronorte.test${path}`, { headers: { 'Accept-Encoding': 'br' } })
    const response = await compress(request, await app.visit(path))
    expect(response.headers.get('Content-Encoding')).toBe('br')
    await response.arrayBuffer()
  },
)

test('two requests never have the same number', async () => {
  const ids = await Promise.all([1, 2].map(async () => (await app.visit('/healthz')).headers.get('X-Request-Id')))
  expect(new Set(ids).size).toBe(2)
})

describe.each([
  '/',
  '/nosotros',
  '/servicios?servicio=hipotecario',
  '/terminos-condiciones',
  '/aviso-privacidad',
  '/modal-test',
  '/propiedades?search=x',
  '/propiedades/renta',
  '/propiedades/venta',
  '/propiedad/casa',
  '/propiedad/ninguna',
  '/no-existe',
])('the document %s', (path) => {
  test('allows each of its inline scripts by hash and has no inline style that the policy forbids', async () => {
    const { html, allowed, policy } = await allowedScripts(path)
    expect(allowed).toEqual(new Set(inlineScripts(html).map(sourceOf)))
    expect(allowed.size).toBeGreaterThan(0)
    expect(policy).not.toMatch(/script-src[^;]*unsafe-/)
    expect(html).not.toMatch(/<style[ >]|<[a-z][^>]* (?:style|on[a-z]+)="|javascript:/)
  })

  test('has the same bytes for everybody, without the nonce of its render', async () => {
    const [first, second] = [await allowedScripts(path), await allowedScripts(path)]
    expect(first).toEqual(second)
    expect(first.html).not.toContain('nonce')
    expect(first.policy).not.toContain('nonce')
  })

  test('is in Spanish, with one heading and its own title', async () => {
    const html = await (await app.visit(path)).text()
    expect(html).toMatch(/^<!DOCTYPE html><html lang="es-MX">/)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    // Drawings have titles, too.
    const [head = ''] = html.split('</head>')
    expect(head.match(/<title>[^<]+<\/title>/g)).toHaveLength(1)
  })
})

test.each(['/dashboard', '/dashboard/propiedades', '/dashboard/nada'])(
  'the panel (%s) allows each of its inline scripts, too',
  async (path) => {
    const { visit } = await app.signIn()
    const { html, allowed } = await allowedScripts(path, visit)
    expect(allowed).toEqual(new Set(inlineScripts(html).map(sourceOf)))
    expect(allowed.size).toBeGreaterThan(0)
    expect(html).not.toContain('nonce')
  },
)

describe('images', () => {
  test('a photo is served as it was stored, with an immutable public URL', async () => {
    const response = await app.visit(`/img/${await publicKeyOf(app.store.db, PHOTO)}`)
    expect(await response.text()).toBe('the photo')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': '9',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const byName = await app.visit(`/img/${PHOTO}`)
    expect([await byName.text(), byName.headers.get('Cache-Control')]).toEqual(['the photo', 'public, max-age=60'])
  })

  test('a variant is immutable; while it is due the photo is served for a short time instead', async () => {
    const shown = await publicKeyOf(app.store.db, PHOTO)
    const made = await app.visit(`/img/${shown}.400.webp`)
    expect([await made.text(), made.headers.get('Content-Type')]).toEqual(['a variant', 'image/webp'])
    expect(made.headers.get('Cache-Control')).toContain('immutable')
    const due = await app.visit(`/img/${shown}.800.avif`)
    expect([await due.text(), due.headers.get('Content-Type')]).toEqual(['the photo', 'image/jpeg'])
    expect(due.headers.get('Cache-Control')).toBe('public, max-age=60')
  })

  test.each([
    'properties/1_none.jpg',
    'properties/0123456789abcdef0123456789abcdef.jpg',
    'x',
    '',
    'properties/..%2f..%2fcerro-norte.sqlite',
    '..%2f..%2fetc%2fpasswd',
    '%00',
    'properties/%00.jpg',
  ])('a lost photo (/img/%s) is a 404 that shows the default image', async (key) => {
    const response = await app.visit(`/img/${key}`)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'image/svg+xml'])
    expect(await response.text()).toMatch(PLACEHOLDER)
  })
})

async function allowedScripts(path: string, visit = app.visit) {
  const response = await visit(path)
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  return { html: await response.text(), policy, allowed: new Set(policy.match(/'sha256-[^']+'/g)) }
}

/** Texts of the inline scripts that a browser runs, without structured data. */
function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?! [^>]*(?:src=|type="application\/ld\+json"))[^>]*>([^]*?)<\/script>/g)
  return [...scripts].map(([, text = '']) => text)
}

function sourceOf(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`
}
