import { type SelectQueryBuilder, sql } from 'kysely'
import type { Schema } from '#app/db/schema.ts'
import {
  type Condition,
  type Means,
  type TextQuery,
  columnFor,
  holdsWords,
  lookedFor,
} from '#app/db/searched-text.server.ts'
import type { Dialect } from '#app/db/store.server.ts'
import { asField } from '#app/properties/derived-columns.ts'
import { STATUSES } from '#app/properties/vocabulary.ts'
import type { PanelFilters, PanelOrder, PanelSelection } from './panel-search.ts'
import { searchTerms } from './search-terms.ts'

/** The words of a search, as the indexes of the panel's texts are asked for them. */
export function panelTexts(search: string): TextQuery {
  return { of: 'panel', groups: searchTerms(search).map((forms) => ['told', forms.map(lookedFor)]) }
}

/** The condition that a property holds every word that was searched for and passes every filter. */
export function isSelected(selection: PanelSelection, dialect: Dialect, means: Means): Condition {
  const { search, status, type, category, municipality, noPhotos, order } = selection
  const kinds = { type, category, municipality: municipality || null }
  const isNarrowed = Object.values(kinds).some((value) => value !== null)
  const column = (name: string) => columnFor(dialect, means, name)
  // The listing has an index of each order but one, which begins with the status.
  const isWalkedByStatus = !order.startsWith('id')
  return (eb) =>
    eb.and([
      holdsWords(
        dialect,
        { ...panelTexts(search), surely: municipality ? [['told', [asField(municipality)]]] : [] },
        means,
      ),
      ...(status ? [eb(isWalkedByStatus ? 'status' : column('status'), '=', status)] : []),
      // The indexes of kinds and places begin with the status.
      ...(!status && isNarrowed && means === 'index' ? [eb(column('status'), 'in', STATUSES)] : []),
      ...Object.entries(kinds).flatMap(([name, value]) => (value === null ? [] : [eb(column(name), '=', value)])),
      ...(noPhotos ? [eb(column('hasPhotos'), '=', sql.lit(0))] : []),
    ])
}

/** Whether a property with these values passes the filters. */
export function passesFilters(
  { status, type, category, municipality, noPhotos }: PanelFilters,
  row: { status: string; type: string; category: string; municipality: string | null; hasPhotos: number },
): boolean {
  return (
    (status === null || row.status === status) &&
    (type === null || row.type === type) &&
    (category === null || row.category === category) &&
    (municipality === '' || row.municipality === municipality) &&
    (!noPhotos || row.hasPhotos === 0)
  )
}

/**
 * Rows in the order of a list; those that lack what it goes by come last, equal ones follow the id.
 * @param means 'compare' walks the order, 'index' sorts what was collected
 */
export function inPanelOrder<Row>(
  rows: SelectQueryBuilder<Schema, 'properties', Row>,
  order: PanelOrder,
  { dialect, means }: { dialect: Dialect; means: Means },
) {
  const direction = order === 'newest' || order.endsWith('-desc') ? 'desc' : 'asc'
  const [subject] = order.split('-')
  const columns = {
    price: sql.ref('properties.comparableCents'),
    area: sql.ref('properties.area'),
    id: codeText(dialect),
  }
  // In SQLite a sign keeps the planner from walking the whole order for what was collected already.
  const sign = sql.raw(dialect === 'sqlite' && means === 'index' ? '+' : '')
  // Every property has a date: saying where none would go keeps PostgreSQL from using the index of dates.
  const ordered =
    subject === 'price' || subject === 'area' || subject === 'id'
      ? rows.orderBy(sql`${sign}${columns[subject]}`, (by) => (direction === 'asc' ? by.asc() : by.desc()).nullsLast())
      : rows.orderBy(sql`${sign}properties."createdAt"`, direction)
  return ordered.orderBy('properties.id', direction)
}

/** The ID in small letters, compared by its characters in both dialects; null without one. */
function codeText(dialect: Dialect) {
  const code = sql<string | null>`lower(nullif(properties."propertyId", ''))`
  return dialect === 'sqlite' ? code : sql<string | null>`${code} collate "C"`
}
