import { expect, test } from 'vitest'
import { withFigures, withGroup } from './bench-report.ts'

const ON = { day: '2026-11-22', machine: '2 núcleos' }
const LISTS = [{ title: 'Listado', rows: [['?search=a', '2.00 ms', '4.00 × filas (0.50 ms)', '✓ meta 5 ms']] }]
const UNMEASURED = [{ title: 'Listado', rows: [['Páginas', '–', 'sin TEST_DATABASE_URL', '']] }]
const PAGES = [{ title: 'Páginas', rows: [['CPU', '3.00 ms', '', '✗ meta 2 ms']] }]

test('a group has its day, its machine and a table for each heading', () => {
  expect(withGroup('', 'queries', LISTS, ON)).toContain(`## queries

2026-11-22, 2 núcleos.

### Listado

| Medida | Valor | Contra el control | Meta |
| --- | ---: | --- | --- |
| \`?search=a\` | 2.00 ms | 4.00 × filas (0.50 ms) | ✓ meta 5 ms |
`)
})

test('measuring a group again changes nothing else', () => {
  const both = withGroup(withGroup('', 'queries', LISTS, ON), 'listing', PAGES, ON)
  const again = withGroup(both, 'queries', PAGES, { ...ON, day: '2026-11-23' })
  expect(again.match(/^## .+$/gm)).toEqual(['## queries', '## listing'])
  expect(again).not.toContain('?search=a')
  expect(again).toContain('2026-11-23')
  expect(withGroup(both, 'queries', LISTS, ON)).toBe(both)
})

test('a group that could not be measured keeps what stands there', () => {
  const report = withGroup('', 'queries', LISTS, ON)
  expect(withGroup(report, 'queries', [{ title: 'Listado', rows: [] }], ON)).toBe(report)
  expect(withGroup(report, 'queries', UNMEASURED, ON)).toBe(report)
  const document = withFigures('# Operación\n\n## Cifras\nLo medido.\n', LISTS, ON)
  expect(withFigures(document, UNMEASURED, ON)).toBe(document)
})

test('figures take the place of what was measured before, at the end of a document that has more to say', () => {
  const document = '# Operación\n\n## Arranque\nnpm start\n\n## Cifras\nLo medido.\n'
  const both = withFigures(withFigures(document, LISTS, ON), PAGES, ON)
  expect(both).toBe(`# Operación

## Arranque
npm start

## Cifras
Lo medido.

### Listado

2026-11-22, 2 núcleos.

| Medida | Valor | Contra el control | Meta |
| --- | ---: | --- | --- |
| \`?search=a\` | 2.00 ms | 4.00 × filas (0.50 ms) | ✓ meta 5 ms |

### Páginas

2026-11-22, 2 núcleos.

| Medida | Valor | Contra el control | Meta |
| --- | ---: | --- | --- |
| CPU | 3.00 ms |  | ✗ meta 2 ms |
`)
  const again = withFigures(both, LISTS, { ...ON, day: '2026-11-23' })
  expect(again.match(/^### .+$/gm)).toEqual(['### Páginas', '### Listado'])
  expect(again).toContain('2026-11-23')
})
