import { cancelLaterActs } from '#app/accounts/later-acts/later-acts.server.ts'
import { ROLE_LABELS, roleOf } from '#app/accounts/role.ts'
import { findRecords } from '#app/catalogue/property/find-records.server.ts'
import { updateProperty } from '#app/editing/changes/change-property.server.ts'
import { hasOpenLeads } from '#app/leads/visits/hand-over.server.ts'
import { identifiersOf } from '#app/personal-data/person/identifiers.ts'
import { factsOf } from '#app/personal-data/person/found-record.ts'
import { ERASURE_NOTE, type Erasure, type PersonKind } from '#app/personal-data/person/person-kind.server.ts'
import { eraseAuthor } from '#app/personal-data/person/traces.server.ts'
import { formatPhone } from '#app/phone/phone.ts'
import { noticeOf } from '#app/site/notices.ts'
import { dropFromVersions } from './property-references.server.ts'

/** Accounts of the team with their public cards and sessions. */
export const MEMBER_DATA: PersonKind = {
  name: 'member',
  label: 'Personas del equipo',
  isAboutPeople: true,
  erasing:
    'La cuenta se cierra y se borra con su tarjeta, sus sesiones y sus listas propias; lo que dejó pendiente se cancela. Sus propiedades y sus prospectos ganados o perdidos se quedan sin asesor, y las listas del equipo que guardó pasan a ti.',
  async find(db, { names, ids, when }) {
    const users = await db
      .selectFrom('users')
      .leftJoin('asesorCards', 'asesorCards.userId', 'users.id')
      .leftJoin('asesorPhotos', 'asesorPhotos.userId', 'users.id')
      .$if(ids !== null, (all) => all.where('users.id', 'in', ids ?? []))
      .orderBy('users.name')
      .select(['users.id', 'users.name', 'email', 'role', 'users.createdAt', 'lastLogin', 'disabledAt'])
      .select(['asesorCards.name as cardName', 'position', 'hours', 'whatsapp', 'asesorPhotos.photoId'])
      .execute()
    const sessions = await db.selectFrom('sessions').select(['userId', 'ipAddress', 'userAgent', 'updatedAt']).execute()
    return users
      .filter(({ name, email, cardName, whatsapp }) => names([name, email, cardName, whatsapp].join('\n')))
      .map(({ id, name, email, role, createdAt, lastLogin, disabledAt, cardName, whatsapp, ...card }) => ({
        id,
        title: name || email,
        to: `/dashboard/configuracion/equipo/${id}`,
        facts: factsOf([
          ['Nombre', name],
          ['Correo', email],
          ['Rol', ROLE_LABELS[roleOf(role)]],
          ['Cuenta creada', when(createdAt)],
          ['Último acceso', lastLogin && when(lastLogin)],
          ['Desactivada', disabledAt && when(disabledAt)],
          ['Nombre en su tarjeta', cardName],
          ['Puesto', card.position],
          ['Horario', card.hours],
          ['WhatsApp', whatsapp && formatPhone(whatsapp)],
          ['Foto', card.photoId && 'Tiene foto en su tarjeta'],
          ...sessions
            .filter(({ userId }) => userId === id)
            .map(({ ipAddress, userAgent, updatedAt }) => {
              return ['Sesión', [when(updatedAt), ipAddress, userAgent].filter(Boolean).join(' · ')] as const
            }),
        ]),
        person: identifiersOf({ names: [name, cardName], phones: [whatsapp], emails: [email] }),
      }))
  },
  async refuse({ change: { db, actor } }, ids) {
    // Whoever erases is an active administrator, so that one always remains.
    if (actor.id !== null && ids.includes(actor.id))
      return 'No puedes borrar tu propia cuenta: pídelo a otra cuenta de administración. Si eres la única, entrega antes la administración.'
    // As when an account is disabled: nobody would call these people again.
    for (const id of ids) if (await hasOpenLeads(db, id)) return noticeOf('prospectos-abiertos').text
    return null
  },
  async erase(erasure, ids) {
    for (const id of ids) await eraseMember(erasure, id)
  },
}

async function eraseMember({ change }: Erasure, id: string): Promise<void> {
  const { db, actor, now } = change
  const user = await db
    .updateTable('users')
    .set({ disabledAt: now.toISOString() })
    .where('id', '=', id)
    .returning(['id', 'email'])
    .executeTakeFirst()
  if (!user) return
  await cancelLaterActs(db, user)
  if (actor.id !== null)
    await db
      .updateTable('savedLists')
      .set({ ownerId: actor.id })
      .where('ownerId', '=', id)
      .where('scope', '=', 'equipo')
      .execute()
  await leaveProperties({ ...change, note: ERASURE_NOTE }, id)
  await eraseAuthor(db, id)
  await db.deleteFrom('invitations').where('usedBy', '=', id).execute()
  await db.deleteFrom('verifications').where('value', '=', id).execute()
  // Its sign-ins, sessions, second step, card and own lists go with it.
  await db.deleteFrom('users').where('id', '=', id).execute()
}

/** Its properties are edited, so that an open form finds another version. */
async function leaveProperties(change: Erasure['change'], id: string): Promise<void> {
  const rows = await change.db
    .updateTable('properties')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('asesorId', '=', id)
    .returning('id')
    .execute()
  for (const current of await findRecords(
    change.db,
    rows.map((row) => row.id),
  ))
    await updateProperty(change, current, { ...current, input: { ...current.input, asesorId: null }, asesorName: null })
  await dropFromVersions(change.db, 'asesorId', id)
}
