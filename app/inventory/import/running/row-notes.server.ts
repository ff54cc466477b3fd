import { v5 as uuidv5 } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import { addImportedNotes, removeImportedNotes } from '#app/editing/dossier/notes.server.ts'
import type { RowPlan } from '#app/inventory/import/checking/row-plan.ts'
import type { Job } from '#app/jobs/job.server.ts'
import type { Change } from '#app/records/change.server.ts'

/** The namespace of the ids of imported notes. */
const NOTES = '0c8a5b7e-52a1-5d0c-9e3f-8a4b6d1f7c20'

type Row = { job: Pick<Job<unknown>, 'id' | 'actor'>; line: number; notes: RowPlan['notes'] }

/** Puts what a row says for the team in the notes of its property. */
export async function addRowNotes(change: Change, row: Row, propertyId: string): Promise<void> {
  const notes = idsOf(row).map(([id, note]) => ({ id, note }))
  await addImportedNotes(change, { propertyId, notes })
}

export async function removeRowNotes(db: Queries, row: Row): Promise<void> {
  await removeImportedNotes(
    db,
    idsOf(row).map(([id]) => id),
  )
}

/** The notes of a row with ids by which an undo finds them again. */
function idsOf({ job, line, notes = [] }: Row): [string, string][] {
  return notes.map((note, at) => [uuidv5(`${job.id} ${line} ${at}`, NOTES), note])
}
