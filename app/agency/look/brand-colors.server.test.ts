import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandColor } from './brand-colors.server.ts'

const SOURCE = 'app/ui/tokens.css'
const HEX = /(?<!&)#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi
const RGB = /rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/g
/** Black and white with any opacity, as in masks, shimmers and the paper under a photo, are not brand colours. */
const NEUTRAL = /^#(?:0{3,4}|f{3,4}|0{6}|f{6}|0{8}|f{8})$/i

test('a colour is read from the light theme by its token name', () => {
  expect([brandColor('plane'), brandColor('caliza-0'), brandColor('ink')]).toEqual(['#092b22', '#ffffff', '#13211c'])
})

test.each(['none', 'scrim', '', 'color-plane'])('%j is not a colour that can be drawn', (name) => {
  expect(() => brandColor(name)).toThrow(SOURCE)
})

test('colours are defined only in the tokens', () => {
  const files = ['app', 'server', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const sources = files.filter((file) => /\.(?:css|tsx?|mjs|svg)$/.test(file) && !/\.test\.tsx?$/.test(file))
  expect(sources).toContain(SOURCE)
  const strays = sources
    .filter((file) => file !== SOURCE)
    .flatMap((file) => colorsIn(readFileSync(file, 'utf8')).map((color) => `${file}: ${color}`))
  expect(strays).toEqual([])
})

test.each([
  ["fill: '#092B22'", ['#092B22']],
  ['rgb(6 29 23 / 0.56), rgba(9, 43, 34, 1)', ['#061d17', '#092b22']],
  ["'#app/ui/a.ts' '&#233;' '#fff' rgb(255 255 255 / 0.5) '#caliza'", []],
])('in %j the scan finds %j', (text, found) => {
  expect(colorsIn(text)).toEqual(found)
})

function colorsIn(text: string): string[] {
  const mixed = [...text.matchAll(RGB)].map(([, ...parts]) => `#${parts.map(twoDigits).join('')}`)
  return [...(text.match(HEX) ?? []), ...mixed].filter((color) => !NEUTRAL.test(color))
}

function twoDigits(part: string): string {
  return Number(part).toString(16).padStart(2, '0')
}
