import type { Page } from '@playwright/test'
import { COMPLETE, openProperty } from './specimens.ts'
import { expect, test, visit } from './visitor.ts'

test.use({ firstVisit: true })

const PAGES = [
  '/',
  '/nosotros',
  '/servicios',
  '/servicios?servicio=hipotecario',
  '/propiedades',
  '/terminos-condiciones',
  '/aviso-privacidad',
  '/modal-test',
  '/contacto-confirmacion',
  '/favoritos',
  '/comparar',
  '/login',
]

/** Every URL outside the site that the browser requests. */
function watchForeign(page: Page, origin: string): string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(?:data|blob|about):/.test(url)) foreign.push(url)
  })
  return foreign
}

/** Scrolls to the end, so that everything that loads when it is nearly visible has loaded. */
async function readThrough(page: Page) {
  const step = 500
  const end = await page.evaluate(() => document.body.scrollHeight)
  for (let top = 0; top < end; top += step) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    // A browser without changes to paint draws no frame.
    await page.evaluate(
      () =>
        new Promise((seen) => {
          requestAnimationFrame(seen)
          setTimeout(seen, 1_000)
        }),
    )
  }
}

// Every kind of page, before the visitor answers. Visitors who have answered load the same scripts: it changes only
// the map, and a request to another site fails every journey of visitors who accepted (visitor.ts).
for (const [choice, pages] of [
  ['true', PAGES.slice(0, 1)],
  ['false', PAGES.slice(0, 1)],
  [null, PAGES],
] as const)
  test.describe(`of somebody who has ${choice === null ? 'not answered' : `answered '${choice}'`}`, () => {
    test.use({ cookieAnswer: choice })

    test(
      'a visit sends requests to no other site, except for the maps',
      { tag: '@movil' },
      async ({ page, baseURL }) => {
        test.slow()
        const foreign = watchForeign(page, String(baseURL))
        for (const path of pages) {
          await page.goto(path)
          await readThrough(page)
          await page.waitForLoadState('networkidle')
          expect(foreign, path).toEqual([])
        }
        await openProperty(page, COMPLETE)
        // Beside the map's frame from another site, a page may never be reported as idle.
        await readThrough(page)
        const maps = () => foreign.filter((url) => url.startsWith('https://www.google.com/maps'))
        const offer = page.getByRole('button', { name: 'Ver mapa' })
        await expect(choice === 'false' ? offer : page.getByTitle('Mapa de la zona')).toBeVisible()
        await expect.poll(() => maps().length).toBe(choice === 'false' ? 0 : 1)
        expect(foreign).toEqual(maps())
        expect(await page.context().cookies()).toEqual([])
      },
    )
  })

test('the site stores nothing in the browser beyond the stated data', { tag: '@movil' }, async ({ page }) => {
  await visit(page, '/')
  await openProperty(page, COMPLETE)
  const kept = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])
  expect(kept[0]).toEqual(['cookiesAccepted'])
  expect(kept[1]?.filter((key) => !/^property-|^react-router-|^remix-router-transitions$/.test(key))).toEqual([])
})
