import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { mapInPdf } from './map-in-pdf.server.ts'

type Drawn = ReactElement<Record<string, unknown> & { children?: unknown }>

function drawn(inside: string): Drawn[] {
  const svg = mapInPdf(`<svg viewBox="0 0 30 20">${inside}</svg>`, (token) => `#${token}`, { width: 30, height: 20 })
  return [(svg as Drawn).props.children].flat() as Drawn[]
}

test('classes become colours with their opacity, and groups give their attributes to what they hold', () => {
  const [circle, name] = drawn(
    '<circle cx="4" cy="5" r="6" class="fill-faro/20 stroke-faro" stroke-width="2"/><g class="fill-ink-2" text-anchor="middle"><g font-weight="600"><text x="1" y="2">García &amp; Mina</text></g></g>',
  )
  expect(circle?.props).toMatchObject({ cx: 4, r: 6, fill: '#faro', fillOpacity: 0.2, stroke: '#faro', strokeWidth: 2 })
  expect(name?.props).toMatchObject({ x: 1, fill: '#ink-2', textAnchor: 'middle', children: 'García & Mina' })
  expect(name?.props['style']).toMatchObject({ fontWeight: 600, fontSize: 12 })
})

test('the dots of a ring are short dashes, a moved path is in a group, and a symbol without its name is left out', () => {
  const shapes = drawn(
    '<circle r="2" class="fill-none stroke-faro" stroke-dasharray="0 5"/><path d="M0 0" transform="translate(3 4)"/><g><title>Parque</title><path d="M1 1"/></g>',
  )
  expect(shapes).toHaveLength(2)
  expect(shapes[0]?.props).toMatchObject({ fill: 'none', strokeDasharray: '0.1 5' })
  expect(shapes[1]?.props).toMatchObject({ transform: 'translate(3,4)' })
})
