import { z } from 'zod'
import { JSON_TEXT, readJson, storedJson } from '#app/text/stored-json.ts'
import { findAgency } from '#app/agency/agency.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import type { Mail } from '#app/mail/mail.server.ts'
import { enqueue } from '#app/mail/outbox.server.ts'
import type { DeliveryChannel } from '#app/mail/outbox-worker.server.ts'
import { invitationLink } from '#app/accounts/admission.ts'
import { recordEvent } from '#app/accounts/events/record-event.server.ts'
import { ROLES, ROLE_LABELS, type Role } from '#app/accounts/role.ts'
import type { Staff } from '#app/accounts/staff-context.server.ts'
import { INVITATION_DAYS, type InvitedPerson } from './invitation-intents.ts'
import { createInvitation } from './invitations.server.ts'
import { findAdministrator } from './member.server.ts'

export const INVITATION_MAIL = 'invitation'

/** Somebody to invite. */
type Invited = { name: string; email: string; role: Role }

type Needed = Pick<Parts, 'store' | 'now' | 'publicUrl' | 'outboxWorker'> & {
  mail: Pick<Mail, 'isConfigured'>
}

/**
 * Invites people by mail, or makes the links to hand over on a site without mail. Whoever has an account is left out.
 * @param record stores in the same transaction whom it invited
 * @returns null when the person may not invite
 */
export async function invitePeople(
  { store, now, publicUrl, mail, outboxWorker }: Needed,
  staff: Pick<Staff, 'id' | 'name' | 'email'>,
  people: readonly Invited[],
  record: (db: Queries, emails: readonly string[]) => Promise<void>,
): Promise<InvitedPerson[] | null> {
  const canMail = await mail.isConfigured()
  const invited = await store.db.transaction().execute(async (db) => {
    if (!(await findAdministrator(db, staff.id))) return null
    const made: InvitedPerson[] = []
    for (const { name, email, role } of people) {
      if (await db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirst()) continue
      const payload = JSON.stringify({ name, email, role, createdBy: staff.id } satisfies MailPayload)
      if (canMail) await enqueue(db, { kind: INVITATION_MAIL, payload }, now())
      const link = canMail
        ? null
        : invitationLink(publicUrl, await createInvitation(db, { createdBy: staff.id, role }, now()))
      const subject = `${ROLE_LABELS[role]}, ${email}`
      await recordEvent(db, { action: 'create_invitation', subject, actor: staff, now: now() })
      made.push({ name, email, link })
    }
    await record(
      db,
      made.map(({ email }) => email),
    )
    return made
  })
  if (canMail) outboxWorker.wake()
  return invited
}

type MailPayload = Invited & { createdBy: string }

export const INVITATION_JSON = storedJson<MailPayload>(
  'outbox.payload',
  'Correo de una invitación',
  z.object({ name: JSON_TEXT, email: JSON_TEXT, role: z.enum(ROLES), createdBy: JSON_TEXT }),
)

type Sending = { store: Store; mail: Mail; publicUrl: string }

/** Sends invitations. The link is made when its mail is sent, so that it is stored nowhere before. */
export function invitationChannel({ store, mail, publicUrl }: Sending): DeliveryChannel {
  return {
    kind: INVITATION_MAIL,
    async deliver({ payload }) {
      const { name, email, role, createdBy } = readJson(INVITATION_JSON, payload ?? '')
      const { name: firm } = await findAgency(store)
      const link = invitationLink(publicUrl, await createInvitation(store.db, { createdBy, role }, new Date()))
      return mail.send({ to: [email], ...invitationMessage({ name, link, firm }) })
    },
  }
}

/** Text of the mail of an invitation. */
function invitationMessage({ name, link, firm }: { name: string; link: string; firm: string }): {
  subject: string
  text: string
} {
  return {
    subject: `Tu cuenta del panel de ${firm}`,
    text: [
      `Hola${name ? `, ${name}` : ''}:`,
      `Te invitan al panel de ${firm}. Abre este enlace antes de ${INVITATION_DAYS} días y elige tu contraseña:`,
      link,
      'El enlace sirve una sola vez. Si no esperabas este correo, no hagas nada.',
    ].join('\n\n'),
  }
}
