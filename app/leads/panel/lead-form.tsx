import { Form, Link, href, useNavigation } from 'react-router'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import {
  CONSENTS,
  CONSENT_LABELS,
  type KnownPerson,
  LANGUAGE_LABELS,
  LEAD_LANGUAGES,
  LEAD_SOURCES,
  LEAD_STAGES,
  LOST_LABELS,
  LOST_REASONS,
  type SamePerson,
  SOURCE_LABELS,
  STAGE_LABELS,
} from '#app/leads/lead.ts'
import { LEAD_RULES } from '#app/leads/lead-rules.ts'
import { formatPhone } from '#app/phone/phone.ts'
import { buttonClass } from '#app/ui/button.ts'
import { FieldAlerts } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextAreaField, TextField } from '#app/ui/form/text-field.tsx'
import { takeFocus } from '#app/ui/form/take-focus.ts'
import { useFirstErrorFocus } from '#app/ui/form/use-first-error-focus.tsx'
import { BANNER } from '#app/ui/panel/banner.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { DateField } from '#app/ui/form/date-field.tsx'
import {
  ANYWAY_CONTROL,
  FIRST_CONTACT_RULES,
  HISTORY_CONTROL,
  LEAD_VERSION_CONTROL,
  type LeadControl,
  type LeadRefusal,
} from './lead-form-state.ts'

type Props = {
  opened: Partial<Record<LeadControl, string>>
  /** The version that is edited; null for a new lead. */
  version: number | null
  asesores: readonly { id: string; name: string }[]
  refusal: LeadRefusal | null
  backTo: string
}

/** The form of a lead, new or edited. */
export function LeadForm({ opened, version, asesores, refusal, backTo }: Props) {
  const form = useFirstErrorFocus<HTMLFormElement>(refusal)
  const busy = useNavigation().formData !== undefined
  const control = controlsOfForm({ ...LEAD_RULES, ...FIRST_CONTACT_RULES }, refusal, opened)
  const names = Object.fromEntries(asesores.map(({ id, name }) => [id, name]))
  const over = refusal?.version ?? version
  const typed = refusal?.values
  const hasContact = Boolean(typed?.askedProperty || typed?.askedNote || typed?.nextAction)
  // The controls start again with the texts that a conflict gives.
  return (
    <Form ref={form} key={over} method="post" noValidate className="grid gap-5">
      {over !== null && <input type="hidden" name={LEAD_VERSION_CONTROL} value={over} />}
      {refusal && refusal.same.length > 0 && <SamePeople people={refusal.same} hasContact={hasContact} />}
      <FieldAlerts value={true}>
        <section aria-labelledby="persona" className={BOX}>
          <BoxHead id="persona" title="Persona" />
          <div className={`${BOX_BODY} grid gap-[1.1rem] sm:grid-cols-2`}>
            <TextField label="Nombre" {...control('name')} marks="required" autoComplete="off" />
            <TextField label="Empresa" {...control('company')} autoComplete="off" />
            <TextAreaField
              label="Teléfonos"
              {...control('phones')}
              className="num min-h-20!"
              note="Uno por renglón. La extensión va después del número: 81 1234 5678 ext. 9."
            />
            <TextAreaField label="Correos" {...control('emails')} className="min-h-20!" note="Uno por renglón." />
            <SelectField label="Idioma" {...control('language')} options={LEAD_LANGUAGES} labels={LANGUAGE_LABELS} />
            <div className="grid gap-[1.1rem] sm:col-span-full sm:grid-cols-2">
              <SelectField
                label="Cómo aceptó que se guarden sus datos"
                {...control('consent')}
                options={CONSENTS}
                labels={CONSENT_LABELS}
                none="Sin anotar"
              />
              <DateField label="Qué día (opcional)" {...control('consentDay')} />
            </div>
          </div>
        </section>
        {version === null && (
          <section aria-labelledby="pregunta" className={BOX}>
            <BoxHead id="pregunta" title="Qué preguntó" />
            <div className={`${BOX_BODY} grid gap-[1.1rem] sm:grid-cols-[1fr_2fr]`}>
              <TextField
                label="ID de la propiedad (opcional)"
                {...control('askedProperty')}
                autoComplete="off"
                placeholder="PROP-001"
              />
              <TextAreaField
                label="Qué dijo (opcional)"
                {...control('askedNote')}
                className="min-h-20!"
                note="Queda como el primer renglón de su historial."
              />
            </div>
          </section>
        )}
        <section aria-labelledby="seguimiento" className={BOX}>
          <BoxHead id="seguimiento" title="Seguimiento" />
          <div className={`${BOX_BODY} group/stage grid gap-[1.1rem] sm:grid-cols-2`}>
            <SelectField label="Origen" {...control('source')} options={LEAD_SOURCES} labels={SOURCE_LABELS} />
            <TextField label="Campaña" {...control('campaign')} autoComplete="off" />
            <SelectField
              label="Asesor"
              {...control('asesorId')}
              options={asesores.map(({ id }) => id)}
              labels={names}
              none="Sin asesor"
            />
            <SelectField label="Etapa" {...control('stage')} options={LEAD_STAGES} labels={STAGE_LABELS} />
            <LostFields control={control} />
          </div>
        </section>
        <section aria-labelledby="siguiente" className={BOX}>
          <BoxHead id="siguiente" title="Siguiente acción" />
          <div className={`${BOX_BODY} grid gap-[1.1rem] sm:grid-cols-[2fr_1fr_1fr]`}>
            <NextActionFields control={control} />
          </div>
        </section>
      </FieldAlerts>
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:w-full">
        <Link to={backTo} className={buttonClass({ variant: 'outline' })}>
          Cancelar
        </Link>
        <button type="submit" aria-disabled={busy || undefined} className={buttonClass()}>
          {busy ? 'Guardando...' : 'Guardar prospecto'}
        </button>
      </div>
    </Form>
  )
}

