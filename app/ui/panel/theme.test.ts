import { expect, test } from 'vitest'
import { THEMES, themeCookie, themeIn } from './theme.ts'

test('a chosen theme is read back from its cookie', () => {
  for (const theme of THEMES) {
    const [pair] = themeCookie(theme, true).split(';')
    expect(themeIn(`a=b; ${pair}; c=d`)).toBe(theme)
  }
})

test.each([null, '', 'tema=', 'tema=rosa', 'otro-tema=dark', 'tema=darker', 'xtema=dark'])(
  'the device decides if the cookies are %s',
  (cookies) => {
    expect(themeIn(cookies)).toBe('auto')
  },
)

test('the cookie is only sent over https if the site uses https, and choosing the device deletes it', () => {
  expect(themeCookie('dark', true)).toContain('; Secure')
  expect(themeCookie('dark', false)).not.toContain('Secure')
  expect(themeCookie('auto', false)).toContain('Max-Age=0')
})
