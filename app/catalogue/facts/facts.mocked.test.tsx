import { AGENCY } from '#test/factories/agency.ts'
import { sql } from 'kysely'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createProperty } from '#app/editing/changes/change-property.server.ts'
import { describeChanges } from '#app/editing/changes/describe-changes.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { compare } from '#app/property/compare/comparison.ts'
import { conflictRows } from '#app/editing/conflict/conflict.ts'
import { detailView } from '#app/property/page/detail-view.ts'
import { exportFile } from '#app/inventory/export/export-file.server.ts'
import { UNFILTERED_LIST } from '#app/inventory/panel-search.ts'
import { FactSection } from '#app/editing/form/fact-section.tsx'
import { newValues, readPosted, toFormData, valuesOf } from '#app/editing/form-state/form-values.ts'
import { LiveForm } from '#app/editing/form-state/live-form.tsx'
import { checkProperty } from '#app/editing/form/check-property.ts'
import { findById, findLatest } from '#app/property/page/properties.server.ts'
import { sheetContent } from '#app/property/sheet/sheet-content.ts'
import { premisesNode } from '#app/property/structured-data/premises-node.ts'
import type { Store } from '#app/db/store.server.ts'
import { openTestStore } from '#test/stores.ts'
import type { Fact, SectionId } from './fact.ts'
import { NAMED_CONTROLS } from './fact-controls.ts'
import { FACT_NAMES, type FactName, factOf } from './facts.ts'

/** A fact that the product does not have, defined in one place. */
const MADE_UP = vi.hoisted(() => ({
  madeUpHeight: {
    kind: 'figure',
    label: 'Holgura de prueba',
    unit: 'm',
    decimals: 1,
    form: { section: 'caracteristicas', width: 'third' },
    card: { words: 'de altura' },
    page: {},
    export: {},
    structuredData: 'additionalProperty',
  } as const,
}))

vi.mock('./facts.ts', async (load) => {
  const real = await load<{ FACTS: Record<string, Fact> }>()
  const facts: Record<string, Fact> = { ...real.FACTS, ...MADE_UP }
  return { FACTS: facts, FACT_NAMES: Object.keys(facts), factOf: (name: string) => facts[name] }
})

const NOW = new Date('2026-11-20T18:00:00Z')
const ACTOR = { id: null, name: 'Ana' }
const TODAY = '2026-11-20'

/** The controls of a section in the rendered HTML. */
function painted(id: SectionId): string {
  return renderToStaticMarkup(
    <LiveForm
      id="x"
      initial={newValues(null)}
      today={TODAY}
      slug={null}
      isNew
      beganPerM2={null}
      home={[]}
      complexes={[]}
      asesores={[]}
      owners={[]}
    >
      <FactSection id={id} />
    </LiveForm>,
  )
}

/** The faults of a fact: it cannot be entered, or no place shows it. */
function faultsOf(name: string, fact: Fact): string[] {
  const { form, page, card, structuredData, staffOnly, shownWith, unlisted, searched } = fact
  const faults: [string, boolean][] = [
    ['can not be entered', fact.kind !== 'pictures' && !painted(form.section).includes(` name="${name}"`)],
    ['is shown nowhere', !page && !card && !fact.export],
    ['is for the staff alone and told to everybody', Boolean(staffOnly && (page || card || structuredData))],
    ['is in no list and shown in lists', Boolean(unlisted && (card || searched))],
    ['has a value without words', fact.kind === 'code' && fact.codes.some((code) => !fact.labels[code])],
    ['starts with a value that is none', fact.kind === 'code' && !fact.codes.includes(fact.initial)],
    [
      'is said with a fact that is not there',
      shownWith !== undefined && !FACT_NAMES.some((other) => other === shownWith),
    ],
    ['asks for what the store may lack', fact.always === true && fact.kind !== 'code' && !form.required],
  ]
  return faults.flatMap(([fault, isSo]) => (isSo ? [`${name} ${fault}`] : []))
}

test('every fact can be entered and is shown somewhere', () => {
  expect(FACT_NAMES.flatMap((name) => faultsOf(name, factOf(name)))).toEqual([])
})

