import { COMPLEX_PLACE, type ComplexPlace } from '#app/catalogue/facts/fact-columns.ts'
import { COMPLEX_KINDS, type ComplexKind } from '#app/catalogue/facts/complex-kinds.ts'
import { SPACE_TYPES } from '#app/catalogue/facts/complex-link.ts'
import { type ComplexTexts, complexRules } from '#app/complexes/form/complex-rules.ts'
import type { TableRow } from '#app/inventory/import/file/table.ts'
import { readRow } from '#app/inventory/import/mapping/read-row.ts'
import { type RowReading, chosenKey } from '#app/inventory/import/mapping/row-values.ts'

/** A complex that the rows of a file name and nobody has added yet. */
export type NewComplex = { id: string; name: string; kind: ComplexKind } & ComplexPlace

type Texts = Partial<ComplexTexts>
type Collected = { name: string; kinds: ComplexKind[]; place: Texts }

/**
 * Collects the complexes that rows name and the catalogue lacks. A complex has the kind of most of its spaces. Its place is
 * what all of its rows say, so that it fills no empty cell of a space (`withPlaceOf`). Its zone is
 * the one of its first row.
 */
export function collectComplexes(reading: RowReading, today: string) {
  const found = new Map<string, Collected>()
  const at = reading.mapping.indexOf('complexId')
  const rules = complexRules(today)

  function add(row: TableRow) {
    if (at === -1 || (row.cells[at] ?? '') === '') return
    const { complexId, type, ...texts } = readRow(row, reading).texts
    const isKnown = !complexId || reading.options.complexes.some(({ id }) => id === complexId)
    const name = complexId && rules.name.tidy(complexId)
    if (isKnown || !name || 'message' in rules.name.read(name)) return
    const kind = COMPLEX_KINDS.find((each) => SPACE_TYPES[each] === type)
    const key = chosenKey(name)
    const collected = found.get(key) ?? {
      name,
      kinds: [],
      place: { ...texts, location: texts.location || texts.municipality },
    }
    if (kind) collected.kinds.push(kind)
    // Every property has a zone, so that of the first row fills none.
    for (const part of COMPLEX_PLACE)
      if (part !== 'location' && collected.place[part] !== texts[part]) delete collected.place[part]
    found.set(key, collected)
  }

  function placeOf(texts: Texts): ComplexPlace {
    const values = COMPLEX_PLACE.map((part) => {
      const read = rules[part].read(rules[part].tidy(texts[part] ?? ''))
      return [part, 'value' in read ? read.value : null]
    })
    const place = Object.fromEntries(values) as ComplexPlace
    return { ...place, location: place.location ?? '' }
  }

  function result(newId: () => string): NewComplex[] {
    return [...found.values()].map(({ name, kinds, place }) => ({
      id: newId(),
      name,
      kind: mostFrequent(kinds) ?? COMPLEX_KINDS[0],
      ...placeOf(place),
    }))
  }

  return { add, result }
}

function mostFrequent(kinds: readonly ComplexKind[]): ComplexKind | null {
  const counts = COMPLEX_KINDS.map((kind) => ({ kind, count: kinds.filter((each) => each === kind).length }))
  return counts.toSorted((one, other) => other.count - one.count).find(({ count }) => count > 0)?.kind ?? null
}
