import { expect, test } from 'vitest'
import { THEMES, themeCookie, themeIn } from './theme.ts'

test('a chosen theme is read back from the cookie that keeps it', () => {
  for (const theme of THEMES) {
    const [pair] = themeCookie(theme, true).split(';')
    expect(themeIn(`a=b; ${pair}; c=d`)).toBe(theme)
  }
})

test.each([null, '', 'tema=', 'tema=rosa', 'otro-tema=dark', 'tema=darker', 'xtema=dark'])(
  'the device decides when the cookies say %s',
  (cookies) => {
    expect(themeIn(cookies)).toBe('auto')
  },
)

test('the cookie goes over https alone where the site does, and is forgotten by choosing the device', () => {
  expect(themeCookie('dark', true)).toContain('; Secure')
  expect(themeCookie('dark', false)).not.toContain('Secure')
  expect(themeCookie('auto', false)).toContain('Max-Age=0')
})
