import { type Kysely, sql } from 'kysely'
import type { Dialect } from './tools/dialect.ts'
import { oneOf } from './tools/one-of.ts'
import { createRevisionTriggers } from './tools/revision-triggers.ts'

const KINDS = ['property', 'complex', 'owner', 'firm', 'settings']
/** Rows that are read and written at a time. */
const BATCH = 500

type Json = Record<string, unknown>
type Db = Kysely<never>

/**
 * One table for the versions of every kind of record, and for what is in the papelera: the newest version of a deleted
 * record, with what the deletion took away. Owners get a version too.
 */
export async function up(db: Db, dialect: Dialect) {
  await createTables(db)
  await copyVersions(db)
  await copyTrash(db)
  await sql`alter table owners add column version integer not null default 1`.execute(db)
  for (const table of ['deletedPropertyPhotos', 'deletedProperties', 'propertyVersionPhotos', 'complexVersionPhotos'])
    await db.schema.dropTable(table).execute()
  for (const table of ['propertyVersions', 'complexVersions', 'firmVersions', 'settingsVersions'])
    await db.schema.dropTable(table).execute()
  // Pages show the texts of the firm.
  await createRevisionTriggers(db, dialect, 'versions')
}

async function createTables(db: Db) {
  await db.schema
    .createTable('versions')
    .addColumn('kind', 'text', (column) => column.notNull().check(oneOf('kind', KINDS)))
    .addColumn('recordId', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('savedAt', 'text', (column) => column.notNull())
    .addColumn('savedBy', 'text')
    .addColumn('savedByName', 'text')
    .addColumn('note', 'text')
    .addColumn('logId', 'text')
    .addColumn('jobId', 'text')
    .addColumn('deleted', 'text')
    .addPrimaryKeyConstraint('versionsKey', ['kind', 'recordId', 'number'])
    .execute()
  await db.schema.createIndex('versionsByTime').on('versions').columns(['kind', 'savedAt']).execute()
  await db.schema.createIndex('versionsByEntry').on('versions').column('logId').execute()
  await sql`create index "versionsByJob" on versions ("jobId") where "jobId" is not null`.execute(db)
  await sql`create index "versionsInTrash" on versions ("savedAt") where deleted is not null`.execute(db)
  await db.schema
    .createTable('versionPhotos')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recordId', 'text', (column) => column.notNull())
    .addColumn('photoId', 'text', (column) => column.notNull().references('photos.id'))
    .addColumn('lastNumber', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('versionPhotosKey', ['kind', 'recordId', 'photoId'])
    .execute()
  await db.schema.createIndex('versionPhotosByPhoto').on('versionPhotos').column('photoId').execute()
}

async function copyVersions(db: Db) {
  for (const kind of ['property', 'complex']) {
    const [versions, photos, id] = [`${kind}Versions`, `${kind}VersionPhotos`, `${kind}Id`]
    await sql`
      insert into versions (kind, "recordId", number, content, "savedAt", "savedBy", "savedByName", "logId")
      select ${sql.lit(kind)}, ${sql.ref(id)}, number, content, "savedAt", "savedBy", "savedByName", "logId"
      from ${sql.table(versions)}`.execute(db)
    await sql`
      insert into "versionPhotos" (kind, "recordId", "photoId", "lastNumber")
      select ${sql.lit(kind)}, ${sql.ref(id)}, "photoId", "lastNumber" from ${sql.table(photos)}`.execute(db)
  }
  await sql`
    insert into versions (kind, "recordId", number, content, "savedAt", "savedByName")
    select 'firm', section, row_number() over (partition by section order by id), content, "savedAt", "savedBy"
    from "firmVersions"`.execute(db)
  await sql`
    insert into versions (kind, "recordId", number, content, "savedAt", "savedByName", note)
    select 'settings', 'settings', row_number() over (order by id), content, "savedAt", "savedBy", subject
    from "settingsVersions"`.execute(db)
}

type Trashed = { id: string; kind: string; kept: string; deletedAt: string; deletedBy: string | null }
const TRASH_KINDS: Record<string, string> = { propiedad: 'property', conjunto: 'complex', propietario: 'owner' }

async function copyTrash(db: Db) {
  for (let last = ''; ;) {
    const { rows } = await sql<Trashed>`
      select id, kind, kept, "deletedAt", "deletedBy" from "deletedProperties"
      where id > ${last} order by id limit ${sql.lit(BATCH)}`.execute(db)
    for (const row of rows) await copyTrashed(db, row)
    if (rows.length < BATCH) break
    last = rows.at(-1)?.id ?? last
  }
  await sql`
    insert into "versionPhotos" (kind, "recordId", "photoId", "lastNumber")
    select trashed.kind, trashed."recordId", photos."photoId", trashed.number
    from "deletedPropertyPhotos" as photos
    join versions as trashed on trashed."recordId" = photos."propertyId" and trashed.deleted is not null
    where true
    on conflict (kind, "recordId", "photoId") do update set "lastNumber" = excluded."lastNumber"`.execute(db)
}

async function copyTrashed(db: Db, { id, kind: trashKind, kept, deletedAt, deletedBy }: Trashed) {
  const kind = TRASH_KINDS[trashKind] ?? 'property'
  const { rows } = await sql<{ number: number | null }>`
    select max(number) as number from versions where kind = ${kind} and "recordId" = ${id}`.execute(db)
  const newest = Number(rows[0]?.number ?? 0)
  const { content, deleted, number } = splitKept(kind, kept)
  await sql`
    insert into versions (kind, "recordId", number, content, "savedAt", "savedByName", deleted)
    values (${kind}, ${id}, ${Math.max(number, newest + 1)}, ${content}, ${deletedAt}, ${deletedBy}, ${deleted})
  `.execute(db)
}

/** What was stored of a deleted record as a version and what that lacks; JSON that can't be read stays as it is. */
function splitKept(kind: string, kept: string): { content: string; deleted: string; number: number } {
  const stored = objectIn(kept)
  if (!stored) return { content: kept, deleted: '{}', number: 1 }
  if (kind === 'owner') {
    const { id: _id, name, phone, email, ...rest } = stored
    return { content: JSON.stringify({ name, phone, email }), deleted: JSON.stringify(rest), number: 2 }
  }
  const { input, slug, version, ...rest } = stored
  const { amenities, photos = [], plans = [], ...columns } = Object(input) as Json
  const values = kind === 'property' ? withoutZeroPrices(columns) : columns
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined))
  const content =
    kind === 'property' ? { slug, facts: filled, amenities, photos, plans } : { slug, fields: filled, photos, plans }
  return { content: JSON.stringify(content), deleted: JSON.stringify(rest), number: Number(version) || 1 }
}

/** Rows from before a price of 0 was asked about may have one; it is a price on request. */
function withoutZeroPrices(columns: Json): Json {
  const isZero = columns['priceCents'] === 0
  const positive = (name: string) => columns[name] || null
  return {
    ...columns,
    priceCents: positive('priceCents'),
    priceToCents: isZero ? null : columns['priceToCents'],
    priceOnRequest: isZero ? 'si' : columns['priceOnRequest'],
    pricePerM2Cents: positive('pricePerM2Cents'),
    stayingRentCents: positive('stayingRentCents'),
  }
}

function objectIn(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null
  } catch {
    return null
  }
}
