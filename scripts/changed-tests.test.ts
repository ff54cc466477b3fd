import { expect, test } from 'vitest'
import { testsOfRoutes, touchedRoutes } from './changed-tests.ts'

const LISTING = {
  file: 'app/routes/public/listing.tsx',
  pattern: '/propiedades',
  text: "import { ListingScreen } from '#app/listing/page/listing-screen.tsx'",
}
const PROPERTY = { file: 'app/routes/public/property.tsx', pattern: '/propiedad/:propertySlug', text: '' }

test('a route is touched by its own file and by a file that it imports', () => {
  expect(touchedRoutes([LISTING, PROPERTY], ['app/listing/page/listing-screen.tsx'])).toEqual([LISTING])
  expect(touchedRoutes([LISTING, PROPERTY], ['app/routes/public/property.tsx', 'README.md'])).toEqual([PROPERTY])
})

test('a test belongs to a route when it names its address as a whole', () => {
  const tests = [
    { file: 'a.spec.ts', text: "visit(page, '/propiedades?type=bodega')" },
    { file: 'b.spec.ts', text: "visit(page, '/propiedades/renta')" },
    { file: 'c.spec.ts', text: "visit(page, '/propiedad/nave-apodaca')" },
  ]
  expect(testsOfRoutes([LISTING], tests)).toEqual(['a.spec.ts'])
  expect(testsOfRoutes([PROPERTY], tests)).toEqual(['c.spec.ts'])
  expect(testsOfRoutes([{ file: 'app/routes/public/home.tsx', pattern: '/' }], tests)).toEqual([])
})
