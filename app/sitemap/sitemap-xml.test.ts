import { expect, test } from 'vitest'
import { sitemapIndex, urlEntry } from './sitemap-xml.ts'

test('an entry has address, last change and images, with XML characters escaped', () => {
  const entry = urlEntry({
    address: 'https://a.test/?a=1&b=<2>',
    changed: '2026-11-01T00:00:00.000Z',
    images: ["https://a.test/'x'.jpg"],
  })
  expect(entry).toBe(
    '<url><loc>https://a.test/?a=1&amp;b=&lt;2&gt;</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod><image:image><image:loc>https://a.test/&apos;x&apos;.jpg</image:loc></image:image></url>\n',
  )
})

test('a page without a date has none in the sitemap', () => {
  expect(urlEntry({ address: 'https://a.test/', changed: null, images: [] })).toBe(
    '<url><loc>https://a.test/</loc></url>\n',
  )
})

test('an index lists its parts', () => {
  expect(sitemapIndex(['https://a.test/sitemap.xml?part=0'])).toContain(
    '<sitemap><loc>https://a.test/sitemap.xml?part=0</loc></sitemap>',
  )
})
