import type { Kysely } from 'kysely'

/**
 * What a property was after each save, and the pictures that its versions show. There is no foreign key to the property:
 * a version outlives its deletion, until the papelera is emptied.
 */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('propertyVersions')
    .addColumn('propertyId', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('savedAt', 'text', (column) => column.notNull())
    .addColumn('savedBy', 'text')
    .addColumn('savedByName', 'text')
    .addColumn('logId', 'text')
    .addPrimaryKeyConstraint('propertyVersionsKey', ['propertyId', 'number'])
    .execute()
  await db.schema.createIndex('propertyVersionsByTime').on('propertyVersions').column('savedAt').execute()
  await db.schema.createIndex('propertyVersionsByEntry').on('propertyVersions').column('logId').execute()
  await db.schema
    .createTable('propertyVersionPhotos')
    .addColumn('propertyId', 'text', (column) => column.notNull())
    .addColumn('photoId', 'text', (column) => column.notNull().references('photos.id'))
    .addColumn('lastNumber', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('propertyVersionPhotosKey', ['propertyId', 'photoId'])
    .execute()
  await db.schema.createIndex('propertyVersionPhotosByPhoto').on('propertyVersionPhotos').column('photoId').execute()
}
