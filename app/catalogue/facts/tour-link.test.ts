import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tourLink } from './tour-link.ts'

test.each([
  ['https://www.youtube.com/watch?v=abc123', 'https://www.youtube.com/watch?v=abc123', 'Ver el video en YouTube'],
  [' http://youtu.be/abc123 ', 'https://youtu.be/abc123', 'Ver el video en YouTube'],
  ['vimeo.com/76979871', 'https://vimeo.com/76979871', 'Ver el video en Vimeo'],
  [
    'https://my.matterport.com/show/?m=a1b2',
    'https://my.matterport.com/show/?m=a1b2',
    'Recorrer en 360° en Matterport',
  ],
  ['https://kuula.co/share/7x', 'https://kuula.co/share/7x', 'Recorrer en 360° en Kuula'],
])('«%s» leads to %s', (pasted, url, words) => expect(tourLink(pasted)).toEqual({ url, words }))

test.each([
  null,
  '',
  'video',
  'https://www.youtube.com/',
  'https://youtube.com.malo.example/watch?v=1',
  'https://malo.example/youtube.com/watch',
  'https://notyoutube.com/watch?v=1',
  '.youtube.com/watch?v=1',
  'https://www..youtube.com/watch?v=1',
  'https://youtube.com@malo.example/watch',
  'https://ana@youtube.com/watch',
  'https://:clave@youtube.com/watch',
  'https://youtube.com:8443/watch',
  'https://www.youtube.com/redirect?q=https://malo.example',
  'https://www.youtube.com/attribution_link?u=https://malo.example',
  'javascript:alert(1)//youtube.com/x',
  'data:text/html,youtube.com/x',
  'ftp://vimeo.com/1',
  '<iframe src="https://www.youtube.com/embed/x"></iframe>',
  `https://vimeo.com/${'1'.repeat(500)}`,
])('«%s» gives no link', (pasted) => expect(tourLink(pasted)).toBeNull())

test('any pasted text gives only https links to known sites', () => {
  const parts = fc.constantFrom(
    'https://',
    'youtube.com',
    'kuula.co',
    '@',
    '/',
    '?',
    '#',
    ':',
    '.',
    '\\',
    'malo.example',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (pasted) => {
      const link = tourLink(pasted.join(''))
      expect(link?.url ?? 'https://kuula.co/x').toMatch(/^https:\/\/(?:[a-z.]+\.)?(?:youtube\.com|kuula\.co)\//)
    }),
  )
})
