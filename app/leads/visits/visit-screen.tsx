import { Form, Link, href, useNavigate } from 'react-router'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { TRASH_DAYS } from '#app/records/trash.ts'
import { buttonClass } from '#app/ui/button.ts'
import { FieldAlerts } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextAreaField } from '#app/ui/form/text-field.tsx'
import { useFirstErrorFocus } from '#app/ui/form/use-first-error-focus.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ConfirmDialog } from '#app/ui/panel/confirm-dialog.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { RESULT_LABELS, VISIT_RESULTS, type VisitFields, visitTimeText } from './visit.ts'
import { VISIT_INTENTS, VISIT_VERSION_CONTROL, type VisitAnswer } from './visit-page.ts'
import { RESULT_RULES } from './visit-rules.ts'

type Visit = VisitFields & { id: string; version: number }
type Ids = { leadId: string; visitId: string }

/** In the address: the page asks whether to cancel the visit. */
export const CANCEL_VISIT_PARAM = 'cancelar'

/** Head of the pages of a visit, with the way back to its lead. */
export function VisitHead({ leadId, leadName, title }: { leadId: string; leadName: string; title: string }) {
  return <PanelHead back={{ to: href('/dashboard/prospectos/:leadId', { leadId }), label: leadName }} title={title} />
}

/** How the visit went. */
export function ResultBox({ visit, answer }: { visit: Visit; answer: VisitAnswer | null }) {
  const refusal = answer?.part === 'result' ? answer : null
  const form = useFirstErrorFocus<HTMLFormElement>(refusal)
  const opened = { result: visit.result ?? '', resultNote: visit.resultNote ?? '' }
  const control = controlsOfForm(RESULT_RULES, refusal, opened)
  return (
    <Form ref={form} method="post" noValidate aria-labelledby="resultado" className={BOX}>
      <BoxHead id="resultado" title="Cómo fue" />
      <div className={`${BOX_BODY} grid gap-3`}>
        <input type="hidden" name={VISIT_VERSION_CONTROL} value={visit.version} />
        <FieldAlerts value={true}>
          <SelectField
            label="Resultado"
            {...control('result')}
            options={VISIT_RESULTS}
            labels={RESULT_LABELS}
            none="Elige cómo fue"
          />
          <TextAreaField label="Nota (opcional)" {...control('resultNote')} className="min-h-20!" />
        </FieldAlerts>
        <button name="intent" value={VISIT_INTENTS.result} className={buttonClass()}>
          <Icon name="check" />
          Guardar resultado
        </button>
        <p className="text-xs/normal text-ink-3">Queda en el historial, y después se pregunta qué sigue.</p>
      </div>
    </Form>
  )
}

type VisitorProps = Ids & {
  /** The address of the lead; null without one. */
  email: string | null
  /** Whether the site sends mail. */
  canMail: boolean
}

/** A button whose text may take two lines. */
const LONG_BUTTON = 'h-auto! wrap-anywhere whitespace-normal!'

/** The calendar file for the visitor: to download, or by mail. */
export function VisitorBox({ leadId, visitId, email, canMail }: VisitorProps) {
  return (
    <section aria-labelledby="visitante" className={BOX}>
      <BoxHead id="visitante" title="Para el visitante" />
      <div className={`${BOX_BODY} grid gap-3`}>
        <p className="text-sm text-ink-2">
          Un archivo que pone la visita en su calendario: la propiedad, la hora, el punto de reunión y quién lo atiende.
        </p>
        <a
          href={href('/dashboard/prospectos/:leadId/visitas/:visitId/visita.ics', { leadId, visitId })}
          download
          className={buttonClass({ variant: 'outline', className: LONG_BUTTON })}
        >
          <PanelIcon name="download" />
          Descargar archivo de calendario
        </a>
        {email !== null && canMail && (
          <Form method="post" preventScrollReset className="grid">
            <button
              name="intent"
              value={VISIT_INTENTS.mail}
              className={buttonClass({ variant: 'outline', className: LONG_BUTTON })}
            >
              <Icon name="mail" />
              Enviar a {email}
            </button>
          </Form>
        )}
        {email === null && <p className="text-sm text-ink-3">El prospecto no tiene correo.</p>}
        {email !== null && !canMail && (
          <p className="text-sm text-ink-3">El sitio no tiene un servidor de correo: descárgalo y envíalo tú.</p>
        )}
      </div>
    </section>
  )
}

export function MoreOfVisit({ leadId, visitId }: Ids) {
  return (
    <p className="flex flex-wrap gap-2">
      <Link
        to={href('/dashboard/prospectos/:leadId/visitas/:visitId/versiones', { leadId, visitId })}
        className={buttonClass({ variant: 'ghost' })}
      >
        <PanelIcon name="log" />
        Versiones
      </Link>
      <Link
        to={`?${CANCEL_VISIT_PARAM}=1`}
        preventScrollReset
        className={buttonClass({ variant: 'ghost', className: 'text-danger' })}
      >
        <PanelIcon name="trash" />
        Cancelar visita
      </Link>
    </p>
  )
}

export function CancelVisit({ visit, leadName }: { visit: Visit; leadName: string }) {
  const navigate = useNavigate()
  const { leadId, id: visitId } = visit
  const here = href('/dashboard/prospectos/:leadId/visitas/:visitId', { leadId, visitId })
  return (
    <ConfirmDialog
      title="Cancelar visita"
      backTo={here}
      hasAddress
      onCancel={() => void navigate(here, { replace: true, preventScrollReset: true })}
      answer={
        <Form method="post" action={here} className="grid">
          <button name="intent" value={VISIT_INTENTS.cancel} className={buttonClass({ variant: 'danger' })}>
            Cancelar visita
          </button>
        </Form>
      }
    >
      <p>
        ¿Cancelar la visita de {leadName} del {visitTimeText(visit)}? Nadie recibe un aviso. Durante {TRASH_DAYS} días
        se puede restaurar desde la papelera.
      </p>
    </ConfirmDialog>
  )
}
