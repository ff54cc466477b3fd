import { describe, expect, test } from 'vitest'
import { missingIn, readReferences } from './doc-references.ts'

const SPEC = `# Specification

## 2. Screens

Slug rule: title lowercased.

### Landing

- Home: search box.

| Toast | bottom centre |

## 9. Constants

**Global configuration** (collection).
`
const DECISIONS = '| # | Point |\n|---|---|\n| 1 | One |\n| 2 | Two |\n'

function faults(source: string): (string | null)[] {
  return readReferences(source).references.map((reference) =>
    missingIn(reference.document.includes('decisions') ? DECISIONS : SPEC, reference),
  )
}

describe('a reference', () => {
  test.each([
    ['a section', '(spec, section 2)'],
    ['several sections', '(spec, sections 2 and 9)'],
    ['a heading of a section', '(spec, section 2, Landing)'],
    ['an entry of a list', '(spec, section 2, Home)'],
    ['what a paragraph begins with', '(spec, section 2, Slug rule)'],
    ['a row of a table', '(design, section 2, Toast)'],
    ['what is written in bold', '(spec, section 9, Global configuration)'],
    ['a decision', '(decision 2)'],
    ['a run of decisions', '(decisions 1 to 2; spec, section 9)'],
    ['a remark behind a colon', '(spec, section 9: thirty and twenty-nine)'],
    ['two lines of a comment', '/**\n * Something (spec,\n * section 2, Landing).\n */'],
    ['a heading of a document', '(docs/anything.md, Landing)'],
  ])('to %s is found there', (_what, source) => {
    expect(readReferences(source).references.length).toBeGreaterThan(0)
    expect(readReferences(source).unreadable).toEqual([])
    expect(faults(source).filter(Boolean)).toEqual([])
  })

  test.each([
    ['a section', '(spec, section 3)', 'docs/specification.md 3'],
    ['a heading', '(spec, section 2, About)', 'docs/specification.md: About'],
    ['the beginning of a heading', '(spec, section 2, Land)', 'docs/specification.md: Land'],
    ['a heading of another section', '(spec, section 9, Landing)', 'docs/specification.md: Landing'],
    ['a decision', '(decisions 2 and 3)', 'docs/spec-decisions.md 3'],
    ['one decision of a run', '(decisions 1 to 4)', 'docs/spec-decisions.md 3'],
  ])('to %s that is not there is told', (_what, source, missing) => {
    expect(faults(source)).toContain(missing)
  })

  test('to a document that is not there is told', () => {
    const [reference] = readReferences('// see docs/nothing.md').references
    expect(reference && missingIn(null, reference)).toBe('docs/nothing.md')
  })

  test.each([
    '(spec, Landing)',
    '(design, Toast)',
    '(architecture: images)',
    '(architecture.md)',
    '(house style, habit 3)',
    "the spec's own words (section 2)",
    '// see decisions.md',
  ])('that cannot be checked is refused: %s', (source) => {
    expect(readReferences(source).unreadable).not.toEqual([])
  })

  test('words of every day are none', () => {
    const source = "import './listing.spec.ts' // the design of the spec asks for a decision, in README.md"
    expect(readReferences(source)).toEqual({ references: [], unreadable: [] })
  })
})
