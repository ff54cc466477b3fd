import type { Kysely } from 'kysely'
import type { Dialect } from './tools/dialect.ts'
import { oneOf } from './tools/one-of.ts'
import { createRevisionTriggers } from './tools/revision-triggers.ts'
import { widenOneOf } from './tools/widen-one-of.ts'

const REGISTRATIONS = ['open', 'invite']
const ACCOUNT_ACTIONS = [
  'sign_in',
  'sign_in_failed',
  'create_account',
  'change_account',
  'change_password',
  'end_sessions',
  'create_invitation',
  'revoke_invitation',
  'create_reset_link',
  'change_role',
  'disable_account',
  'enable_account',
  'change_settings',
  'change_registration',
  'change_card',
  'enable_second_factor',
  'disable_second_factor',
  'refused',
]

/** Who may register is chosen in the panel. People have a public card, and a property names one of them. */
export async function up(db: Kysely<never>, dialect: Dialect) {
  await db.schema
    .alterTable('globalConfig')
    .addColumn('registration', 'text', (column) => column.check(oneOf('registration', REGISTRATIONS)))
    .execute()
  await widenOneOf(db, dialect, { table: 'accountEvents', column: 'action', values: ACCOUNT_ACTIONS })
  await db.schema
    .createTable('asesorCards')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('position', 'text')
    .addColumn('hours', 'text')
    .addColumn('whatsapp', 'text')
    .addColumn('isShown', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('asesorPhotos')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('photoId', 'text', (column) => column.notNull().references('photos.id'))
    .execute()
  await db.schema.createIndex('asesorPhotosByPhoto').on('asesorPhotos').column('photoId').execute()
  await db.schema
    .alterTable('properties')
    .addColumn('asesorId', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('propertiesByAsesor').on('properties').column('asesorId').execute()
  for (const table of ['asesorCards', 'asesorPhotos']) await createRevisionTriggers(db, dialect, table)
  // Whoever leaves the team leaves the pages too.
  await createRevisionTriggers(db, dialect, 'users', ['disabledAt'])
}
