import type { Kysely } from 'kysely'
import type { Dialect } from './tools/dialect.ts'
import { oneOf } from './tools/one-of.ts'
import { widenOneOf } from './tools/widen-one-of.ts'

const LANGUAGES = ['es', 'en', 'otro']
const SOURCES = ['sitio', 'whatsapp', 'llamada', 'recomendacion', 'portal', 'letrero', 'evento', 'otro']
const STAGES = ['nuevo', 'contactado', 'visita', 'propuesta', 'negociacion', 'ganado', 'perdido']
const LOST_REASONS = ['precio', 'ubicacion', 'caracteristicas', 'otra_opcion', 'sin_respuesta', 'pospuesto', 'otro']
const CONTACT_KINDS = ['telefono', 'correo']
const ENTRY_KINDS = ['llamada', 'whatsapp', 'correo', 'visita', 'propuesta', 'nota', 'etapa', 'mensaje']

const VERSIONED_KINDS = ['property', 'complex', 'owner', 'lead', 'firm', 'settings']
const ACTIVITY_ACTIONS = [
  'property_created',
  'create_property',
  'edit_property',
  'pause_property',
  'unpause_property',
  'delete_property',
  'restore_property',
  'purge_property',
  'make_backup',
  'fail_backup',
  'create_complex',
  'edit_complex',
  'delete_complex',
  'restore_complex',
  'purge_complex',
  'edit_owner',
  'merge_owner',
  'delete_owner',
  'restore_owner',
  'purge_owner',
  'add_file',
  'delete_file',
  'create_lead',
  'edit_lead',
  'delete_lead',
  'restore_lead',
  'purge_lead',
]
const ACTIVITY_TYPES = [
  'property_creation',
  'property_edit',
  'property_pause',
  'property_unpause',
  'property_deletion',
  'property_restoration',
  'backup',
  'complex',
  'owner',
  'lead',
]

/** Leads: one record a person, the ways to reach them, and the history. */
export async function up(db: Kysely<never>, dialect: Dialect) {
  await widenOneOf(db, dialect, { table: 'versions', column: 'kind', values: VERSIONED_KINDS })
  await widenOneOf(db, dialect, { table: 'activityLogs', column: 'action', values: ACTIVITY_ACTIONS })
  await widenOneOf(db, dialect, { table: 'activityLogs', column: 'type', values: ACTIVITY_TYPES })
  await createLeads(db)
  await createEntries(db)
}

async function createLeads(db: Kysely<never>) {
  await db.schema
    .createTable('leads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('company', 'text')
    .addColumn('language', 'text', (column) => column.notNull().check(oneOf('language', LANGUAGES)))
    .addColumn('source', 'text', (column) => column.notNull().check(oneOf('source', SOURCES)))
    .addColumn('campaign', 'text')
    .addColumn('asesorId', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('stage', 'text', (column) => column.notNull().check(oneOf('stage', STAGES)))
    .addColumn('lostReason', 'text', (column) => column.check(oneOf('lostReason', LOST_REASONS)))
    .addColumn('lostNote', 'text')
    .addColumn('nextAction', 'text')
    .addColumn('nextDay', 'text')
    .addColumn('nextHour', 'text')
    .addColumn('searchText', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text')
    .execute()
  const indexes = {
    leadsByTime: ['createdAt desc', 'id desc'],
    leadsByStage: ['stage', 'createdAt desc', 'id desc'],
    leadsByAsesor: ['asesorId', 'createdAt desc', 'id desc'],
    leadsByNextDay: ['nextDay', 'id'],
  } as const
  for (const [name, columns] of Object.entries(indexes))
    await db.schema
      .createIndex(name)
      .on('leads')
      .columns([...columns])
      .execute()
  await db.schema
    .createTable('leadContacts')
    .addColumn('leadId', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(oneOf('kind', CONTACT_KINDS)))
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('extension', 'text')
    .addPrimaryKeyConstraint('leadContactsKey', ['leadId', 'position'])
    .execute()
  await db.schema.createIndex('leadContactsByValue').on('leadContacts').column('value').execute()
}

async function createEntries(db: Kysely<never>) {
  await db.schema
    .createTable('leadEntries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('leadId', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(oneOf('kind', ENTRY_KINDS)))
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('propertyId', 'text')
    .addColumn('propertyCode', 'text')
    .addColumn('propertyTitle', 'text')
    .addColumn('messageId', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('createdBy', 'text')
    .addColumn('createdByName', 'text')
    .execute()
  await db.schema.createIndex('leadEntriesByLead').on('leadEntries').columns(['leadId', 'createdAt', 'id']).execute()
  await db.schema.createIndex('leadEntriesByProperty').on('leadEntries').column('propertyId').execute()
  await db.schema.createIndex('leadEntriesByMessage').on('leadEntries').column('messageId').execute()
}
