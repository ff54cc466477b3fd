import { expect, test } from 'vitest'
import { favouritesMessage } from './favourites-message.ts'

const LIST = 'https://cerronorte.example/favoritos?p=a,b'

test('names each property with its page, and the list', () => {
  const message = favouritesMessage([{ title: 'Local', url: 'https://cerronorte.example/propiedad/a' }], LIST)
  expect(message).toBe(
    `Hola, me interesan estas propiedades:\n- Local: https://cerronorte.example/propiedad/a\nLa lista completa: ${LIST}`,
  )
})

test('stays short enough for a link; the list has the rest', () => {
  const many = Array.from({ length: 50 }, (_none, at) => ({
    title: `Nave ${at}`,
    url: `https://x.example/${'a'.repeat(90)}`,
  }))
  const message = favouritesMessage(many, LIST)
  expect(message.length).toBeLessThan(1_700)
  expect(message).toContain('- Nave 0:')
  expect(message).not.toContain('- Nave 49:')
  expect(message.endsWith(LIST)).toBe(true)
})
