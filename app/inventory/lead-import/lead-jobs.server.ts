import { findAttendants } from '#app/asesores/asesores.server.ts'
import { inBatches } from '#app/db/in-batches.ts'
import type { Queries } from '#app/db/store.server.ts'
import { checkImport } from '#app/inventory/import/checking/check-import.server.ts'
import { type Ended, type Job, type JobDefinition, type JobRow, changeFor, endRow } from '#app/jobs/job.server.ts'
import type { WorkerParts } from '#app/jobs/job-worker.server.ts'
import { changeLead, createLead, findLead } from '#app/leads/change-lead.server.ts'
import { addEntry } from '#app/leads/entries.server.ts'
import { findSamePeople } from '#app/leads/find-leads.server.ts'
import { LEAD_KIND, fieldsOf } from '#app/leads/lead-kind.server.ts'
import { type LeadScope, isInScope } from '#app/leads/lead-scope.ts'
import type { LeadFields } from '#app/leads/lead.ts'
import { lockPeople } from '#app/leads/lock-people.server.ts'
import { withoutPhones } from '#app/phone/phones-in-search.ts'
import { undoLatest } from '#app/records/change-record.server.ts'
import type { Change } from '#app/records/change.server.ts'
import { readJson, readJsonOr } from '#app/text/stored-json.ts'
import {
  LEAD_IMPORT_JSON,
  LEAD_PLAN_JSON,
  type LeadImportPayload,
  type LeadPlan,
  withoutPeople,
} from './lead-import-json.ts'
import { LEAD_IMPORTS } from './lead-imports.server.ts'
import { scopeOf } from './plan-leads.server.ts'
import { joinedNoting } from './sort-rows.ts'

const CHANGED = 'Alguien lo cambió después de la revisión: no se toca.'
const ADDED = 'Alguien añadió a esta persona después de la revisión: no se importa otra vez.'
const OF_ANOTHER = 'Ya lo atiende otra persona: no se toca.'
const NOT_UNDONE = {
  changed: 'Alguien lo cambió después: se queda como está.',
  missing: 'Alguien lo eliminó o lo unió a otro después.',
  forgotten: 'La versión de antes ya no está guardada: se queda como está.',
} as const

/** Imports of leads: each row is written as the dry run said, or left if its person was changed or added since then. */
export function leadJobs({ store, now }: Pick<WorkerParts, 'store' | 'now'>): JobDefinition<LeadImportPayload> {
  return {
    kind: 'leads',
    payload: LEAD_IMPORT_JSON,
    chunk: 50,
    failed: 'No se pudo guardar por una falla del sitio. Impórtala otra vez.',
    keepsMessages: true,
    check: (id, claim) => checkImport(LEAD_IMPORTS, store, id, { now: now(), claim }),

    async apply(db, job, rows) {
      await lockPeople(db)
      const by = changeFor(db, job, { now: now(), note: `Importado de «${withoutPhones(job.title)}»` })
      const scope = await scopeOf(db, job.actor)
      const attendants = new Set((await findAttendants(db)).map(({ id }) => id))
      for (const row of rows) {
        const plan = readJson(LEAD_PLAN_JSON, row.plan ?? '')
        const lead = plan.lead && withKnownAsesor(plan.lead, attendants)
        const { messages = [], ...ended }: Ended = !lead
          ? { state: 'left', messages: [CHANGED] }
          : row.recordId === null
            ? await create(by, lead, plan)
            : await join(by, row, { lead, plan, scope })
        await endRow(db, job.id, row.position, { ...ended, messages: [...messages, ...row.messages] })
        await forgetData(db, job, row, plan)
      }
    },

    /** What the file said is stored in the leads from now on. */
    async after(db, job) {
      if (job.state === 'undoing') return false
      await db
        .updateTable('jobs')
        .set({ payload: JSON.stringify(withoutPeople(job.payload)) })
        .where('id', '=', job.id)
        .execute()
      const rows = db.updateTable('jobRows').where('jobId', '=', job.id)
      await rows.set({ cells: null }).execute()
      await rows.set({ plan: null }).where('state', 'is distinct from', 'saved').execute()
      return false
    },

    async undo(db, job, rows) {
      const note = `Se deshizo la importación de «${withoutPhones(job.title)}»`
      const by = changeFor(db, job, { now: now(), note })
      const scope = await scopeOf(db, job.actor)
      for (const row of rows) {
        const sentence = await undoOne(by, row, scope)
        await endRow(db, job.id, row.position, {
          state: sentence === null ? 'undone' : 'kept',
          ...(sentence !== null && { messages: [sentence, ...row.messages] }),
        })
      }
    },
  }
}

