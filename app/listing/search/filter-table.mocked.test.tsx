import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { FilterFields } from '#app/listing/page/filter-fields.tsx'
import { ListingForm } from '#app/listing/page/listing-form.tsx'
import { robotsTxt } from '#app/seo/robots-txt.ts'
import { catalogueOf } from '#test/factories/catalogue.ts'
import type { Filter } from './filter.ts'
import { FILTER_NAMES, filterOf } from './filter-table.ts'
import { appliedFilters, listingQuery } from './filter-url.ts'
import { UNCRAWLED_PARAMS } from './uncrawled-params.ts'
import { appliesToTypes, parseFilters } from './filters.ts'
import { list } from './list.ts'
import { readFilters } from './read-request.ts'

/** Filters that the product does not have, each defined in one place. */
const MADE_UP = vi.hoisted(() => ({
  madeUpHeight: {
    kind: 'bound',
    param: 'madeUpHeight',
    label: 'Desde',
    column: 'madeUpHeight',
    operator: '>=',
    figure: 'm',
    range: 'Altura libre en m',
  },
  madeUpClass: {
    kind: 'choice',
    param: 'madeUpClass',
    label: 'Clase',
    column: 'madeUpClass',
    options: ['a', 'b'],
    labels: { a: 'Clase A', b: 'Clase B' },
    control: 'pills',
    all: 'Todas',
  },
}))

vi.mock('./filter-table.ts', async (load) => {
  const { FILTERS } = await load<{ FILTERS: Record<string, Filter> }>()
  const filters: Record<string, unknown> = { ...FILTERS, ...MADE_UP }
  return { FILTERS: filters, FILTER_NAMES: Object.keys(filters), filterOf: (name: string) => filters[name] }
})

const ASKED = parseFilters(new URLSearchParams('madeUpHeight=9&madeUpClass=Clase+A&type=bodega'))

test('made-up filters are read from the URL and written back', () => {
  expect(ASKED).toMatchObject({ madeUpHeight: 9, madeUpClass: 'a', type: ['bodega'] })
  expect(listingQuery(ASKED)).toBe('?type=bodega&madeUpHeight=9&madeUpClass=a')
})

test('made-up filters have chips', () => {
  expect(appliedFilters(ASKED)).toEqual([
    { key: 'type', label: 'Tipo: Bodega', without: '?madeUpHeight=9&madeUpClass=a' },
    { key: 'madeUpHeight', label: 'Desde 9\u00A0m', without: '?type=bodega&madeUpClass=a' },
    { key: 'madeUpClass', label: 'Clase: Clase A', without: '?type=bodega&madeUpHeight=9' },
  ])
})

test('made-up filters have controls with the values of the URL', () => {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ListingForm filters={ASKED}>
          <FilterFields facets={{ municipality: { Apodaca: 2 } }} />
        </ListingForm>
      ),
    },
  ])
  const painted = renderToStaticMarkup(<Page />)
  expect(painted).toMatch(/Altura libre en m<.*name="madeUpHeight"[^>]*value="9"/s)
  expect(painted).toMatch(/>Clase<.*name="madeUpClass"[^>]*checked=""[^>]*value="a"/s)
  for (const name of FILTER_NAMES.filter((each) => each !== 'search' && appliesToTypes(filterOf(each), ['bodega'])))
    expect(painted).toContain(`name="${filterOf(name).param}"`)
  expect(painted, 'of another type').not.toContain('name="shopLevel"')
})

test('made-up filters narrow the list', () => {
  const property = (title: string, madeUpHeight: number, madeUpClass: string) => {
    const stored = { title, type: 'bodega' as const, madeUpHeight, madeUpClass }
    return stored
  }
  const catalogue = catalogueOf([property('Alta', 11, 'a'), property('Baja', 6, 'a'), property('Otra', 11, 'b')])
  expect(list(readFilters(ASKED, catalogue)).rows.map(({ title }) => title)).toEqual(['Alta'])
})

test('robots.txt excludes filters with unlimited values', () => {
  expect(robotsTxt('https://cerronorte.example', UNCRAWLED_PARAMS)).toContain('Disallow: /propiedades?madeUpHeight=')
  expect(UNCRAWLED_PARAMS).not.toContain('madeUpClass')
})
