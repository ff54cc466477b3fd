import { z } from 'zod'
import { JSON_TEXT, readJson, storedJson } from '#app/text/stored-json.ts'
import { findAgency } from '#app/agency/agency.server.ts'
import { formatDayIn } from '#app/calendar/calendar-day.ts'
import type { Store } from '#app/db/store.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import type { Mail } from '#app/mail/mail.server.ts'
import { enqueue } from '#app/mail/outbox.server.ts'
import type { DeliveryChannel } from '#app/mail/outbox-worker.server.ts'
import { openSealedText, sealText } from '#app/mail/sealed-text.server.ts'
import { accountEmail } from '#app/accounts/account-email.ts'
import { invitationLink } from '#app/accounts/admission.ts'
import { recordEvent } from '#app/records/account-log.server.ts'
import { withTransaction } from '#app/records/change.server.ts'
import { ROLE_LABELS, type Role } from '#app/accounts/role.ts'
import { type Staff, changeBy } from '#app/accounts/staff-context.server.ts'
import type { InvitedPerson } from './invitation-intents.ts'
import { createInvitation, findUsable } from './invitations.server.ts'
import { findAdministrator } from '#app/accounts/member.server.ts'

export const INVITATION_MAIL = 'invitation'
/** Purpose of the sealed tokens in the outbox. */
const PURPOSE = 'invitation-mail'

/** Somebody to invite. */
type Invited = { name: string; email: string; role: Role }

type Needed = Pick<Parts, 'store' | 'now' | 'publicUrl' | 'outboxWorker' | 'readSecret'> & {
  mail: Pick<Mail, 'isConfigured'>
}

/**
 * Invites people by mail, or makes the links to hand over on a site without mail. Whoever has an account is left out. The
 * invitation is made now, in both cases, and ends the earlier one of the same address.
 * @returns null when the person may not invite
 */
export async function invitePeople(
  { store, now, publicUrl, mail, outboxWorker, readSecret }: Needed,
  staff: Pick<Staff, 'id' | 'name' | 'email'>,
  people: readonly Invited[],
): Promise<InvitedPerson[] | null> {
  const canMail = await mail.isConfigured()
  const secret = await readSecret()
  const invited = await withTransaction(changeBy(staff, { store, now }), async (change) => {
    const { db } = change
    if (!(await findAdministrator(db, staff.id))) return null
    const made: InvitedPerson[] = []
    for (const { name, email: typed, role } of people) {
      const email = accountEmail(typed)
      if (email === null || made.some((each) => each.email === email)) continue
      if (await db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirst()) continue
      const token = await createInvitation(db, { createdBy: staff.id, role, email }, now())
      const payload = JSON.stringify({ name, token: sealText(token, secret, PURPOSE) } satisfies MailPayload)
      if (canMail) await enqueue(db, { kind: INVITATION_MAIL, payload, orderedBy: staff.id }, now())
      const link = canMail ? null : invitationLink(publicUrl, token)
      const subject = `${ROLE_LABELS[role]}, ${email}`
      await recordEvent(change, { action: 'create_invitation', subject })
      made.push({ name, email, link })
    }
    return made
  })
  if (canMail) outboxWorker.wake()
  return invited
}

/** `token`: sealed, so that nobody who reads the database can use it. */
type MailPayload = { name: string; token: string }

export const INVITATION_JSON = storedJson<MailPayload>(
  'outbox.payload',
  'Correo de una invitación',
  z.object({ name: JSON_TEXT, token: JSON_TEXT }),
)

type Sending = { store: Store; mail: Mail; publicUrl: string; readSecret: () => Promise<string>; now: () => Date }

/** Sends invitations; one that has ended meanwhile is not sent. */
export function invitationChannel({ store, mail, publicUrl, readSecret, now }: Sending): DeliveryChannel {
  return {
    kind: INVITATION_MAIL,
    async deliver({ payload }) {
      const { name, token: sealed } = readJson(INVITATION_JSON, payload ?? '')
      const token = openSealedText(sealed, await readSecret(), PURPOSE)
      const invitation = token === null ? null : await findUsable(store.db, token, now())
      if (token === null || !invitation?.email) return []
      const { shortName: agency, timeZone } = await findAgency(store)
      const until = formatDayIn(timeZone, invitation.expiresAt)
      const link = invitationLink(publicUrl, token)
      return mail.send({ to: [invitation.email], ...invitationMessage({ name, link, agency, until }) })
    },
  }
}

type InvitationText = { name: string; link: string; agency: string; until: string }

/** Text of the mail of an invitation. `until`: the day on which it expires. */
function invitationMessage({ name, link, agency, until }: InvitationText): { subject: string; text: string } {
  return {
    subject: `Tu cuenta del panel de ${agency}`,
    text: [
      `Hola${name ? `, ${name}` : ''}:`,
      `Te invitan al panel de ${agency}. Abre este enlace a más tardar el ${until} y elige tu contraseña:`,
      link,
      'El enlace sirve una sola vez. Si no esperabas este correo, no hagas nada.',
    ].join('\n\n'),
  }
}
