import { useAgency } from '#app/agency/use-agency.tsx'
import { useId } from 'react'
import { Form, Link, href } from 'react-router'
import { OneTimeLink } from '#app/accounts/one-time-link.tsx'
import { ROLES, ROLE_LABELS } from '#app/accounts/role.ts'
import { EmailText } from '#app/ui/email-text.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { LABEL } from '#app/ui/field.ts'
import { CheckBox } from '#app/ui/form/check-box.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { IntentButton, IntentForm } from './intent-form.tsx'
import { TEAM_INTENTS, type TeamMember } from './team-intents.ts'
import { formatDayIn } from '#app/calendar/calendar-day.ts'
import { counted } from '#app/panel/counted.ts'

type Props = {
  team: readonly TeamMember[]
  /** Id of the signed-in person. */
  ownId: string
  /** Whether people get reset links by mail. */
  canMail: boolean
  /** The new reset link, shown only once; `link` is null when it could not be created. */
  made: { resetFor: string; link: string | null } | null
}

/** The people with an account, their roles, and the changes that an administrator can make. */
export function TeamPanel({ team, ownId, canMail, made }: Props) {
  return (
    <section className={`${BOX} max-w-200`} aria-labelledby="team-head">
      <BoxHead id="team-head" title="Personas">
        <span className="num text-xs text-ink-3">{counted(team.length, 'cuenta', 'cuentas')}</span>
      </BoxHead>
      {made && (
        <div className={`${BOX_BODY} border-b border-line`}>
          {made.link ? (
            <OneTimeLink link={made.link} label={`Enlace para ${made.resetFor}`} />
          ) : (
            <p role="alert" className="font-medium text-danger">
              Esa cuenta ya no existe.
            </p>
          )}
        </div>
      )}
      <ul className="divide-y divide-line" aria-label="Cuentas">
        {team.map((member) => (
          <Member key={member.id} member={member} isOwn={member.id === ownId} canMail={canMail} />
        ))}
      </ul>
    </section>
  )
}

type MemberProps = { member: TeamMember; isOwn: boolean; canMail: boolean }

function Member({ member, isOwn, canMail }: MemberProps) {
  const { timeZone } = useAgency()
  const { id, name, email, role, lastLogin, isDisabled, sessions, hasSecondFactor, isAsesor } = member
  const who = name || email
  return (
    <li className="grid gap-2 px-[1.1rem] py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="min-w-0">
          <span className={`${ROW_TITLE} block font-semibold`}>
            {who}
            {isOwn && <span className="font-normal text-ink-3"> (tú)</span>}
          </span>
          {name && (
            <span className={`${ROW_NOTE} block`}>
              <EmailText email={email} />
            </span>
          )}
          <span className={`${ROW_NOTE} num block`}>
            {lastLogin ? `Último acceso el ${formatDayIn(timeZone, lastLogin)}` : 'Aún no ha entrado'}&nbsp;·{' '}
            {sessionsText(sessions)}
            {hasSecondFactor && '\u00A0· con segundo paso'}
          </span>
        </p>
        <span className="flex flex-wrap gap-2">
          {isDisabled && <Tag className="bg-danger-bg text-danger">Desactivada</Tag>}
          {isAsesor && <Tag className="bg-neutral-bg text-neutral">Asesor</Tag>}
          <Tag className="bg-selected text-ink">{ROLE_LABELS[role]}</Tag>
        </span>
      </div>
      <Disclosure
        head="text-sm"
        summary={
          <span>
            Cambiar<span className="sr-only"> la cuenta de {who}</span>
          </span>
        }
      >
        <div className="mt-2 flex flex-wrap items-end gap-3">
          <RoleForm member={member} />
          <Link
            to={href('/dashboard/configuracion/equipo/:userId', { userId: id })}
            className={buttonClass({ variant: 'outline' })}
          >
            Tarjeta de asesor<span className="sr-only"> de {who}</span>
          </Link>
          {sessions > 0 && !isOwn && (
            <IntentForm id={id} intent={TEAM_INTENTS.endSessions} label="Cerrar sus sesiones" />
          )}
          {hasSecondFactor && !isOwn && (
            <IntentForm id={id} intent={TEAM_INTENTS.stopSecondFactor} label="Quitar su segundo paso" />
          )}
          {!canMail && !isDisabled && (
            <IntentForm
              id={id}
              intent={TEAM_INTENTS.reset}
              label="Crear enlace de contraseña"
              spoken={`Crear enlace para ${who}`}
            />
          )}
          {!isOwn && (
            <IntentForm
              id={id}
              intent={isDisabled ? TEAM_INTENTS.enable : TEAM_INTENTS.disable}
              label={isDisabled ? 'Activar cuenta' : 'Desactivar cuenta'}
            />
          )}
          {!isOwn && !isDisabled && <HandOverForm id={id} who={who} />}
        </div>
      </Disclosure>
    </li>
  )
}

/** The administrator can't undo this, so a checkbox with the consequence must be ticked first. */
function HandOverForm({ id, who }: { id: string; who: string }) {
  return (
    <Form method="post" preventScrollReset className="w-full border-t border-line pt-1">
      <input type="hidden" name="id" value={id} />
      <CheckBox
        name="confirm"
        value="1"
        required
        label={`${who} queda a cargo de la administración y tu cuenta pasa a ser de editor`}
      />
      <IntentButton intent={TEAM_INTENTS.handOver} label="Entregar la administración" />
    </Form>
  )
}

function RoleForm({ member: { id, role } }: { member: TeamMember }) {
  const control = useId()
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="id" value={id} />
      <div className="grid min-w-44 gap-1">
        <label htmlFor={control} className={LABEL}>
          Rol
        </label>
        <Select key={role} id={control} name="role" defaultValue={role} className="text-sm">
          {ROLES.map((each) => (
            <option key={each} value={each}>
              {ROLE_LABELS[each]}
            </option>
          ))}
        </Select>
      </div>
      <IntentButton intent={TEAM_INTENTS.role} label="Guardar rol" />
    </Form>
  )
}

function Tag({ className, children }: { className: string; children: string }) {
  return <span className={`rounded-full px-[.6rem] py-[.15rem] text-2xs font-semibold ${className}`}>{children}</span>
}

function sessionsText(count: number): string {
  if (count === 0) return 'sin sesiones abiertas'
  return counted(count, 'sesión abierta', 'sesiones abiertas')
}
