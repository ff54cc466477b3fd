import { expect, test } from 'vitest'
import { routePatterns } from './route-patterns.ts'

const patternOf = routePatterns({
  root: { id: 'root', path: '' },
  site: { id: 'site', parentId: 'root' },
  home: { id: 'home', parentId: 'site', index: true },
  listing: { id: 'listing', parentId: 'site', path: 'propiedades' },
  common: { id: 'common', parentId: 'site', path: 'propiedades/:category/:type?/:municipality?/:zone?' },
  other: { id: 'other', parentId: 'site', path: '*' },
  panel: { id: 'panel', parentId: 'root', path: 'dashboard' },
  start: { id: 'start', parentId: 'panel', index: true },
  message: { id: 'message', parentId: 'panel', path: 'mensajes/:messageId' },
  sheet: { id: 'sheet', parentId: 'root', path: 'property/:propertyId/ficha.pdf' },
  images: { id: 'images', parentId: 'root', path: 'img/*' },
})

test.each([
  ['/', '/'],
  ['/_.data', '/'],
  ['/propiedades', '/propiedades'],
  ['/propiedades/', '/propiedades'],
  ['/propiedades.data', '/propiedades'],
  ['/propiedades/renta', '/propiedades/:category/:type?/:municipality?/:zone?'],
  ['/propiedades/renta/bodega/apodaca', '/propiedades/:category/:type?/:municipality?/:zone?'],
  ['/dashboard', '/dashboard'],
  ['/dashboard/mensajes/ana@example.com', '/dashboard/mensajes/:messageId'],
  ['/property/7/ficha.pdf', '/property/:propertyId/ficha.pdf'],
  ['/property/7/fichaXpdf', '/*'],
  ['/img/properties/1_a.jpg', '/img/*'],
  ['/lo/que/sea?ana@example.com', '/*'],
  ['//evil.example', '/*'],
])('%s belongs to %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern)
})
