import type { Kysely } from 'kysely'
import type { Dialect } from '#app/db/migrations/tools/dialect.ts'
import { oneOf } from '#app/db/migrations/tools/one-of.ts'
import { addChoices, addHistory, addNumbers, addTexts, fraction } from './columns.ts'
import { BUILDING_CHOICES, COMPLEX_KINDS, STATES } from './vocabularies.ts'

/** Conjuntos: buildings and parks whose spaces are properties. */
export async function createComplexes(db: Kysely<never>, dialect: Dialect) {
  let table = db.schema
    .createTable('complexes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(oneOf('kind', COMPLEX_KINDS)))
    .addColumn('description', 'text')
    .addColumn('location', 'text', (column) => column.notNull())
  table = addTexts(table, ['municipality', 'address'])
  table = addChoices(table, { state: STATES })
  table = addTexts(table, ['googleMapsLink', 'anchorStore'])
  table = addNumbers(table, 'integer', ['yearBuilt', 'floors', 'elevators', 'parkingSpaces'])
  table = addNumbers(table, fraction(dialect), ['lotSize', 'constructionArea', 'floorPlate', 'power'])
  table = addChoices(table, BUILDING_CHOICES)
  await addHistory(table).execute()
  await db.schema
    .createTable('retiredComplexSlugs')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('complexId', 'text', (column) => column.references('complexes.id').onDelete('set null'))
    .addColumn('retiredAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('retiredComplexSlugsByComplex').on('retiredComplexSlugs').column('complexId').execute()
}
