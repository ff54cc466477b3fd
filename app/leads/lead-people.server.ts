import { asesorNames, findAttendants } from '#app/asesores/asesores.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { byName } from '#app/text/name-order.ts'

/** Somebody by whom the leads are filtered. `attends`: whether a lead can be given to them. */
export type LeadPerson = { id: string; name: string; attends: boolean }

/** Who attends leads, and who has leads and no longer attends them, by name. */
export async function findLeadPeople(db: Queries): Promise<LeadPerson[]> {
  const attendants = await findAttendants(db)
  const rows = await db.selectFrom('leads').where('asesorId', 'is not', null).distinct().select('asesorId').execute()
  const known = new Set(attendants.map(({ id }) => id))
  const others = rows.flatMap(({ asesorId }) => (asesorId === null || known.has(asesorId) ? [] : [asesorId]))
  const names = await asesorNames(db, others)
  return [
    ...attendants.map((person) => ({ ...person, attends: true })),
    ...[...names].map(([id, name]) => ({ id, name, attends: false })),
  ].toSorted(byName)
}
