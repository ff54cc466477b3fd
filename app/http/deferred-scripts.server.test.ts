import { describe, expect, test } from 'vitest'
import { LARGE_SCRIPTS, UnexpectedScripts, deferScripts, deferScriptsOrReport } from './deferred-scripts.server.ts'

const GROUPS = LARGE_SCRIPTS.map((name) => `/assets/${name}-Ab_1.js`)
/** In a different order from the one in which they run. */
const SCRIPTS = ['/assets/manifest.js', '/assets/entry.js', ...GROUPS.toReversed(), '/assets/listing.js']
const LINKS = SCRIPTS.map((href) => `<link rel="modulepreload" href="${href}"/>`).join('')
const CODE = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
window.__reactRouterRouteModules = {"root":route0};
const dollars = "$& $1";
import("/assets/entry.js");`
const NONCE = 'Ab_1'
const RUNNER = `<script nonce="${NONCE}" type="module" async="">${CODE}</script>`
const PAGE = `<!DOCTYPE html><html><head><title>A</title><link rel="preload" href="/a.woff2" as="font"/>${LINKS}</head><body><p>import "nada";</p><script>window.x = 1</script>${RUNNER}<!--$--><script>window.y = 2</script><!--/$--></body></html>`

describe('the scripts of a page', () => {
  const late = deferScripts(PAGE, NONCE)
  const [starter = ''] = /<script type="module" [^>]*>[^]*?<\/script>/.exec(late) ?? []

  test('are not preloaded or started by the page itself', () => {
    expect(late).not.toMatch(/<link rel="modulepreload"/)
    expect(late.match(/<script[^>]*type="module"/g)).toHaveLength(1)
    expect(starter).not.toMatch(/^\s*import\b/m)
  })

  test('are all requested at once when the delay is over', () => {
    const time = starter.indexOf('await new Promise')
    const fetched = starter.indexOf(JSON.stringify(SCRIPTS))
    expect(time).toBeGreaterThan(0)
    expect(fetched).toBeGreaterThan(time)
    expect(starter.indexOf('await import(')).toBeGreaterThan(fetched)
  })

  test('run their large chunks one by one before the rest, in the order of their dependencies', () => {
    const imports = [...starter.matchAll(/await import\("([^"]+)"\)/g)]
    expect(imports.map(([, path]) => path)).toEqual(GROUPS)
    expect(starter.indexOf('script[data-late]')).toBeGreaterThan(imports.at(-1)?.index ?? Infinity)
  })

  test("leave React Router's inline script in its place until the starter runs it", () => {
    const waiting = /<script[^>]* type="text\/plain" data-late=""[^>]*>([^]*?)<\/script>(<script type="module")?/.exec(
      late,
    )
    expect(waiting?.[1]).toBe(CODE)
    expect(waiting?.[2]).toBeDefined()
  })

  test('have the nonce of the render, which the policy of the document requires', () => {
    const tags = late
      .slice(late.indexOf(RUNNER.slice(0, 10), late.indexOf('window.x')))
      .match(/<script[^>]*(?:module|data-late)[^>]*>/g)
    expect(tags).toHaveLength(2)
    for (const tag of tags ?? []) expect(tag).toContain(` nonce="${NONCE}"`)
  })

  test('leave the content of the page and its other scripts unchanged', () => {
    expect(late).toContain('<link rel="preload" href="/a.woff2" as="font"/></head>')
    expect(late).toContain('<p>import "nada";</p><script>window.x = 1</script>')
    expect(late).toMatch(/<!--\$--><script>window\.y = 2<\/script><!--\/\$--><\/body><\/html>$/)
  })
})

test.each([
  ['in another order', LINKS.replaceAll(/rel="modulepreload" (href="[^"]+")/g, '$1 rel="modulepreload"')],
  ['with more of them', LINKS.replaceAll('<link ', '<link crossorigin="" nonce="a" ')],
  ['closed as HTML does', LINKS.replaceAll('/>', '>')],
])('attributes %s change nothing', (_case, links) => {
  expect(deferScripts(PAGE.replace(LINKS, links), NONCE)).toBe(deferScripts(PAGE, NONCE))
})

const UNKNOWN = [
  ['no script that runs the others', PAGE.replace(RUNNER, '')],
  ['one that is no module', PAGE.replace('type="module" async=""', 'defer=""')],
  ['two of them', PAGE.replace(RUNNER, RUNNER + RUNNER)],
  ['links of which one is written otherwise', PAGE.replace('rel="modulepreload"', 'rel=modulepreload')],
  ['links without an address', PAGE.replace('href="/assets/listing.js"', 'imagesrcset="/assets/listing.js"')],
  ['scripts that no link names', PAGE.replaceAll('modulepreload', 'preload')],
  ...LARGE_SCRIPTS.map((name) => [`no large script ${name}`, PAGE.replace(`/${name}-`, `/other-`)] as const),
] as const

describe.each(UNKNOWN)('a page with %s', (_case, page) => {
  test('is rejected as unexpected', () => {
    expect(() => deferScripts(page, NONCE)).toThrow(UnexpectedScripts)
  })

  test('is sent unchanged, and reported to the operator once', () => {
    const told: unknown[] = []
    const report = (failure: unknown) => void told.push(failure)
    const asked = { requestId: 'a', url: 'http://cerronorte.test/', method: 'GET' }
    expect(deferScriptsOrReport(page, NONCE, report, asked)).toBe(page)
    expect(deferScriptsOrReport(page, NONCE, report, { ...asked, requestId: 'b' })).toBe(page)
    expect(told).toEqual([{ ...asked, error: expect.any(UnexpectedScripts) }])
  })
})

test('a page with the expected scripts is not reported', () => {
  const report = () => expect.fail('told')
  expect(deferScriptsOrReport(PAGE, NONCE, report, { requestId: 'a', url: '', method: 'GET' })).toBe(
    deferScripts(PAGE, NONCE),
  )
})
