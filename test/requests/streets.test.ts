import { describe, expect, test } from 'vitest'
import type { Streets } from '#app/listing/map/streets/streets.ts'
import { shareApp } from '#test/shared-app.ts'

const MAP = '/propiedades?vista=mapa'
const FOREIGN = 'https://mapas.example'
const STYLE: Streets = { kind: 'style', url: `${FOREIGN}/calles/style.json?key=abc`, host: 'mapas.example' }
const FILE: Streets = { kind: 'tiles', url: '/maps/nuevo-leon.pmtiles', host: null }

/** The `connect-src` of a response. */
function connections(response: Response): string | undefined {
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  return policy.split('; ').find((part) => part.startsWith('connect-src'))
}

describe.each([
  ['nothing', null],
  ['a file of its own', FILE],
])('with %s', (_what, streets) => {
  const app = shareApp('sqlite', () => ({ streets }))

  test.each(['/', '/propiedades', MAP, `${MAP}&bbox=-100.4,25.6,-100.2,25.8`])(
    '%s may connect to no other site',
    async (path) => {
      const response = await app.visit(path)
      expect(connections(response)).toBe("connect-src 'self'")
      expect(response.headers.get('Content-Security-Policy')).toContain("worker-src 'self'")
      await response.text()
    },
  )

  test('the map gets the URL of the streets, the list does not', async () => {
    const told = async (path: string) => (await app.visit(path)).text()
    expect((await told(MAP)).includes(FILE.url)).toBe(streets !== null)
    expect(await told('/propiedades')).not.toContain(FILE.url)
  })
})

describe('with a style of another site', () => {
  const app = shareApp('sqlite', () => ({ streets: STYLE }))

  test('only pages with the map may connect to it', async () => {
    for (const path of [MAP, `${MAP}&category=renta`])
      expect(connections(await app.visit(path))).toBe(`connect-src 'self' ${FOREIGN}`)
    const others = ['/', '/propiedades', '/propiedades?vista=globo', '/nosotros', '/login', '/no-existe?vista=mapa']
    const policies = await Promise.all(others.map(async (path) => connections(await app.visit(path))))
    expect(new Set(policies)).toEqual(new Set(["connect-src 'self'"]))
  })

  test('no attribute of the page loads from it: nothing is requested before a visitor wants it', async () => {
    const html = await (await app.visit(MAP)).text()
    expect(html).toContain('mapas.example')
    expect(html).not.toMatch(/(?:href|src|action)="[^"]*mapas\.example/)
  })
})
