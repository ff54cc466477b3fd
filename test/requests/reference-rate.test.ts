import { expect, test } from 'vitest'
import { dataForm } from '#app/agency/settings/data-form.ts'
import { sectionTexts } from '#app/agency/settings/section-form.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { openTestApp } from '#test/app.ts'
import { DEMO_AGENCY } from '#test/factories/agency.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'

test('the rate that the agency sets is used and shown with its day on every page that compares prices', async () => {
  const app = await openTestApp('sqlite')
  const rent = { vat: 'incluido' as const, category: 'renta', priceBase: null, pricePeriod: null, area: 100 } as const
  const made = { createdBy: null, now: new Date('2026-11-20T18:00:00Z') }
  const pesos = await insertProperty(
    app.store.db,
    buildProperty({ ...rent, title: 'En pesos', priceCents: 19_000_00, currency: 'MXN' }),
    made,
  )
  const dollars = await insertProperty(
    app.store.db,
    buildProperty({ ...rent, title: 'En dólares', priceCents: 1_000_00, currency: 'USD' }),
    made,
  )
  const page = async (path: string) => (await app.visit(path)).text()
  const titles = (html: string) => html.match(/(?<=>)En (?:pesos|dólares)(?=<\/h3>)/g)
  const cheapest = '/propiedades?sort=precio-asc'
  expect(titles(await page(cheapest))).toEqual(['En dólares', 'En pesos'])
  const { visit } = await app.signIn()
  const saved = await visit(
    '/dashboard/configuracion/agencia',
    posting({ ...sectionTexts(dataForm(2026), DEMO_AGENCY.datos), pesosPerDollar: '20.5' }),
  )
  expect(saved.status).toBe(303)
  const html = await page(cheapest)
  expect(titles(html)).toEqual(['En pesos', 'En dólares'])
  for (const text of [html, await page(`/comparar?p=${pesos.slug}&p=${dollars.slug}`)])
    expect(text).toContain('20.5 pesos por dólar del 20 nov 2026')
  expect(titles(await page('/propiedades?search=hasta 9.5 usd el m2'))).toEqual(['En pesos'])
  expect(app.failures).toEqual([])
  await app.close()
})
