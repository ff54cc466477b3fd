import { readFileSync } from 'node:fs'
import { type Rgb, converter, formatHex, wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandColor } from '#app/agency/look/brand-colors.server.ts'
import { brandTokens } from '#app/agency/look/brand-tokens.server.ts'
import { runs } from '#test/tier.ts'

const COLOR = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const [, percent] = /bg-plane\/(\d+)/.exec(readFileSync(new URL('hero.tsx', import.meta.url), 'utf8')) ?? []
const SCRIM = Number(percent) / 100
const rgb = converter('rgb')

/** The plane over a white photo, which is the worst ground for white text. */
function overWhite(plane: string): string {
  const { r, g, b } = rgb(plane) as Rgb
  const [red, green, blue] = [r, g, b].map((part) => part * SCRIM + 1 - SCRIM)
  return formatHex({ mode: 'rgb', r: red ?? 0, g: green ?? 0, b: blue ?? 0 })
}

test('white text on a white photo has its contrast with the colours of the product', () => {
  expect(wcagContrast('#fff', overWhite(brandColor('plane')))).toBeGreaterThanOrEqual(4.5)
})

test('and with any other pair of colours', () => {
  fc.assert(
    fc.property(COLOR, COLOR, (main, accent) => {
      const plane = brandTokens({ main, accent }).light.get('plane') ?? ''
      expect(wcagContrast('#fff', overWhite(plane))).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: runs(100) },
  )
})
