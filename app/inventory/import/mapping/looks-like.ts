import type { ImportOf } from '#app/inventory/import/file/import-of.ts'
import { guessLeadMapping } from './lead-columns.ts'
import { guessMapping } from './guess-columns.ts'
import type { Target } from './targets.ts'

/** Facts that a list of properties has. */
const OF_PROPERTIES: readonly Target[] = ['price', 'area', 'type', 'category', 'location', 'municipality', 'title']
const FEWEST = 3

/** What a list with such headings is of; null where it could be of either. */
export function looksLike(headers: readonly string[]): ImportOf | null {
  const facts = guessMapping({ headers: [...headers], rows: [] })
  const people = guessLeadMapping(headers)
  const isOfPeople = people.includes('name') && (people.includes('phones') || people.includes('emails'))
  const isOfLeads =
    isOfPeople && (['source', 'nextAction', 'consent', 'campaign'] as const).some((each) => people.includes(each))
  const isPriced = facts.includes('price') || facts.includes('area')
  const found = OF_PROPERTIES.filter((each) => facts.includes(each)).length
  if (isPriced && found >= FEWEST && !isOfLeads) return 'import'
  return isOfPeople && !isPriced && !facts.includes('category') ? 'leads' : null
}
