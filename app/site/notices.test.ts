import { expect, test } from 'vitest'
import { noticeIn, noticePath, withoutNotice } from './notices.ts'

test('an address carries a notice that its page can read', () => {
  const path = noticePath('/propiedades', 'propiedad-no-encontrada')
  expect(path).toBe('/propiedades?aviso=propiedad-no-encontrada')
  expect(noticeIn(new URL(path, 'http://x').searchParams)).toEqual({
    kind: 'failure',
    text: 'La propiedad no fue encontrada',
  })
})

test('a notice joins what the address already says', () => {
  expect(noticePath('/propiedades?type=local', 'propiedad-no-encontrada')).toBe(
    '/propiedades?type=local&aviso=propiedad-no-encontrada',
  )
})

test.each(['', 'otra', 'toString', '__proto__', '<b>hola</b>'])('the code %j shows nothing', (code) => {
  expect(noticeIn(new URLSearchParams({ aviso: code }))).toBeNull()
})

test('taking the notice out leaves the rest as it was', () => {
  const params = new URLSearchParams('type=local&aviso=propiedad-no-encontrada&page=2')
  expect(withoutNotice(params).toString()).toBe('type=local&page=2')
  expect(params.has('aviso')).toBe(true)
})
