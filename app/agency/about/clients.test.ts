import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CLIENT_ROWS, FLAGSHIPS, wordmarkUrl } from './clients.ts'

const brands = [...CLIENT_ROWS.flat(), ...FLAGSHIPS.map(({ brand }) => brand)]

test('59 clients are shown in two rows of 30 and 29, and six brands are flagships', () => {
  expect(CLIENT_ROWS.map((row) => row.length)).toEqual([30, 29])
  expect(new Set(CLIENT_ROWS.flat()).size).toBe(59)
  expect(FLAGSHIPS).toHaveLength(6)
})

test.each(brands)('%s has a wordmark', (brand) => {
  expect(wordmarkUrl(brand)).toMatch(/^\/marcas\/[\da-z-]+\.svg$/)
  expect(existsSync(`public${wordmarkUrl(brand)}`)).toBe(true)
})
