import { expect, test } from 'vitest'
import { rulesDigest, rulesFiles } from './rules-digest.ts'

test('the rules are told apart by everything that derives a column', async () => {
  const paths = (await rulesFiles()).map(({ path }) => path)
  for (const path of [
    'properties/derived-columns.ts',
    'text/fold-text.ts',
    'properties/facts/land-use.ts',
    'properties/place/map-link.ts',
    'properties/place/public-point.server.ts',
    'properties/place/street-without-number.ts',
    'properties/place/typed-point.ts',
    'properties/place/zone-middles.ts',
    'properties/price/quoted.ts',
    'maps/google-maps.ts',
  ])
    expect(paths).toContain(path)
  expect(await rulesDigest()).toBe(await rulesDigest())
})
