import { expect, test } from 'vitest'
import { noticePath } from './notice-path.ts'
import { noticeIn, withoutNotice } from './notices.ts'

test('an address carries a notice that its page can read', () => {
  const path = noticePath('/propiedades', 'propiedad-no-encontrada')
  expect(path).toBe('/propiedades?aviso=propiedad-no-encontrada')
  expect(noticeIn(new URL(path, 'http://x').searchParams)).toEqual({
    kind: 'failure',
    text: 'La propiedad no fue encontrada',
  })
})

test('a notice is added to the existing parameters', () => {
  expect(noticePath('/propiedades?type=local', 'propiedad-no-encontrada')).toBe(
    '/propiedades?type=local&aviso=propiedad-no-encontrada',
  )
})

test.each(['', 'otra', 'toString', '__proto__', '<b>hola</b>'])('the code %j shows nothing', (code) => {
  expect(noticeIn(new URLSearchParams({ aviso: code }))).toBeNull()
})

test('removing the notice keeps the other parameters', () => {
  const params = new URLSearchParams('type=local&aviso=propiedad-no-encontrada&page=2')
  expect(withoutNotice(params).toString()).toBe('type=local&page=2')
  expect(params.has('aviso')).toBe(true)
})

test('the links of a notice lead only to pages of the panel and are removed with it', () => {
  const links = { lista: '/dashboard/propiedades?search=nave&page=2#propiedad-a1', ver: '/property/a1' }
  const path = noticePath('/dashboard', 'propiedad-actualizada', links)
  const { searchParams } = new URL(path, 'http://x')
  expect(noticeIn(searchParams)).toMatchObject({
    links: [
      { to: links.lista, label: 'Volver a la lista' },
      { to: links.ver, label: 'Ver la propiedad' },
    ],
  })
  expect(withoutNotice(searchParams).toString()).toBe('')
  for (const lista of [
    '//otro.example',
    'https://otro.example/dashboard/propiedades',
    '/dashboard/propiedades\\x',
    '/logout',
  ])
    expect(noticeIn(new URLSearchParams({ aviso: 'propiedad-actualizada', lista }))).not.toHaveProperty('links')
})

test.each<[string, string]>([
  ['$420 MXN al mes → $500 MXN al mes', ' Precio por m²: $420 MXN al mes → $500 MXN al mes.'],
  ['$10,000 MXN → sin dato', ' Precio por m²: $10,000 MXN → sin dato.'],
  ['USD\u00A04.20 al mes → USD\u00A05 al mes', ' Precio por m²: USD\u00A04.20 al mes → USD\u00A05 al mes.'],
  ['cambió en 3 espacios', ' Precio por m²: cambió en 3 espacios.'],
  ['Llama al 81 1234 5678', ''],
  ['$420 MXN → $500 MXN <b>', ''],
  ['', ''],
])('a notice says how a price per m² changed: %j', (m2, text) => {
  const { searchParams } = new URL(noticePath('/dashboard', 'propiedad-actualizada', { m2 }), 'http://x')
  expect(noticeIn(searchParams)?.text).toBe(`Propiedad actualizada exitosamente!${text}`)
  expect(withoutNotice(searchParams).toString()).toBe('')
})
