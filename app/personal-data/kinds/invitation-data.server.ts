import { ROLE_LABELS, roleOf } from '#app/accounts/role.ts'
import { factsOf } from '#app/personal-data/person/found-record.ts'
import { identifiersOf } from '#app/personal-data/person/identifiers.ts'
import type { PersonKind } from '#app/personal-data/person/person-kind.server.ts'

/** Invitations to the panel that were asked for an address. */
export const INVITATION_DATA: PersonKind = {
  name: 'invitation',
  label: 'Invitaciones al panel',
  isAboutPeople: true,
  erasing: 'Se borra; si nadie la había usado, su enlace ya no sirve.',
  async find(db, { names, ids, when }) {
    const rows = await db
      .selectFrom('invitations')
      .where('email', 'is not', null)
      .$if(ids !== null, (all) => all.where('id', 'in', ids ?? []))
      .orderBy('createdAt', 'desc')
      .select(['id', 'email', 'role', 'createdAt', 'expiresAt', 'usedAt'])
      .execute()
    return rows
      .filter(({ email }) => names(email ?? ''))
      .map(({ id, email, role, createdAt, expiresAt, usedAt }) => ({
        id,
        title: `Invitación a ${email ?? ''}`,
        to: '/dashboard/configuracion/equipo',
        facts: factsOf([
          ['Correo', email],
          ['Rol', ROLE_LABELS[roleOf(role)]],
          ['Creada', when(createdAt)],
          ['Vence', when(expiresAt)],
          ['Usada', usedAt && when(usedAt)],
        ]),
        person: identifiersOf({ emails: [email] }),
      }))
  },
  async erase({ change: { db } }, ids) {
    await db.deleteFrom('invitations').where('id', 'in', ids).execute()
  },
}
