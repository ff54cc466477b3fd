import type { Kysely } from 'kysely'

/** What a conjunto was after each save, and the pictures that its versions show, as for properties (0011). */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('complexVersions')
    .addColumn('complexId', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('savedAt', 'text', (column) => column.notNull())
    .addColumn('savedBy', 'text')
    .addColumn('savedByName', 'text')
    .addColumn('logId', 'text')
    .addPrimaryKeyConstraint('complexVersionsKey', ['complexId', 'number'])
    .execute()
  await db.schema.createIndex('complexVersionsByTime').on('complexVersions').column('savedAt').execute()
  await db.schema
    .createTable('complexVersionPhotos')
    .addColumn('complexId', 'text', (column) => column.notNull())
    .addColumn('photoId', 'text', (column) => column.notNull().references('photos.id'))
    .addColumn('lastNumber', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('complexVersionPhotosKey', ['complexId', 'photoId'])
    .execute()
  await db.schema.createIndex('complexVersionPhotosByPhoto').on('complexVersionPhotos').column('photoId').execute()
}
