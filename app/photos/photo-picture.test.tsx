import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PhotoPicture, type PhotoSurface } from './photo-picture.tsx'

const KEY = 'properties/1700000000000_fachada.jpg'

test.each([
  ['card', 2400, 1600, [1200, 1200, 1200]],
  ['thumbnail', 2400, 1600, [1200, 1200, 1200]],
  ['stage', 2400, 1600, [1200, 1200, 1200]],
  ['stage', 800, 1600, [400, 400, 400]],
  ['screen', 2400, 1600, [2400, 2400, 2400]],
  ['screen', 1200, 800, [1200, 1200, 1200]],
] as const)('%s of a photo of %d×%d has at most %j px as AVIF, WebP and JPEG', (surface, width, height, most) => {
  expect(offered(surface, { width, height })).toEqual(most)
})

test('on the full screen an upright photo is requested in its displayed width', () => {
  const sizes = /sizes="([^"]+)"/.exec(paint('screen', { width: 1200, height: 1600 }))?.[1]
  expect(sizes).toBe('min(100vw, 75vh)')
})

function paint(surface: PhotoSurface, size: { width: number; height: number }): string {
  return renderToStaticMarkup(<PhotoPicture photo={{ key: KEY, ...size }} alt="" surface={surface} />)
}

/** The largest width in each of the three source sets. */
function offered(surface: PhotoSurface, size: { width: number; height: number }): number[] {
  const lists = [...paint(surface, size).matchAll(/srcSet="([^"]+)"/gi)]
  return lists.map(([, list = '']) => Math.max(...Array.from(list.matchAll(/ (\d+)w/g), ([, width]) => Number(width))))
}
