import type { Kysely } from 'kysely'

/**
 * What a property or a conjunto was after each save, and the pictures that its versions show. There is no foreign key to
 * it: versions outlive its deletion, until the papelera is emptied.
 */
export async function createVersions(db: Kysely<never>) {
  await createVersionsOf(db, 'property', 'propertyId')
  await createVersionsOf(db, 'complex', 'complexId')
}

async function createVersionsOf(db: Kysely<never>, kind: 'property' | 'complex', id: 'propertyId' | 'complexId') {
  const [versions, photos] = [`${kind}Versions`, `${kind}VersionPhotos`]
  await db.schema
    .createTable(versions)
    .addColumn(id, 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('savedAt', 'text', (column) => column.notNull())
    .addColumn('savedBy', 'text')
    .addColumn('savedByName', 'text')
    .addColumn('logId', 'text')
    .addPrimaryKeyConstraint(`${versions}Key`, [id, 'number'])
    .execute()
  await db.schema.createIndex(`${versions}ByTime`).on(versions).column('savedAt').execute()
  if (kind === 'property') await db.schema.createIndex(`${versions}ByEntry`).on(versions).column('logId').execute()
  await db.schema
    .createTable(photos)
    .addColumn(id, 'text', (column) => column.notNull())
    .addColumn('photoId', 'text', (column) => column.notNull().references('photos.id'))
    .addColumn('lastNumber', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${photos}Key`, [id, 'photoId'])
    .execute()
  await db.schema.createIndex(`${photos}ByPhoto`).on(photos).column('photoId').execute()
}
