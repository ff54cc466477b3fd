import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#app/db/migrations/tools/dialect.ts'

/** Uploaded pictures, and where they are shown: as photos and as plans, of properties and of conjuntos. */
export async function createPhotos(db: Kysely<never>, dialect: Dialect) {
  const publicName = sql`replace(gen_random_uuid()::text, '-', '')`
  await db.schema
    .createTable('photos')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('publicName', 'text', (column) =>
      dialect === 'sqlite' ? column : column.notNull().defaultTo(publicName),
    )
    .addColumn('contentHash', 'text', (column) => column.notNull().unique())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('variantsAt', 'text')
    .addColumn('unusedSince', 'text')
    .addColumn('luminance', 'integer')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  // Kept apart from the key, whose time and file name could be guessed.
  if (dialect === 'sqlite')
    await sql`create trigger "photosNamed" after insert on photos when new."publicName" is null begin
      update photos set "publicName" = lower(hex(randomblob(16))) where id = new.id;
    end`.execute(db)
  await db.schema.createIndex('photosByPublicName').on('photos').column('publicName').unique().execute()
  await createPictures(db, 'propertyPhotos', { column: 'propertyId', of: 'properties.id' })
  await createPictures(db, 'propertyPlans', { column: 'propertyId', of: 'properties.id' })
  await createPictures(db, 'complexPhotos', { column: 'complexId', of: 'complexes.id' })
  await createPictures(db, 'complexPlans', { column: 'complexId', of: 'complexes.id' })
}

async function createPictures(
  db: Kysely<never>,
  table: string,
  owner: { column: 'propertyId' | 'complexId'; of: 'properties.id' | 'complexes.id' },
) {
  await db.schema
    .createTable(table)
    .addColumn(owner.column, 'text', (column) => column.notNull().references(owner.of).onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('photoId', 'text', (column) => column.notNull().references('photos.id'))
    .addColumn('alt', 'text')
    .addPrimaryKeyConstraint(`${table}Key`, [owner.column, 'position'])
    .execute()
  await db.schema.createIndex(`${table}ByPhoto`).on(table).column('photoId').execute()
}
