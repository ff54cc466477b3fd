import { Form, Link, href, useNavigate } from 'react-router'
import type { ShownMerge } from '#app/leads/joined-lead.ts'
import { formatPhone } from '#app/phone/phone.ts'
import { TRASH_DAYS } from '#app/records/trash.ts'
import { NO_VALUE } from '#app/text/difference.ts'
import { buttonClass } from '#app/ui/button.ts'
import { BOX, BoxHead } from '#app/ui/panel/box.tsx'
import { ConfirmDialog } from '#app/ui/panel/confirm-dialog.tsx'
import { ROW_NOTE } from '#app/ui/panel/rows.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { LEAD_VERSION_CONTROL } from './lead-form-state.ts'
import { LEAD_INTENTS, MERGED_CONTROL, MERGED_VERSION_CONTROL, MERGE_LEAD_PARAM } from './lead-page.ts'

type Props = { lead: { id: string; name: string; version: number }; merge: ShownMerge }

/** Other records that may be the same person; each is merged into this one after a question that says what changes. */
export function MergeLeadBox({ lead, merge: { offers, preview } }: Props) {
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="misma-persona" className={BOX}>
      <BoxHead id="misma-persona" title="¿Es la misma persona?" />
      <ul className="divide-y divide-line">
        {offers.map(({ id, name, company, asesorName, shared }) => (
          <li key={id} className="grid justify-items-start gap-1 px-[1.1rem] py-3">
            <Link to={href('/dashboard/prospectos/:leadId', { leadId: id })} className={`${TEXT_LINK} wrap-anywhere`}>
              {[name, company].filter(Boolean).join(', ')}
            </Link>
            <p className={`${ROW_NOTE} num`}>
              {[shared.map(formatPhone).join(', ') || 'Tiene el mismo nombre', asesorName ?? 'Sin asesor'].join(
                '\u00A0· ',
              )}
            </p>
            <Link
              to={`?${MERGE_LEAD_PARAM}=${id}`}
              preventScrollReset
              aria-label={`Unir a ${name} con este prospecto`}
              className={buttonClass({ variant: 'outline', size: 'sm' })}
            >
              Unir
            </Link>
          </li>
        ))}
      </ul>
      {preview && <MergeQuestion lead={lead} preview={preview} />}
    </section>
  )
}

type QuestionProps = Pick<Props, 'lead'> & { preview: NonNullable<ShownMerge['preview']> }

function MergeQuestion({ lead: { id, name, version }, preview: { from, changes, lines, note } }: QuestionProps) {
  const navigate = useNavigate()
  const own = href('/dashboard/prospectos/:leadId', { leadId: id })
  return (
    <ConfirmDialog
      title="Unir prospectos"
      backTo={own}
      hasAddress
      onCancel={() => void navigate(own, { replace: true, preventScrollReset: true })}
      answer={
        <Form method="post" action={own} className="grid">
          <input type="hidden" name={LEAD_VERSION_CONTROL} value={version} />
          <input type="hidden" name={MERGED_CONTROL} value={from.id} />
          <input type="hidden" name={MERGED_VERSION_CONTROL} value={from.version} />
          <button name="intent" value={LEAD_INTENTS.merge} className={buttonClass()}>
            Unir
          </button>
        </Form>
      }
    >
      <p>
        Queda «{name}». El registro «{from.name}» va a la papelera, y su historial pasa aquí:{' '}
        {lines === 1 ? '1 renglón' : `${lines} renglones`}.
      </p>
      {changes.length === 0 ? (
        <p>Los datos de «{name}» no cambian.</p>
      ) : (
        <ul className="grid gap-1">
          {changes.map(({ field, label, from: before, to }) => (
            <li key={field} className="wrap-anywhere">
              {label}: {before === NO_VALUE ? '' : `${inLine(before)} → `}
              {inLine(to)}
            </li>
          ))}
        </ul>
      )}
      {note && <p className="wrap-anywhere">Queda en el historial: {note}.</p>}
      <p>Durante {TRASH_DAYS} días se puede restaurar desde la papelera, con su historial y sus datos.</p>
    </ConfirmDialog>
  )
}

function inLine(text: string): string {
  return text.replaceAll('\n', ', ')
}
