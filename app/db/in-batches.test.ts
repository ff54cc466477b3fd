import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#test/tier.ts'
import { inBatches } from './in-batches.ts'

test('every row comes once and in order, and no batch is empty or exceeds the limit of a statement', () => {
  fc.assert(
    fc.property(fc.nat({ max: 30_000 }), fc.integer({ min: 1, max: 80 }), (count, values) => {
      const rows = Array.from({ length: count }, (_, at) => at)
      const parts = inBatches(rows, values)
      expect(parts.flat()).toEqual(rows)
      for (const part of parts) {
        expect(part.length).toBeGreaterThan(0)
        expect(part.length * values).toBeLessThanOrEqual(10_000)
      }
    }),
    { numRuns: runs(30) },
  )
})
