import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#test/tier.ts'
import { THEME_COLORS } from './brand-colors.server.ts'
import { PRODUCT_COLORS, brandTokens, lookAlike } from './brand-tokens.server.ts'
import { TOKEN_PAIRS } from './token-pairs.ts'

const COLOR = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** The pairs of tokens that have too little contrast, as text. */
function failing({ main, accent }: { main: string; accent: string }): string[] {
  const { light, dark } = brandTokens({ main, accent })
  const themes = {
    light: new Map([...THEME_COLORS.light, ...light]),
    dark: new Map([...THEME_COLORS.light, ...light, ...THEME_COLORS.dark, ...dark]),
  }
  return (['light', 'dark'] as const).flatMap((theme) =>
    TOKEN_PAIRS[theme].flatMap(({ tokens, on, ratio }) =>
      tokens.flatMap((token) =>
        on.flatMap((ground) => {
          const contrast = wcagContrast(themes[theme].get(token) ?? '', themes[theme].get(ground) ?? '')
          return contrast >= ratio ? [] : [`${theme}: ${token} on ${ground} ${contrast.toFixed(2)} < ${ratio}`]
        }),
      ),
    ),
  )
}

describe('every pair of tokens has its contrast', () => {
  test('for 200 random pairs of colours', () => {
    fc.assert(
      fc.property(COLOR, COLOR, (main, accent) => {
        expect(failing({ main, accent })).toEqual([])
      }),
      { numRuns: runs(200) },
    )
  })

  test.each([
    ['#000000', '#000000'],
    ['#ffffff', '#ffffff'],
    ['#ffff00', '#00ffff'],
    ['#0000ff', '#ff0000'],
    ['#808080', '#7f7f7f'],
  ])('for %s with %s', (main, accent) => {
    expect(failing({ main, accent })).toEqual([])
  })
})

test('a colour with enough contrast is used as it is, another one is corrected', () => {
  const { light } = brandTokens({ main: '#1d4ed8', accent: '#e0541f' })
  expect([light.get('action'), light.get('faro')]).toEqual(['#1d4ed8', '#e0541f'])
  const pale = brandTokens({ main: '#ffe14d', accent: '#fff3b0' }).light
  expect(wcagContrast(pale.get('action') ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(pale.get('action')).not.toBe('#ffe14d')
})

test('colours with a meaning are not part of the brand', () => {
  const names = [...brandTokens(PRODUCT_COLORS).light.keys()]
  expect(names.filter((name) => /^(?:on-)?(?:wa|ok|warn|danger|info|critica|alta|media|baja)/.test(name))).toEqual([])
  expect(names).toContain('plane')
})

test('two colours that look alike are found', () => {
  expect(lookAlike({ main: '#0c3b2e', accent: '#0c3b30' })).toBe(true)
  expect(lookAlike(PRODUCT_COLORS)).toBe(false)
})
