import { Link, href, useNavigation } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { counted } from '#app/panel/counted.ts'
import { panelQuery } from '#app/inventory/panel-search.ts'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { BOX, BOX_BODY } from '#app/ui/panel/box.tsx'
import { PILL_LINK } from '#app/ui/panel/pill-link.ts'
import type { ChangeErrors } from '#app/inventory/batches/batch-change.ts'
import {
  ACTION_PARAM,
  BATCH_ACTIONS,
  BATCH_ACTION_LABELS,
  type BatchAction,
  selectionFields,
} from '#app/inventory/selection.ts'
import { ChangeFields } from './change-fields.tsx'
import type { NewBatch } from '#app/inventory/batches/new-batch.ts'

type Answer = { errors: ChangeErrors; typed: [string, string][] }

/** The change of the chosen properties. Its form leads to the preview. */
export function NewBatchScreen({ opened, answer }: { opened: NewBatch; answer: Answer | null }) {
  const { selection, action, count, titles, fault } = opened
  const busy = useNavigation().state === 'submitting'
  const list = href('/dashboard/propiedades') + panelQuery(selection.query)
  const wrong = Object.entries(answer?.errors ?? {}).map(([name, error]) => ({ name, error }))
  const more = count - titles.length
  return (
    <>
      <PanelHead
        back={{ to: list, label: 'Volver a la lista' }}
        title={`Cambiar ${counted(count, 'propiedad', 'propiedades')}`}
        note={
          <span className="wrap-anywhere">
            {titles.join(', ')}
            {more > 0 && ` y ${formatCount(more)} más`}
          </span>
        }
      />
      {fault ? (
        <p role="alert" className={`${BOX} ${BOX_BODY}`}>
          {fault}
        </p>
      ) : (
        <>
          <nav aria-label="Qué cambia" className="flex flex-wrap gap-2">
            {BATCH_ACTIONS.map((each) => (
              <Link
                key={each}
                to={addressOf(opened, each)}
                aria-current={each === action ? 'true' : undefined}
                className={PILL_LINK}
              >
                {BATCH_ACTION_LABELS[each]}
              </Link>
            ))}
          </nav>
          {wrong.length > 0 && (
            <ErrorSummary key={JSON.stringify(answer)} look="panel" heading="Revisa el cambio" wrong={wrong} />
          )}
          <section aria-label={BATCH_ACTION_LABELS[action]} className={`${BOX} ${BOX_BODY} grid max-w-200 gap-4`}>
            <ChangeFields
              key={action}
              opened={opened}
              errors={answer?.errors ?? {}}
              typed={answer?.typed ?? opened.typed}
              busy={busy}
            />
            <p className="text-sm text-ink-3">
              Primero verás qué cambia en cada una: nada se guarda hasta que lo apliques.
            </p>
          </section>
        </>
      )}
    </>
  )
}

/** The page of the same selection with an action. */
function addressOf({ selection }: NewBatch, action: BatchAction): string {
  return `${href('/dashboard/cambios/nuevo')}?${new URLSearchParams([...selectionFields(selection), [ACTION_PARAM, action]])}`
}
