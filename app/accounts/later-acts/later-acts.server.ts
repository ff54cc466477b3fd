import type { DeleteQueryBuilder, DeleteResult, UpdateResult } from 'kysely'
import type { Schema } from '#app/db/schema.ts'
import type { Queries } from '#app/db/store.server.ts'
import { OUTBOX_KINDS, type OutboxKind } from '#app/mail/outbox-kinds.ts'
import { counted } from '#app/panel/counted.ts'
import type { Permission } from '#app/panel/permission.ts'
import { deleteLinksBy, deleteLinksOf } from './delete-links.server.ts'
import { ORDERED_DELIVERIES } from './deliveries.server.ts'
import { whyNot } from '#app/accounts/may-still.server.ts'

type Author = { id: string; email: string }

/** Something that is ordered now and happens later. */
type LaterAct = {
  name: string
  table: keyof Schema
  /** What its author needs when it happens. */
  permission: Permission
  words: readonly [one: string, several: string]
  /** Stops or deletes all that a person ordered and that is not done yet. @returns how many */
  cancel: (db: Queries, author: Author, reason: string) => Promise<number>
}

type JobKind = Schema['jobs']['kind']

/** What the author of a job needs while it works, and the words for it. */
export const ORDERED_JOBS: Record<JobKind, Pick<LaterAct, 'permission' | 'words'>> = {
  import: { permission: 'edit', words: ['importación', 'importaciones'] },
  change: { permission: 'edit', words: ['cambio en grupo', 'cambios en grupo'] },
  photos: { permission: 'edit', words: ['carga de fotos', 'cargas de fotos'] },
  leads: { permission: 'edit', words: ['importación de prospectos', 'importaciones de prospectos'] },
}

/**
 * Everything that happens later by order of a person (docs/security.md, Reglas). Whoever does it asks `mayStill` when it
 * happens and between its parts.
 */
export const LATER_ACTS: readonly LaterAct[] = [
  ...jobActs(),
  {
    name: 'invitation',
    table: 'invitations',
    permission: 'people',
    words: ['invitación', 'invitaciones'],
    cancel: (db, { id }) =>
      count(db.deleteFrom('invitations').where('createdBy', '=', id).where('usedAt', 'is', null).execute()),
  },
  {
    name: 'link for a password',
    table: 'verifications',
    permission: 'people',
    words: ['enlace de contraseña para otra persona', 'enlaces de contraseña para otras personas'],
    cancel: (db, { id }) => deleteLinksBy(db, id),
  },
  {
    name: 'own link or code',
    table: 'verifications',
    permission: 'own',
    words: ['enlace o código de acceso', 'enlaces o códigos de acceso'],
    cancel: (db, { id }) => deleteLinksOf(db, id),
  },
  {
    name: 'own link by mail',
    table: 'outbox',
    permission: 'own',
    words: ['correo con un enlace de contraseña', 'correos con un enlace de contraseña'],
    cancel: (db, { email }) => count(pending(db, 'password-reset').where('payload', '=', email).execute()),
  },
  ...deliveryActs(),
]

function jobActs(): LaterAct[] {
  return (Object.keys(ORDERED_JOBS) as JobKind[]).map((kind) => ({
    name: `job: ${kind}`,
    table: 'jobs',
    ...ORDERED_JOBS[kind],
    cancel: (db, { id }, reason) =>
      count(stopJobs(db, reason).where('kind', '=', kind).where('actedBy', '=', id).execute()),
  }))
}

function deliveryActs(): LaterAct[] {
  return (Object.keys(OUTBOX_KINDS) as OutboxKind[]).flatMap((kind) => {
    const ordered = ORDERED_DELIVERIES[kind]
    if (ordered === null) return []
    const cancel: LaterAct['cancel'] = (db, { id }) => count(pending(db, kind).where('orderedBy', '=', id).execute())
    return [{ name: `delivery: ${kind}`, table: 'outbox', ...ordered, cancel }]
  })
}

function pending(db: Queries, kind: OutboxKind): DeleteQueryBuilder<Schema, 'outbox', DeleteResult> {
  return db.deleteFrom('outbox').where('kind', '=', kind).where('deliveredAt', 'is', null)
}

async function count(done: Promise<(UpdateResult | DeleteResult)[]>): Promise<number> {
  const [result] = await done
  return Number(result && ('numUpdatedRows' in result ? result.numUpdatedRows : result.numDeletedRows))
}

/** States in which a worker reads or writes, or goes on without another dry run. */
const UNDER_WAY = ['reading', 'running', 'undoing', 'paused'] as const

function stopJobs(db: Queries, stopReason: string) {
  return db.updateTable('jobs').set({ state: 'stopped', stopReason }).where('state', 'in', UNDER_WAY)
}

/**
 * Cancels what a person ordered and may no longer do. Call it in the transaction that changes the person.
 * @returns what was cancelled, in words; empty when nothing was
 */
export async function cancelLaterActs(db: Queries, author: Author): Promise<string> {
  const cancelled: string[] = []
  for (const { permission, words, cancel } of LATER_ACTS) {
    const reason = await whyNot(db, author.id, permission)
    const number = reason === null ? 0 : await cancel(db, author, reason)
    if (number > 0) cancelled.push(counted(number, ...words))
  }
  return cancelled.join(', ')
}

/** Stops what was under way when a backup was made: nobody asked for it in the restored store. */
export async function stopRestoredActs(db: Queries): Promise<void> {
  await stopJobs(db, 'Seguía en curso cuando se hizo el respaldo que se restauró.').execute()
}
