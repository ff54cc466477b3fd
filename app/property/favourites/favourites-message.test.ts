import { expect, test } from 'vitest'
import { whatsappUrl } from '#app/agency/agency.ts'
import { AGENCY } from '#test/factories/agency.ts'
import { favouritesMessage } from './favourites-message.ts'

const ORIGIN = 'https://cerronorte.example'

/** @param slug characters of each slug */
function wanted(
  count: number,
  { slug, title = 'Nave', code = 'PROP-' }: { slug: number; title?: string; code?: string },
) {
  const properties = Array.from({ length: count }, (_none, at) => ({
    title: `${title} ${at}`,
    code: `${code}${at}`,
    url: `${ORIGIN}/propiedad/${'a'.repeat(slug)}`,
  }))
  const listUrl = `${ORIGIN}/favoritos?p=${properties.map(() => 'a'.repeat(slug)).join(',')}`
  const message = favouritesMessage(properties, listUrl)
  return { properties, listUrl, message, link: whatsappUrl(AGENCY, message) }
}

test('names each property with its page, and the list', () => {
  const properties = [{ title: 'Local', code: 'PROP-1', url: `${ORIGIN}/propiedad/a` }]
  expect(favouritesMessage(properties, `${ORIGIN}/favoritos?p=a`)).toBe(
    `Hola, me interesan estas propiedades:\n- Local: ${ORIGIN}/propiedad/a\nLa lista completa: ${ORIGIN}/favoritos?p=a`,
  )
})

test('a list that is too long for the message has names for the first ones, a count of the rest and the link', () => {
  const { message, listUrl, link } = wanted(25, { slug: 40 })
  expect(link.length).toBeLessThan(2_000)
  const lines = message.split('\n')
  const named = lines.filter((line) => line.startsWith('- Nave')).length
  expect(named).toBeGreaterThan(1)
  expect(lines.at(-1)).toBe(`Y ${25 - named} más. La lista completa: ${listUrl}`)
})

test('if the link of the list does not fit, the rest is named by ID', () => {
  const { message, properties, link } = wanted(50, { slug: 45 })
  expect(link.length).toBeLessThan(2_000)
  expect(link.length, 'and the room is used').toBeGreaterThan(1_700)
  const lines = message.split('\n')
  const named = lines.filter((line) => line.startsWith('- Nave')).length
  expect(named).toBeGreaterThan(3)
  expect(lines.at(-1)).toBe(
    `Y ${50 - named} más, por su ID: ${properties
      .slice(named)
      .map(({ code }) => code)
      .join(', ')}`,
  )
})

test.each([
  ['long titles of accents', { slug: 100, title: 'Ñ'.repeat(200) }],
  ['long IDs', { slug: 100, code: 'CLAVE-'.repeat(10) }],
  ['both', { slug: 100, title: 'Ñ'.repeat(200), code: 'Ñ'.repeat(40) }],
])('the link stays under 2,000 characters with any texts: %s', (_, texts) => {
  for (const count of [1, 2, 10, 50]) {
    const { message, link } = wanted(count, texts)
    expect(link.length).toBeLessThan(2_000)
    expect(message.split('\n').length).toBeGreaterThan(1)
  }
})