function withKnownAsesor(lead: LeadFields, attendants: ReadonlySet<string>): LeadFields {
  return lead.asesorId !== null && !attendants.has(lead.asesorId) ? { ...lead, asesorId: null } : lead
}

async function create(by: Change, lead: LeadFields, { entries, createdAt = null }: LeadPlan): Promise<Ended> {
  if ((await findSamePeople(by.db, lead)).length > 0) return { state: 'left', messages: [ADDED] }
  const { id, version } = await createLead(by, lead, createdAt)
  await addNotes(by, id, entries)
  return { state: 'saved', recordId: id, version }
}

type Joining = { lead: LeadFields; plan: LeadPlan; scope: LeadScope }

async function join(by: Change, { recordId, seen }: JobRow, { lead, plan, scope }: Joining): Promise<Ended> {
  const record = await findLead(by.db, recordId ?? '')
  if (!record || record.version !== seen) return { state: 'left', messages: [CHANGED] }
  if (!isInScope(scope, record)) return { state: 'left', messages: [OF_ANOTHER] }
  const same = await findSamePeople(by.db, lead, record.id)
  if (same.length > 0) return { state: 'left', messages: [ADDED] }
  const saved = await changeLead(by, record, fieldsOf(joinedNoting(record, lead).fields))
  if (!saved.ok) return { state: 'left', messages: [CHANGED] }
  await addNotes(by, record.id, plan.entries)
  return { state: 'saved', version: saved.record.version }
}

async function addNotes(by: Change, leadId: string, entries: LeadPlan['entries']) {
  for (const { id, note } of entries) await addEntry(by, leadId, { id, kind: 'nota', note })
}

/** Stores of a written row only by which its lines of the history are taken out again. */
async function forgetData(db: Queries, job: Pick<Job<unknown>, 'id'>, { position }: JobRow, { entries }: LeadPlan) {
  const plan: LeadPlan = { lead: null, entries: entries.map(({ id }) => ({ id, note: '' })) }
  await db
    .updateTable('jobRows')
    .set({ plan: JSON.stringify(plan) })
    .where('jobId', '=', job.id)
    .where('position', '=', position)
    .execute()
}

/** @returns why it was not undone; null if it was */
async function undoOne(
  by: Change,
  { recordId, seen, version, plan }: JobRow,
  scope: LeadScope,
): Promise<string | null> {
  const lead = await findLead(by.db, recordId ?? '')
  if (!lead || version === null) return NOT_UNDONE.missing
  if (!isInScope(scope, lead)) return OF_ANOTHER
  if (lead.version !== version) return NOT_UNDONE.changed
  const { entries } = readJsonOr(LEAD_PLAN_JSON, plan, { lead: null, entries: [] })
  const ids = entries.map(({ id }) => id)
  // Only its history was new where the version is that of before.
  const undone = seen === version ? 'undone' : await undoLatest(by, LEAD_KIND, { id: lead.id, number: version })
  if (undone !== 'undone') return NOT_UNDONE[undone]
  for (const some of inBatches(ids, 1))
    await by.db.deleteFrom('leadEntries').where('leadId', '=', lead.id).where('id', 'in', some).execute()
  return null
}
