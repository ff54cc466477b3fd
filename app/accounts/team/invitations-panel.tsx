import { useAgency } from '#app/agency/use-agency.tsx'
import { Form } from 'react-router'
import { ROLES, ROLE_LABELS, ROLE_NOTES } from '#app/accounts/role.ts'
import { EmailText } from '#app/ui/email-text.tsx'
import { LABEL } from '#app/ui/field.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROWS, ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { RadioButton } from '#app/ui/form/check-box.tsx'
import { IntentButton, IntentForm } from './intent-form.tsx'
import { INVITATION_DAYS, INVITATION_INTENTS, INVITED_ROLE, type Invitation } from './invitation-intents.ts'
import { formatDayIn } from '#app/calendar/calendar-day.ts'
import { OneTimeLink } from '#app/accounts/one-time-link.tsx'
import type { RegistrationState } from '#app/accounts/admission.ts'
import { OpenRegistrationNotice } from '#app/accounts/open-registration-notice.tsx'
import { RegistrationForm } from '#app/accounts/registration-form.tsx'

type Props = RegistrationState & {
  invitations: Invitation[]
  /** The link of the invitation just created; it is shown only once. */
  madeLink: string | undefined
}

/** Creates and lists invitations (decision 1). Its forms post to the page that contains it. */
export function InvitationsPanel({ registration, isFixed, invitations, madeLink }: Props) {
  return (
    <section className={`${BOX} max-w-200`} aria-labelledby="invitations-head">
      <BoxHead id="invitations-head" title="Invitaciones" />
      {registration === 'open' ? (
        <div className={BOX_BODY}>
          <OpenRegistrationNotice registration={registration} isFixed={isFixed} />
        </div>
      ) : (
        <>
          <div className={`${BOX_BODY} grid gap-4`}>
            <p className="max-w-[60ch] text-ink-2">
              El registro es solo con invitación. Cada una sirve para una cuenta, con el rol que elijas, y vence en{' '}
              {INVITATION_DAYS} días.
            </p>
            {madeLink && <OneTimeLink link={madeLink} label="Enlace de la invitación" />}
            <NewInvitation />
          </div>
          <PendingInvitations invitations={invitations} />
          <ClosedRegistration isFixed={isFixed} />
        </>
      )}
    </section>
  )
}

/** How registration is opened again. */
function ClosedRegistration({ isFixed }: { isFixed: boolean }) {
  return (
    <div className={`${BOX_BODY} grid justify-items-start gap-3 border-t border-line`}>
      <p className="max-w-[60ch] text-sm text-ink-2">
        {isFixed
          ? 'Que sea solo con invitación lo fija el servidor (REGISTRATION); aquí no se cambia.'
          : 'Con el registro abierto, cualquiera que use la computadora donde corre este sitio puede crear una cuenta de administración sin invitación.'}
      </p>
      {!isFixed && <RegistrationForm to="open" />}
    </div>
  )
}

function PendingInvitations({ invitations }: { invitations: Invitation[] }) {
  const { timeZone } = useAgency()
  if (invitations.length === 0) return null
  return (
    <ul className={`${ROWS} border-t border-line *:py-3`} aria-label="Invitaciones sin usar">
      {invitations.map(({ id, email, role, createdBy, createdAt, expiresAt }) => (
        <li key={id}>
          <p className="col-span-2">
            <span className={`${ROW_TITLE} block font-semibold`}>
              {email === null ? `Vence el ${formatDayIn(timeZone, expiresAt)}` : <EmailText email={email} />}
            </span>
            <span className={ROW_NOTE}>
              {email !== null && `Vence el ${formatDayIn(timeZone, expiresAt)}\u00A0· `}
              {ROLE_LABELS[role]}&nbsp;· creada el {formatDayIn(timeZone, createdAt)}
              {createdBy && ` por ${createdBy}`}
            </span>
          </p>
          <IntentForm
            intent={INVITATION_INTENTS.revoke}
            id={id}
            label="Revocar"
            spoken={`Revocar la invitación ${email === null ? '' : `de ${email} `}que vence el ${formatDayIn(timeZone, expiresAt)}`}
          />
        </li>
      ))}
    </ul>
  )
}

function NewInvitation() {
  return (
    <Form method="post" preventScrollReset className="grid gap-4">
      <fieldset className="grid gap-2">
        <legend className={`${LABEL} mb-1`}>Rol</legend>
        {ROLES.map((role) => (
          <RadioButton
            key={role}
            name="role"
            value={role}
            defaultChecked={role === INVITED_ROLE}
            label={ROLE_LABELS[role]}
            note={ROLE_NOTES[role]}
          />
        ))}
      </fieldset>
      <span className="justify-self-start">
        <IntentButton intent={INVITATION_INTENTS.create} label="Crear invitación" />
      </span>
    </Form>
  )
}
