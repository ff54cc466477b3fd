import type { Kysely } from 'kysely'
import { oneOf } from '#app/db/migrations/tools/one-of.ts'
import { TRASH_KINDS } from './vocabularies.ts'

/** Deleted properties, conjuntos and owners, which can be restored for a while, and the pictures that they still need. */
export async function createTrash(db: Kysely<never>) {
  await db.schema
    .createTable('deletedProperties')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('propertyId', 'text')
    .addColumn('kept', 'text', (column) => column.notNull())
    .addColumn('deletedAt', 'text', (column) => column.notNull())
    .addColumn('deletedBy', 'text')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('propiedad').check(oneOf('kind', TRASH_KINDS)))
    .execute()
  await db.schema
    .createIndex('deletedPropertiesByDay')
    .on('deletedProperties')
    .columns(['deletedAt desc', 'id desc'])
    .execute()
  await db.schema
    .createTable('deletedPropertyPhotos')
    .addColumn('propertyId', 'text', (column) =>
      column.notNull().references('deletedProperties.id').onDelete('cascade'),
    )
    .addColumn('photoId', 'text', (column) => column.notNull().references('photos.id'))
    .addPrimaryKeyConstraint('deletedPropertyPhotosKey', ['propertyId', 'photoId'])
    .execute()
  await db.schema.createIndex('deletedPropertyPhotosByPhoto').on('deletedPropertyPhotos').column('photoId').execute()
}
