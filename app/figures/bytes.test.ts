import { expect, test } from 'vitest'
import { formatBytes } from './bytes.ts'

test.each([
  [0, '1 KB'],
  [1_500, '1.5 KB'],
  [1_048_576, '1 MB'],
  [67_108_864, '64 MB'],
  [13_314_398_618, '12 GB'],
  [2_500_000_000_000, '2.3 TB'],
  [5_000_000_000_000_000, '4,547 TB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text.replace(' ', '\u00A0'))
})