type ControlOf<Name extends string> = (name: Name) => {
  name: string
  defaultValue?: string
  error: string | undefined
}

/** Why a lead was lost; hidden while another stage is chosen. Its parent is the `group/stage`. */
export function LostFields({ control }: { control: ControlOf<'lostReason' | 'lostNote'> }) {
  return (
    <div className="hidden gap-[1.1rem] group-has-[option[value=perdido]:checked]/stage:grid sm:col-span-full sm:grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))]">
      <SelectField
        label="Por qué se perdió"
        {...control('lostReason')}
        options={LOST_REASONS}
        labels={LOST_LABELS}
        none="Elige el motivo"
      />
      <TextField label="Detalle" {...control('lostNote')} autoComplete="off" />
    </div>
  )
}

export function NextActionFields({ control }: { control: ControlOf<'nextAction' | 'nextDay' | 'nextHour'> }) {
  return (
    <>
      <TextField label="Qué" {...control('nextAction')} autoComplete="off" placeholder="Llamar, visita, propuesta…" />
      <DateField label="Día" {...control('nextDay')} />
      <TextField
        label="Hora (opcional)"
        {...control('nextHour')}
        className="num"
        autoComplete="off"
        placeholder="16:30"
      />
    </>
  )
}

/** Asks about people who have one of the phones or e-mails already. */
function SamePeople({ people, hasContact }: { people: readonly KnownPerson[]; hasContact: boolean }) {
  return (
    <div ref={takeFocus} tabIndex={-1} role="alert" className={`${BANNER} flex-wrap items-center justify-between`}>
      <div className="grid min-w-0 gap-1">
        <p>{people.length === 1 ? 'Ya hay un prospecto con ese dato:' : 'Ya hay prospectos con esos datos:'}</p>
        <ul className="grid gap-1">
          {people.map((person) =>
            person.id === null ? (
              <li key={person.attendedBy}>A esa persona la atiende {person.attendedBy || 'alguien más del equipo'}.</li>
            ) : (
              <SamePersonItem key={person.id} person={person} hasContact={hasContact} />
            ),
          )}
        </ul>
      </div>
      <button type="submit" name={ANYWAY_CONTROL} value="1" className={buttonClass({ variant: 'outline' })}>
        Guardar de todos modos
      </button>
    </div>
  )
}

type ItemProps = { person: SamePerson; hasContact: boolean }

function SamePersonItem({ person: { id, name, company, shared }, hasContact }: ItemProps) {
  return (
    <li className="wrap-anywhere">
      {[name, company].filter(Boolean).join(', ')} · <span className="num">{shared.map(formatPhone).join(', ')}</span>{' '}
      <Link
        to={href('/dashboard/prospectos/:leadId', { leadId: id })}
        aria-label={`Abrir ${name}`}
        className="inline-flex min-h-6 items-center underline pointer-coarse:min-h-11"
      >
        Abrir
      </Link>
      {hasContact && (
        <button
          name={HISTORY_CONTROL}
          value={id}
          aria-label={`Agregar al historial de ${name}`}
          className={buttonClass({ variant: 'outline', size: 'sm', className: 'ml-3' })}
        >
          Agregar a su historial
        </button>
      )}
    </li>
  )
}
