import { expect, test } from 'vitest'
import { hasLiveText } from './live-text.ts'

test.each([
  ['<svg><text x="1" y="2">Áurea</text></svg>', true],
  ['<svg><g><TEXT\n x="1"><tspan>Áurea</tspan></TEXT></g></svg>', true],
  ['<svg:svg><svg:text>Áurea</svg:text></svg:svg>', true],
  ['<svg><foreignObject><p>Áurea</p></foreignObject></svg>', true],
  ['<svg><!-- <text>no</text> --><text>sí</text></svg>', true],
  ['<svg><path d="M0 0"/><title>text</title><desc>&lt;text&gt;</desc></svg>', false],
  ['<svg><!-- <text>no</text> --><path id="text"/></svg>', false],
  ['<svg><textures/><!-- <text> never closed', false],
])('%j', (svg, expected) => {
  expect(hasLiveText(svg)).toBe(expected)
})
