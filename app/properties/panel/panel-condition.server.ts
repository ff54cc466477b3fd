import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { contains } from '#app/db/contains.server.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Dialect } from '#app/db/store.server.ts'
import type { PanelOrder, PanelSelection } from './panel-search.ts'
import { type SearchTerm, searchTerms } from './search-terms.ts'

/** What a search may find in the code that stands in for a missing ID, 'PROP-' and the last four of the id. */
const PART_OF_STAND_IN = /^(?:(?:(?:(?:p?r)?o)?p)?-)?[0-9a-z]{0,4}$/

/** The condition that a property holds every word that was searched for and passes every filter. */
export function isSelected(selection: PanelSelection) {
  const terms = searchTerms(selection.search)
  const { status, type, category, municipality, noPhotos } = selection
  return (eb: ExpressionBuilder<Schema, 'properties'>) => {
    const chosen = Object.entries({ status, type, category, municipality }).filter(([, value]) => value)
    const words = terms.map((term) =>
      eb.or([
        ...term.forms.map((text) => contains(sql.ref('properties.panelText'), text)),
        ...(term.statuses.length > 0 ? [eb('status', 'in', term.statuses)] : []),
        ...inStandIn(term),
      ]),
    )
    const filters = chosen.map(([column, value]) => sql<boolean>`${sql.ref(`properties.${column}`)} = ${value}`)
    return eb.and([...words, ...filters, ...(noPhotos ? [eb.not(eb.exists(photosOf(eb)))] : [])])
  }
}

function photosOf(eb: ExpressionBuilder<Schema, 'properties'>) {
  return eb
    .selectFrom('propertyPhotos')
    .whereRef('propertyPhotos.propertyId', '=', 'properties.id')
    .select('propertyPhotos.photoId')
}

function inStandIn({ typed }: SearchTerm) {
  const standIn = sql`'prop-' || substr(properties.id, length(properties.id) - 3)`
  return typed
    .filter((text) => PART_OF_STAND_IN.test(text))
    .map((text) => sql<boolean>`(coalesce(properties."propertyId", '') = '' and ${contains(standIn, text)})`)
}

/** Rows in the order of a list; those that lack what it goes by come last, and of equal ones the newest first. */
export function inPanelOrder<Row>(
  rows: SelectQueryBuilder<Schema, 'properties', Row>,
  order: PanelOrder,
  dialect: Dialect,
) {
  const direction = order === 'newest' || order.endsWith('-desc') ? 'desc' : 'asc'
  const [subject] = order.split('-')
  const columns = { price: 'properties.comparableCents', area: 'properties.area', id: codeText(dialect) } as const
  if (subject === 'price' || subject === 'area' || subject === 'id')
    return rows
      .orderBy(columns[subject], (by) => (direction === 'asc' ? by.asc() : by.desc()).nullsLast())
      .orderBy('properties.createdAt', 'desc')
      .orderBy('properties.id', 'desc')
  return rows.orderBy('properties.createdAt', direction).orderBy('properties.id', direction)
}

/** The ID in small letters, compared by its characters in both dialects; null without one. */
function codeText(dialect: Dialect) {
  const code = sql<string | null>`lower(nullif(properties."propertyId", ''))`
  return dialect === 'sqlite' ? code : sql<string | null>`${code} collate "C"`
}
