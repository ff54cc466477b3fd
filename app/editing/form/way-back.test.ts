import { expect, test } from 'vitest'
import { listIn, openedFrom, waysOn } from './way-back.ts'
import { noticeIn } from '#app/site/notices.ts'

const SITE = 'https://cerronorte.example'

test.each([
  ['/dashboard/propiedades?search=nave&page=3'],
  ['/dashboard/propiedades?falta=fotos'],
  ['/dashboard/alertas?nivel=critical'],
  ['/dashboard/cambios/019a4a10-0000-7000-8000-000000000001?page=2'],
  ['/dashboard/propietarios/019a4a10-0000-7000-8000-000000000001'],
  ['/dashboard/conjuntos/019a4a10-0000-7000-8000-000000000001/espacios'],
])('a form that was opened from %s leads back there, to the row', (list) => {
  expect(listIn(SITE + list)).toBe(list)
  const links = waysOn('019a4a10-0000-7000-8000-000000000002', list, null)
  const notice = noticeIn(new URLSearchParams({ aviso: 'propiedad-actualizada', ...links }))
  expect(notice?.links?.[0]).toEqual({
    label: 'Volver a la lista',
    to: `${list}#propiedad-019a4a10-0000-7000-8000-000000000002`,
  })
})

test.each(['/dashboard', '/login', '/propiedades', '/dashboards/propiedades', ''])(
  '%j is no list of the panel',
  (path) => {
    expect(listIn(SITE + path)).toBeNull()
  },
)

test.each([null, 'nada'])('%j is no address', (referrer) => {
  expect(listIn(referrer)).toBeNull()
})

test('the list loses a notice that it showed', () => {
  const list = '/dashboard/propiedades?search=nave&aviso=propiedad-pausada'
  expect(listIn(SITE + list)).toBe('/dashboard/propiedades?search=nave')
})

test('the list in the address wins over the page that the form was opened from', () => {
  const url = `${SITE}/edit-property/1?${new URLSearchParams({ lista: '/dashboard/alertas' })}`
  const from = (address: string) => openedFrom(new Request(address, { headers: { Referer: `${SITE}/dashboard/mapa` } }))
  expect([from(url), from(`${SITE}/edit-property/1`)]).toEqual(['/dashboard/alertas', '/dashboard/mapa'])
})

test.each([
  '//evil.example',
  'https://evil.example/dashboard/x',
  '/dashboard//evil',
  '/dashboard/x\\y',
  'javascript:1',
])('a notice never leads to %j', (lista) => {
  const links = noticeIn(new URLSearchParams({ aviso: 'propiedad-actualizada', lista }))?.links ?? []
  expect(links.filter(({ to }) => !to.startsWith('/dashboard/'))).toEqual([])
})
