import { Form, useNavigation } from 'react-router'
import { OneTimeLink } from '#app/accounts/one-time-link.tsx'
import { ROLES, ROLE_LABELS } from '#app/accounts/role.ts'
import type { InvitedPerson } from '#app/accounts/team/invitation-intents.ts'
import { buttonClass } from '#app/ui/button.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { Tick } from '#app/ui/form/check-box.tsx'
import type { ShownRecords } from '#app/inventory/import/records/shown-records.ts'
import { RECORD_CONTROLS, RECORD_INTENTS, roleControl } from '#app/inventory/import/records/record-intents.ts'

const STATES = { member: 'Ya tiene cuenta', invited: 'Invitada' } as const

type Props = {
  records: ShownRecords
  /** What the person may do besides importing. */
  may: { invite: boolean; configure: boolean }
  canMail: boolean
  /** The invitations that were just made. */
  invited: readonly InvitedPerson[]
  /** Why the contact could not be saved. */
  refusal: string | null
}

/** People and contact of the earlier system, which are taken over by themselves. */
export function EarlierRecordsPanel({ records, may, canMail, invited, refusal }: Props) {
  const { people, contact } = records
  return (
    <>
      {(people.length > 0 || invited.length > 0) && (
        <People people={people} mayInvite={may.invite} canMail={canMail} invited={invited} />
      )}
      {contact.length > 0 && <Contact changes={contact} maySave={may.configure} refusal={refusal} />}
    </>
  )
}

function People({
  people,
  mayInvite,
  canMail,
  invited,
}: Pick<ShownRecords, 'people'> & Pick<Props, 'canMail' | 'invited'> & { mayInvite: boolean }) {
  const busy = useNavigation().formData?.get('intent') === RECORD_INTENTS.invite
  const isDue = mayInvite && people.some(({ is }) => is !== 'member')
  return (
    <section aria-labelledby="personas" className={BOX}>
      <BoxHead id="personas" title="Personas del archivo" />
      <Form method="post" preventScrollReset>
        <p className="max-w-(--measure) px-[1.1rem] py-3 text-sm text-ink-2">
          Sus contraseñas no se importan. {peopleNote(mayInvite, canMail)}
          {people.some(({ is }) => is === 'invited') && ' Invitar otra vez a alguien anula su enlace anterior.'}
        </p>
        <InvitedLinks invited={invited} />
        <ul className="divide-y divide-line border-t border-line">
          {people.map(({ position, name, email, role, is }) => (
            <li key={position} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-[1.1rem] py-3">
              <label className="flex min-w-0 flex-[1_1_14rem] items-center gap-3">
                {isDue && (
                  <Tick
                    type="checkbox"
                    name={RECORD_CONTROLS.person}
                    value={position}
                    disabled={is === 'member'}
                    defaultChecked={is === 'new'}
                  />
                )}
                <span className="min-w-0">
                  <span className={`${ROW_TITLE} block font-semibold`}>{name || email}</span>
                  <span className={`${ROW_NOTE} block`}>{email}</span>
                </span>
              </label>
              {is === 'invited' && <span className="text-sm text-ink-3">{STATES[is]}</span>}
              {is !== 'member' && mayInvite ? (
                <span className="w-44 flex-none">
                  <Select
                    name={roleControl(position)}
                    defaultValue={role}
                    aria-label={`Rol de ${name || email}`}
                    className="text-sm"
                  >
                    {ROLES.map((each) => (
                      <option key={each} value={each}>
                        {ROLE_LABELS[each]}
                      </option>
                    ))}
                  </Select>
                </span>
              ) : (
                <span className="text-sm text-ink-3">{is === 'member' ? STATES[is] : ROLE_LABELS[role]}</span>
              )}
            </li>
          ))}
        </ul>
        {isDue && (
          <div className={`${BOX_BODY} flex justify-end border-t border-line`}>
            <SubmitButton
              intent={RECORD_INTENTS.invite}
              busy={busy}
              label="Invitar a las elegidas"
              busyLabel="Invitando..."
              variant="outline"
            />
          </div>
        )}
      </Form>
    </section>
  )
}

function peopleNote(mayInvite: boolean, canMail: boolean): string {
  if (!mayInvite) return 'Quien administra el panel puede invitarlas desde aquí.'
  return canMail
    ? 'A cada una le llega por correo un enlace con que elige la suya.'
    : 'Con el enlace de su invitación cada una elige la suya: el sitio no envía correo, así que se lo das tú.'
}

function InvitedLinks({ invited }: Pick<Props, 'invited'>) {
  if (invited.length === 0) return null
  return (
    <div className="grid gap-3 px-[1.1rem] pb-3">
      {invited.map(({ name, email, link }) =>
        link === null ? (
          <p key={email} role="status" className="text-sm wrap-anywhere text-ok">
            La invitación va en camino a {email}.
          </p>
        ) : (
          <OneTimeLink key={email} link={link} label={`Enlace para ${name || email}`} />
        ),
      )}
    </div>
  )
}

function Contact({
  changes,
  maySave,
  refusal,
}: { changes: ShownRecords['contact']; maySave: boolean } & Pick<Props, 'refusal'>) {
  return (
    <section aria-labelledby="contacto" className={BOX}>
      <BoxHead id="contacto" title="Contacto por omisión" />
      <div className={`${BOX_BODY} grid gap-3`}>
        <p className="max-w-(--measure) text-sm text-ink-2">
          El archivo trae otro contacto para las propiedades nuevas. No cambia mientras no lo digas.
        </p>
        <ul className="grid gap-1 text-sm wrap-anywhere">
          {changes.map(({ label, now, file }) => (
            <li key={label}>
              <b className="font-semibold">{label}:</b> {now || 'sin dato'}; en el archivo, {file || 'sin dato'}
            </li>
          ))}
        </ul>
        {refusal && (
          <p role="alert" className="text-sm text-danger">
            {refusal}
          </p>
        )}
        {maySave ? (
          <Form method="post" preventScrollReset>
            <button name="intent" value={RECORD_INTENTS.takeContact} className={buttonClass({ variant: 'outline' })}>
              Usar el del archivo
            </button>
          </Form>
        ) : (
          <p className="text-sm text-ink-3">Lo cambia quien administra el panel.</p>
        )}
      </div>
    </section>
  )
}