test.each<[string, Partial<Fact>, string]>([
  ['hidden', { page: undefined, card: undefined, export: undefined }, 'is shown nowhere'],
  ['unknown', {}, 'can not be entered'],
  ['madeUpHeight', { shownWith: 'nothing' }, 'is said with a fact that is not there'],
  ['madeUpHeight', { staffOnly: true }, 'is for the staff alone and told to everybody'],
  ['madeUpHeight', { unlisted: true }, 'is in no list and shown in lists'],
])('%s would be found out: %j', (name, changes, fault) => {
  expect(faultsOf(name, { ...MADE_UP.madeUpHeight, ...changes } as Fact)).toContain(`${name} ${fault}`)
})

test('different facts have different labels in each place', () => {
  for (const labels of [
    FACT_NAMES.map((name) => factOf(name).label),
    FACT_NAMES.flatMap((name) => factOf(name).page?.label ?? (factOf(name).page ? factOf(name).label : [])),
    NAMED_CONTROLS.map(({ name }) => name),
  ])
    expect(new Set(labels).size).toBe(labels.length)
})

describe('a made-up fact with one definition and a column', () => {
  const name = 'madeUpHeight' as FactName
  let store: Store
  let id: string

  beforeAll(async () => {
    store = await openTestStore('sqlite')
    await sql`alter table properties add column "madeUpHeight" real`.execute(store.db)
    const typed = { title: 'Nave', propertyId: 'P-1', price: '1', location: 'Centro', area: '1', [name]: '11.5' }
    const sent = checkProperty(readPosted(toFormData({ ...newValues(null), ...typed })), { today: TODAY, stored: null })
    if (!sent.ok) throw new Error(JSON.stringify(sent.refusal))
    ;({ id } = await createProperty({ db: store.db, actor: ACTOR, now: NOW }, sent.input))
  })

  afterAll(() => store.close())

  async function detail() {
    const property = await findById(store.db, id)
    if (!property) throw new Error('There is no property')
    return property
  }

  async function record() {
    const found = await findRecord(store.db, id)
    if (!found) throw new Error('There is no property')
    return found.input
  }

  test('is entered in the form, with its unit, and checked there', () => {
    expect(painted('caracteristicas')).toMatch(
      />Holgura de prueba<.*inputMode="decimal"[^>]*name="madeUpHeight"[^>]*><[^>]*>m</s,
    )
    const wrong = checkProperty({ ...newValues(null), [name]: '11.55' }, { today: TODAY, stored: null })
    expect(wrong.ok).toBe(false)
    expect(!wrong.ok && wrong.refusal).toContainEqual({
      control: name,
      message: 'Admite un decimal, por ejemplo 12.5',
    })
  })

  test('is stored, and shown in the form again', async () => {
    expect(await record()).toHaveProperty(name, 11.5)
    expect(valuesOf(await record())).toHaveProperty(name, '11.5')
  })

  test('is on the page, in the comparison and on the printed sheet', async () => {
    const property = await detail()
    const fact = { label: 'Holgura de prueba', value: '11.5\u00A0m' }
    const { strip, groups } = detailView(property, null, AGENCY)
    expect([...strip, ...groups.flatMap(({ facts }) => facts)]).toContainEqual(fact)
    expect(sheetContent(property, { agency: AGENCY, configured: null }, '').facts).toContainEqual(fact)
    expect(compare([property])).toContainEqual({ label: fact.label, values: [fact.value], differs: false, best: [] })
  })

  test('is on the card and in the structured data', async () => {
    const [card] = await findLatest(store)
    expect(card?.line).toEqual(['11.5\u00A0m de altura'])
    expect(premisesNode(await detail(), { id: '#', origin: '', homeState: null }).additionalProperty).toContainEqual(
      expect.objectContaining({ propertyID: name, name: 'Holgura de prueba', value: 11.5, unitCode: 'MTR' }),
    )
  })

  test('is in the log and can be chosen in a conflict', async () => {
    const before = await record()
    const after = { ...before, [name]: 12 }
    expect(describeChanges(before, after)).toBe('Holgura de prueba: 11.5\u00A0m → 12\u00A0m')
    expect(conflictRows(before, after, { base: null })).toEqual([
      { field: name, label: 'Holgura de prueba', from: '11.5\u00A0m', to: '12\u00A0m', side: null },
    ])
  })

  test('has a column in the export', async () => {
    const file = await exportFile(store, {
      format: 'csv',
      selection: UNFILTERED_LIST,
      now: NOW,
      timeZone: 'America/Monterrey',
    })?.text()
    const [header = '', row = ''] = (file ?? '').split('\r\n')
    expect(row.split(',')[header.split(',').indexOf('Holgura de prueba (m)')]).toBe('11.5')
  })
})
