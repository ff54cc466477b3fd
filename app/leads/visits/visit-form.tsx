import { Form, Link, useNavigation } from 'react-router'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import type { LeadStage } from '#app/leads/lead.ts'
import { ForwardStageField } from '#app/leads/forward-stage-field.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { DateField } from '#app/ui/form/date-field.tsx'
import { FieldAlerts } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { takeFocus } from '#app/ui/form/take-focus.ts'
import { useFirstErrorFocus } from '#app/ui/form/use-first-error-focus.tsx'
import { BANNER } from '#app/ui/panel/banner.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import {
  ACCEPT_CONTROL,
  KEYS_OF_CONTROL,
  VISIT_INTENTS,
  VISIT_VERSION_CONTROL,
  type VisitAnswer,
} from './visit-page.ts'
import { VISIT_RULES, type VisitForm } from './visit-rules.ts'

type Props = {
  opened: Partial<Record<keyof VisitForm, string>>
  /** The property whose keys the form shows; '' for none. */
  keysOf: string
  /** The version that is edited; null for a new visit. */
  version: number | null
  /** The stage of the lead that a new visit may move; null where it moves nothing. */
  stage: LeadStage | null
  asesores: readonly { id: string; name: string }[]
  answer: VisitAnswer | null
  backTo: string
}

/** The form of a visit, new or edited. */
export function VisitFormBox({ opened, keysOf, version, stage, asesores, answer, backTo }: Props) {
  const refusal = answer?.part === 'visit' ? answer : null
  const form = useFirstErrorFocus<HTMLFormElement>(refusal)
  const busy = useNavigation().formData !== undefined
  const control = controlsOfForm(VISIT_RULES, refusal, opened)
  const names = Object.fromEntries(asesores.map(({ id, name }) => [id, name]))
  const warnings = refusal?.warnings ?? []
  return (
    <Form
      ref={form}
      key={`${version} ${JSON.stringify(refusal?.values ?? null)}`}
      method="post"
      noValidate
      aria-labelledby="datos-visita"
      className={BOX}
    >
      <BoxHead id="datos-visita" title="Cuándo y dónde" />
      <div className={`${BOX_BODY} grid gap-[1.1rem]`}>
        {version !== null && <input type="hidden" name={VISIT_VERSION_CONTROL} value={version} />}
        <input type="hidden" name={KEYS_OF_CONTROL} value={refusal?.keysOf ?? keysOf} />
        {warnings.length > 0 && <Warnings warnings={warnings} />}
        <FieldAlerts value={true}>
          <div className="grid gap-[1.1rem] sm:grid-cols-2">
            <TextField label="ID de la propiedad" {...control('property')} marks="required" autoComplete="off" />
            <SelectField
              label="Atiende"
              {...control('asesorId')}
              options={asesores.map(({ id }) => id)}
              labels={names}
              none="Sin asesor"
            />
          </div>
          <div className="grid gap-[1.1rem] sm:grid-cols-3">
            <DateField label="Día" {...control('day')} marks="required" />
            <TextField
              label="Hora"
              {...control('hour')}
              marks="required"
              className="num"
              autoComplete="off"
              placeholder="16:30"
            />
            <TextField label="Minutos" {...control('minutes')} marks="required" className="num" autoComplete="off" />
          </div>
          <TextField
            label="Quién más viene (opcional)"
            {...control('people')}
            autoComplete="off"
            placeholder="Su socia y el arquitecto"
          />
          <TextField
            label="Llaves (opcional)"
            {...control('keys')}
            autoComplete="off"
            placeholder="Llaves con el guardia de la caseta"
            note="Se propone lo que dice el expediente. El visitante no lo ve."
          />
          <TextField
            label="Punto de reunión (opcional)"
            {...control('meetingPlace')}
            autoComplete="off"
            note="Lo lee el visitante en su calendario. Vacío, solo se le dice la zona y el municipio."
          />
          {stage && <ForwardStageField stage={stage} control={control('toStage')} />}
        </FieldAlerts>
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:w-full">
          <Link to={backTo} className={buttonClass({ variant: 'outline' })}>
            Cancelar
          </Link>
          <button
            type="submit"
            name="intent"
            value={VISIT_INTENTS.save}
            aria-disabled={busy || undefined}
            className={buttonClass()}
          >
            {busy ? 'Guardando...' : 'Guardar visita'}
          </button>
        </div>
      </div>
    </Form>
  )
}

/** What speaks against the visit. Its button saves it all the same. */
function Warnings({ warnings }: { warnings: readonly string[] }) {
  return (
    <div ref={takeFocus} tabIndex={-1} role="alert" className={`${BANNER} flex-wrap items-center justify-between`}>
      <ul className="grid min-w-0 gap-1">
        {warnings.map((warning) => (
          <li key={warning} className="wrap-anywhere">
            {warning}
          </li>
        ))}
      </ul>
      {/* The button of the warning is a form's own submit button, so it says what to save. */}
      <input type="hidden" name="intent" value={VISIT_INTENTS.save} />
      <button type="submit" name={ACCEPT_CONTROL} value="1" className={buttonClass({ variant: 'outline' })}>
        Guardar de todos modos
      </button>
    </div>
  )
}
