import { expect, test } from 'vitest'
import { sheetStyles } from './sheet-styles.server.ts'

test('each style with a line height has a font size: without one the lines are twice as far apart', () => {
  const looks: Record<string, object> = sheetStyles(null)
  const loose = Object.entries(looks).filter(([, look]) => 'lineHeight' in look && !('fontSize' in look))
  expect(loose).toEqual([])
})
