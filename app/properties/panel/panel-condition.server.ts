import { type ExpressionBuilder, sql } from 'kysely'
import { contains } from '#app/db/contains.server.ts'
import type { Schema } from '#app/db/schema.ts'
import { type SearchTerm, searchTerms } from './search-terms.ts'

/** What a search may find in the code that stands in for a missing ID, 'PROP-' and the last four of the id. */
const PART_OF_STAND_IN = /^(?:(?:(?:(?:p?r)?o)?p)?-)?[0-9a-z]{0,4}$/

/** The condition that a property holds every word that was searched for; every property holds nothing. */
export function holdsSearch(search: string) {
  const terms = searchTerms(search)
  return (eb: ExpressionBuilder<Schema, 'properties'>) =>
    eb.and(
      terms.map((term) =>
        eb.or([
          ...term.forms.map((text) => contains(sql.ref('properties.panelText'), text)),
          ...(term.statuses.length > 0 ? [eb('status', 'in', term.statuses)] : []),
          ...inStandIn(term),
        ]),
      ),
    )
}

function inStandIn({ typed }: SearchTerm) {
  const standIn = sql`'prop-' || substr(properties.id, length(properties.id) - 3)`
  return typed
    .filter((text) => PART_OF_STAND_IN.test(text))
    .map((text) => sql<boolean>`(coalesce(properties."propertyId", '') = '' and ${contains(standIn, text)})`)
}
