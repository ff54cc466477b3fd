import { type ExpressionBuilder, sql } from 'kysely'
import { contains } from '#app/db/contains.server.ts'
import type { Schema } from '#app/db/schema.ts'
import { type SearchTerm, searchTerm } from './panel-search.ts'

/** What a search may find in the code that stands in for a missing ID, 'PROP-' and the last four of the id. */
const PART_OF_STAND_IN = /^(?:(?:(?:(?:p?r)?o)?p)?-)?[0-9a-z]{0,4}$/

/** The condition that a property holds what was searched for; every property holds nothing. */
export function holdsSearch(search: string) {
  const term = searchTerm(search)
  return (eb: ExpressionBuilder<Schema, 'properties'>) => {
    if (term.text === '') return eb.and([])
    return eb.or([
      contains(sql.ref('properties.panelText'), term.text),
      ...inVocabularies(eb, term),
      ...inStandIn(term),
    ])
  }
}

function inVocabularies(eb: ExpressionBuilder<Schema, 'properties'>, { statuses, types, categories }: SearchTerm) {
  return [
    ...(statuses.length > 0 ? [eb('status', 'in', statuses)] : []),
    ...(types.length > 0 ? [eb('type', 'in', types)] : []),
    ...(categories.length > 0 ? [eb('category', 'in', categories)] : []),
  ]
}

function inStandIn({ text }: SearchTerm) {
  if (!PART_OF_STAND_IN.test(text)) return []
  const standIn = sql`'prop-' || substr(properties.id, length(properties.id) - 3)`
  return [sql<boolean>`(coalesce(properties."propertyId", '') = '' and ${contains(standIn, text)})`]
}
