import type { Kysely } from 'kysely'
import type { Dialect } from './tools/dialect.ts'
import { widenOneOf } from './tools/widen-one-of.ts'

type Db = Kysely<never>

const LOG_ACTIONS = [
  'property_created',
  'create_property',
  'edit_property',
  'pause_property',
  'unpause_property',
  'delete_property',
  'restore_property',
  'purge_property',
]
const LOG_TYPES = [
  'property_creation',
  'property_edit',
  'property_pause',
  'property_unpause',
  'property_deletion',
  'property_restoration',
]

/** Deleted properties rest before they go for good (decision 34). */
export async function up(db: Db, dialect: Dialect) {
  await db.schema
    .createTable('deletedProperties')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('propertyId', 'text')
    // Everything that is needed to bring it back, as JSON: the columns of `properties` may change meanwhile.
    .addColumn('kept', 'text', (column) => column.notNull())
    .addColumn('deletedAt', 'text', (column) => column.notNull())
    .addColumn('deletedBy', 'text')
    .execute()
  await db.schema
    .createIndex('deletedPropertiesByDay')
    .on('deletedProperties')
    .columns(['deletedAt desc', 'id desc'])
    .execute()
  // Its photos stay: no cleanup can delete what this table refers to.
  await db.schema
    .createTable('deletedPropertyPhotos')
    .addColumn('propertyId', 'text', (column) =>
      column.notNull().references('deletedProperties.id').onDelete('cascade'),
    )
    .addColumn('photoId', 'text', (column) => column.notNull().references('photos.id'))
    .addPrimaryKeyConstraint('deletedPropertyPhotosKey', ['propertyId', 'photoId'])
    .execute()
  await db.schema.createIndex('deletedPropertyPhotosByPhoto').on('deletedPropertyPhotos').column('photoId').execute()
  await widenOneOf(db, dialect, { table: 'activityLogs', column: 'action', values: LOG_ACTIONS })
  await widenOneOf(db, dialect, { table: 'activityLogs', column: 'type', values: LOG_TYPES })
}
