import type { ReactNode } from 'react'
import type { Fact, Operations, SectionId } from '#app/catalogue/facts/fact.ts'
import { factsInSection } from '#app/catalogue/facts/fact-controls.ts'
import { type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import { CATEGORIES, type Category, PROPERTY_TYPES, type PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { LABEL } from '#app/ui/field.ts'
import { FactField } from './fact-field.tsx'
import { FormSection } from './form-section.tsx'
import { isApplicable } from './applicable-facts.ts'
import { useControlError } from './use-control.tsx'

type Width = Fact['form']['width']

/** The number of controls in a row by their width. Thirds share one grid, however many they are. */
const ROWS: Record<Width, { most: number; className: string | null }> = {
  whole: { most: 1, className: null },
  half: { most: 2, className: 'grid gap-[1.1rem] sm:grid-cols-2' },
  third: { most: Number.POSITIVE_INFINITY, className: 'grid gap-[1.1rem] md:grid-cols-3' },
}

/** A section of the form with the controls of its facts. */
export function FactSection({ id }: { id: SectionId }) {
  return (
    <FormSection id={id}>
      <FactGroups names={factsInSection(id)} />
    </FormSection>
  )
}

/** Controls, those of a group under its heading. */
export function FactGroups({ names }: { names: readonly FactName[] }): ReactNode {
  return runs(names, (name) => factOf(name).form.group).map(({ key: group, names: members }) =>
    group === undefined ? (
      <FactRows key={members.join()} names={members} />
    ) : (
      <fieldset key={group} className="grid min-w-0 gap-[1.1rem]">
        <legend className={`mb-[.6rem] ${LABEL}`}>{group}</legend>
        <FactRows names={members} />
      </fieldset>
    ),
  )
}

/** Controls in rows by their widths. Facts of another type or category are hidden, but keep what was typed. */
function FactRows({ names }: { names: readonly FactName[] }): ReactNode {
  return runs(names, (name) => factOf(name).form.width).flatMap(({ key: width, names: members }) => {
    const { most, className } = ROWS[width]
    return chunks(members, most).map((row) =>
      className === null ? (
        row.map((name) => <ApplicableFact key={name} name={name} />)
      ) : (
        <div key={row.join()} className={className}>
          {row.map((name) => (
            <ApplicableFact key={name} name={name} />
          ))}
        </div>
      ),
    )
  })
}

/** Hides a fact of another type or category, unless it has an error. */
function ApplicableFact({ name }: { name: FactName }) {
  const chosen = useChosen()
  const isWrong = useControlError(name) !== null
  const fact = factOf(name)
  // The currency stands beside the second price.
  if (name === 'secondCurrency') return null
  if (!fact.types && !fact.categories && !fact.operation) return <FactField name={name} />
  const isHidden = !isApplicable(name, chosen) && !isWrong
  // Without scripts nothing would show the price once a second operation is chosen.
  if (fact.operation === 'second')
    return (
      <div className={`min-w-0 ${isHidden ? 'not-noscript:hidden' : ''}`}>
        <FactField name={name} />
      </div>
    )
  return (
    <div hidden={isHidden} className="min-w-0">
      <FactField name={name} />
    </div>
  )
}

/** The chosen type and categories; '' for an unknown one, such as 'constructor', which every object has as a property. */
export function useChosen(): Operations & { type: PropertyType } {
  const { values } = useLiveForm()
  const known = (all: readonly string[], typed: string) => (all.includes(typed) ? typed : '')
  return {
    type: known(PROPERTY_TYPES, values.type) as PropertyType,
    category: known(CATEGORIES, values.category) as Category,
    secondCategory: CATEGORIES.find((each) => each === values.secondCategory) ?? null,
  }
}

/** Groups neighbours with the same key. */
function runs<Key>(names: readonly FactName[], keyOf: (name: FactName) => Key): { key: Key; names: FactName[] }[] {
  const found: { key: Key; names: FactName[] }[] = []
  for (const name of names) {
    const key = keyOf(name)
    const last = found.at(-1)
    if (last && last.key === key) last.names.push(name)
    else found.push({ key, names: [name] })
  }
  return found
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  const rows: Item[][] = []
  for (let at = 0; at < items.length; at += size) rows.push(items.slice(at, at + size))
  return rows
}
