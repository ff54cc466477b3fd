import { INVITATION_JSON, INVITATION_MAIL } from '#app/accounts/team/invite-people.server.ts'
import { agencyJson, isAgencySection } from '#app/agency/content/agency-schema.ts'
import { HOME_STATES_JSON, LANDMARKS_JSON, ZONES_JSON } from '#app/catalogue/place/place-json.ts'
import { FLOORS_JSON } from '#app/complexes/floors/floors-json.ts'
import { firstConfig } from '#app/db/global-config.server.ts'
import { MAIL_SETTINGS } from '#app/db/installation.ts'
import type { Row } from '#app/db/snapshot.ts'
import type { Queries } from '#app/db/store.server.ts'
import { SETTINGS_JSON } from '#app/editing/versions/settings-json.server.ts'
import { type StoredJson, readStored } from '#app/text/stored-json.ts'
import { BATCH_JSON } from '#app/inventory/batches/batch-json.ts'
import { BULK_PHOTOS_JSON, PICTURES_JSON } from '#app/inventory/bulk-photos/bulk-photo-json.ts'
import { LEAD_IMPORT_JSON, LEAD_PLAN_JSON, isLeadPlan } from '#app/inventory/lead-import/lead-import-json.ts'
import { PRICES_JSON } from '#app/inventory/batches/price-steps.ts'
import { PLAN_JSON } from '#app/inventory/import/checking/plan-json.ts'
import { CELLS_JSON, CONTACT_JSON, ENTRY_JSON, NOTE_JSON, PERSON_JSON } from '#app/inventory/import/file/import-json.ts'
import { IMPORT_JSON } from '#app/inventory/import/mapping/import-payload.ts'
import { MESSAGES_JSON, PROGRESS_JSON, WARNINGS_JSON } from '#app/jobs/job.server.ts'
import { REQUIREMENTS_JSON } from '#app/leads/requirements/requirement-json.ts'
import { MAIL_JSON } from '#app/mail/mail-server.ts'
import { RECIPIENTS_JSON } from '#app/mail/recipient.ts'
import { TRASHED } from '#app/inventory/trash/trash-list.server.ts'
import { type RecordKindName, TRASH_KINDS, type TrashKind } from '#app/records/trash.ts'

/** How a column of a row is read; null where this row has no JSON there. */
type ReaderOf = (row: Row) => StoredJson<unknown> | null

const PAYLOADS = new Map<unknown, StoredJson<unknown>>([
  ['change', BATCH_JSON],
  ['import', IMPORT_JSON],
  ['photos', BULK_PHOTOS_JSON],
  ['leads', LEAD_IMPORT_JSON],
])
/** The readers of the JSON of the kinds of records that are never in the trash. */
const EDITABLE: Record<Exclude<RecordKindName, TrashKind>, { content: ReaderOf; deleted: null }> = {
  firm: { content: ({ recordId }) => (isAgencySection(recordId) ? agencyJson(recordId) : null), deleted: null },
  settings: { content: () => SETTINGS_JSON, deleted: null },
}

function kindOf({ kind }: Row) {
  const trashed = TRASH_KINDS.find((each) => each === kind)
  if (trashed) return { content: () => TRASHED[trashed].json.content, deleted: TRASHED[trashed].json.deleted }
  return kind === 'firm' || kind === 'settings' ? EDITABLE[kind] : null
}

const RECORDS = new Map<unknown, StoredJson<unknown>>([
  ['entry', ENTRY_JSON],
  ['person', PERSON_JSON],
  ['contact', CONTACT_JSON],
  ['note', NOTE_JSON],
])

/**
 * Every column that stores JSON, by table, with the reader that pages use too. Imports of archives and restores read each
 * of their rows with it.
 */
export const JSON_COLUMNS: ReadonlyMap<string, Readonly<Record<string, ReaderOf>>> = new Map(
  Object.entries<Readonly<Record<string, ReaderOf>>>({
    installation: { value: ({ name }) => (name === MAIL_SETTINGS ? MAIL_JSON : null) },
    globalConfig: { homeStates: () => HOME_STATES_JSON, zones: () => ZONES_JSON, landmarks: () => LANDMARKS_JSON },
    versions: { content: (row) => kindOf(row)?.content(row) ?? null, deleted: (row) => kindOf(row)?.deleted ?? null },
    outbox: {
      recipients: () => RECIPIENTS_JSON,
      payload: ({ kind }) => (kind === INVITATION_MAIL ? INVITATION_JSON : null),
    },
    jobs: { payload: ({ kind }) => PAYLOADS.get(kind) ?? null, progress: () => PROGRESS_JSON },
    jobRows: {
      messages: () => MESSAGES_JSON,
      warnings: () => WARNINGS_JSON,
      cells: () => CELLS_JSON,
      plan: planReader,
    },
    complexes: { drawnFloors: () => FLOORS_JSON },
    leads: { requirements: () => REQUIREMENTS_JSON },
    importRecords: { content: ({ kind }) => RECORDS.get(kind) ?? null },
  }),
)

/** Only rows of a file have cells, and only the pictures of a property are an object without them. */
function planReader({ cells, plan }: Row) {
  if (isLeadPlan(String(plan))) return LEAD_PLAN_JSON
  if (cells !== null) return PLAN_JSON
  return String(plan).startsWith('{') ? PICTURES_JSON : PRICES_JSON
}

export function isJsonColumn(table: string, column: string): boolean {
  return Object.hasOwn(JSON_COLUMNS.get(table) ?? {}, column)
}

/** What of a stored row can't be read: what it is, and why. */
export function unreadableIn(table: string, row: Row): { column: string; label: string; fault: string }[] {
  return Object.entries(JSON_COLUMNS.get(table) ?? {}).flatMap(([column, readerOf]) => {
    const [stored, json] = [row[column], readerOf(row)]
    if (stored === null || stored === undefined || json === null) return []
    const read = readStored(json, String(stored))
    return 'fault' in read ? [{ column, label: json.label, fault: read.fault }] : []
  })
}

/** Why a row of an archive is refused: '«content» no se puede leer: no es JSON'; null for none. */
export function faultInRow(table: string, row: Row): string | null {
  const [wrong] = unreadableIn(table, row)
  return wrong ? `«${wrong.column}» no se puede leer: ${wrong.fault}` : null
}

/** What the site should show or use now and can't read, in words, so that staff know why it is missing. */
export async function findUnreadable(db: Queries): Promise<string[]> {
  const sections = db
    .selectFrom('versions')
    .where('kind', '=', 'firm')
    .where('number', '=', (eb) =>
      eb
        .selectFrom('versions as later')
        .where('later.kind', '=', 'firm')
        .whereRef('later.recordId', '=', 'versions.recordId')
        .select(({ fn }) => fn.max('later.number').as('number')),
    )
    .select(['kind', 'recordId', 'content'])
  const config = firstConfig(db).select(['homeStates', 'zones', 'landmarks'])
  const mail = db.selectFrom('installation').where('name', '=', MAIL_SETTINGS).select(['name', 'value'])
  const rows: [table: string, rows: Row[]][] = [
    ['versions', await sections.execute()],
    ['globalConfig', await config.execute()],
    ['installation', await mail.execute()],
  ]
  return rows.flatMap(([table, found]) => found.flatMap((row) => unreadableIn(table, row).map(({ label }) => label)))
}
