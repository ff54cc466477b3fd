import { recordActivity } from '#app/activity/record.server.ts'
import { asesorNames, restoredAsesor } from '#app/asesores/asesores.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { LIVING_PROPERTY, namedNow } from '#app/leads/named-property.ts'
import type { RecordAction, VersionedKind, VersionedRecord } from '#app/records/record-kind.server.ts'
import { readJson, readJsonOr } from '#app/text/stored-json.ts'
import { type NamedVisit, type VisitFields, describeVisitChanges, visitPropertyText, visitTimeText } from './visit.ts'
import { DELETED_VISIT_JSON, VISIT_JSON } from './visit-json.ts'

export type VisitRecord = VersionedRecord & NamedVisit

/** The log actions of a visit. */
const ACTIONS = {
  create: 'create_visit',
  edit: 'edit_visit',
  delete: 'delete_visit',
  restore: 'restore_visit',
  purge: 'purge_visit',
} as const satisfies Record<RecordAction, string>

const FIRST_VISIT_VERSION = 1

export const VISIT_KIND: VersionedKind<VisitFields, VisitRecord> = {
  name: 'visit',
  table: 'visits',
  json: { content: VISIT_JSON, deleted: DELETED_VISIT_JSON },
  find: findVisitRecords,
  content: (record) => JSON.stringify(visitFieldsOf(record)),
  photoIds: () => [],
  named: namedVisit,
  namedIn(id, content) {
    const fields = readJsonOr(VISIT_JSON, content, null)
    return fields ? namedVisit({ ...fields, id }) : { id, title: 'Visita', code: null }
  },
  // A lead that was merged with another one has taken its visits along.
  editOf: async (db, content, { leadId }) => withRestoredAsesor(db, { ...readJson(VISIT_JSON, content), leadId }),
  async insert({ db, now }, id, fields) {
    const history = { version: FIRST_VISIT_VERSION, createdAt: now.toISOString(), updatedAt: null }
    await insertVisit(db, id, fields, history)
  },
  async overwrite({ db, now }, current, fields) {
    const history = { version: current.version + 1, updatedAt: now.toISOString() }
    const { numUpdatedRows } = await db
      .updateTable('visits')
      .set({ ...visitFieldsOf(fields), ...history })
      .where('id', '=', current.id)
      .where('version', '=', current.version)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return null
    return { record: { ...current, ...fields, ...history, asesorName: await nameOf(db, fields.asesorId) } }
  },
  async remove({ db }, { id, createdAt }) {
    await db.deleteFrom('visits').where('id', '=', id).execute()
    return { kept: { createdAt } }
  },
  async insertAgain({ db, now }, { id, number, content, kept }) {
    const { createdAt } = readJson(DELETED_VISIT_JSON, kept)
    const fields = await withRestoredAsesor(db, readJson(VISIT_JSON, content))
    await insertVisit(db, id, fields, { version: number + 1, createdAt, updatedAt: now.toISOString() })
    return {}
  },
  describe: describeVisitChanges,
  describeAll: async () => '',
  log: ({ db, actor, now }, { action, named, details }) =>
    recordActivity(db, {
      action: ACTIONS[action],
      type: 'visit',
      property: { id: null, title: named.title },
      actor,
      details,
      now,
    }),
}

/** Everybody of the team reads the log and the trash, so the name of the lead is not in it. */
function namedVisit(visit: VisitFields & { id: string }) {
  return { id: visit.id, title: `${visitPropertyText(visit)}, ${visitTimeText(visit)}`, code: null }
}

async function findVisitRecords(db: Queries, ids: readonly string[]): Promise<VisitRecord[]> {
  if (ids.length === 0) return []
  const stored = await db
    .selectFrom('visits')
    .leftJoin('properties', 'properties.id', 'visits.propertyId')
    .where('visits.id', 'in', ids)
    .selectAll('visits')
    .select(LIVING_PROPERTY)
    .execute()
  const rows = stored.map((row) => namedNow(row))
  const names = await asesorNames(
    db,
    rows.flatMap(({ asesorId }) => asesorId ?? []),
  )
  return rows.map((row) => ({ ...row, asesorName: row.asesorId === null ? null : (names.get(row.asesorId) ?? null) }))
}

/** What a version stores. */
export function visitFieldsOf(record: VisitFields): VisitFields {
  const { leadId, propertyId, propertyCode, propertyTitle, asesorId, day, hour, minutes } = record
  const { people, keys, meetingPlace, result, resultNote } = record
  const where = { leadId, propertyId, propertyCode, propertyTitle, asesorId, day, hour, minutes }
  return { ...where, people, keys, meetingPlace, result, resultNote }
}

type VisitHistory = Omit<VersionedRecord, 'id'>

async function insertVisit(db: Queries, id: string, fields: VisitFields, history: VisitHistory) {
  await db
    .insertInto('visits')
    .values({ id, ...visitFieldsOf(fields), ...history })
    .execute()
}

async function withRestoredAsesor(db: Queries, fields: VisitFields): Promise<VisitFields> {
  return { ...fields, asesorId: await restoredAsesor(db, fields.asesorId, fields.result === null) }
}

async function nameOf(db: Queries, asesorId: string | null): Promise<string | null> {
  return asesorId === null ? null : ((await asesorNames(db, [asesorId])).get(asesorId) ?? null)
}
