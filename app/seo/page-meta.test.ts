import { expect, test } from 'vitest'
import { AGENCY } from '#test/factories/agency.ts'
import { pageMeta } from './page-meta.ts'

const MATCHES = [
  undefined,
  {
    loaderData: { year: 2026, publicUrl: 'https://cerronorte.example', agency: AGENCY, siteCard: '/og/agencia/1.jpg' },
  },
  { loaderData: null },
]
const PAGE = { title: 'Nosotros', description: 'Quiénes somos.', path: '/nosotros' }

function tags(page: Parameters<typeof pageMeta>[1]): Record<string, string> {
  const entries = pageMeta({ matches: MATCHES }, page).map((tag): [string, string] => {
    if ('title' in tag) return ['title', tag.title]
    if ('href' in tag) return [tag.rel, tag.href]
    if ('script:ld+json' in tag) return ['json', JSON.stringify(tag['script:ld+json'])]
    return [tag.property ?? tag.name ?? '', tag.content]
  })
  return Object.fromEntries(entries)
}

test('a page has the same texts for search engines, chats and networks, with absolute addresses', () => {
  const found = tags(PAGE)
  expect(found).toMatchObject({
    title: 'Nosotros · Cerro Norte',
    description: 'Quiénes somos.',
    canonical: 'https://cerronorte.example/nosotros',
    'og:url': 'https://cerronorte.example/nosotros',
    'og:title': 'Nosotros · Cerro Norte',
    'og:locale': 'es_MX',
    'twitter:card': 'summary_large_image',
  })
  expect(found['og:image']).toBe('https://cerronorte.example/og/agencia/1.jpg')
  expect(found['twitter:image']).toBe(found['og:image'])
  expect(found['og:image:alt']).toBe('Cerro Norte, inmobiliaria comercial en Nuevo León')
  expect(found).not.toHaveProperty('robots')
})

test('a page with its own card uses that card', () => {
  expect(tags({ ...PAGE, card: { path: '/og/casa/1.jpg', alt: 'Casa' } })).toMatchObject({
    'og:image': 'https://cerronorte.example/og/casa/1.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:type': 'image/jpeg',
    'twitter:image:alt': 'Casa',
  })
})

test('a page that is not for search engines is noindex', () => {
  expect(tags({ ...PAGE, noindex: true })['robots']).toBe('noindex, follow')
})
