import { expect, test } from 'vitest'
import { LOOKS } from './sheet-looks.server.ts'

test('lines that have a height have a size of letters beside it: without one they are twice as far apart', () => {
  const looks: Record<string, object> = LOOKS
  const loose = Object.entries(looks).filter(([, look]) => 'lineHeight' in look && !('fontSize' in look))
  expect(loose).toEqual([])
})
