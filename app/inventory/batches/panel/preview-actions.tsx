import { Form, Link, href } from 'react-router'
import type { JobIntent } from '#app/jobs/job-intents.ts'
import { counted } from '#app/panel/counted.ts'
import { buttonClass } from '#app/ui/button.ts'
import { PREVIEW_INTENTS, type ShownBatch } from '#app/inventory/batches/shown-batch.ts'

/** The form of the preview, to which the boxes of its rows belong. */
export const PREVIEW_FORM = 'vista-previa'

/** What can be done with a preview: apply it without the marked rows, change the rule, or leave. */
export function PreviewActions({ shown }: { shown: ShownBatch }) {
  const { id, selection, counts, states, page, pages } = shown
  const due = counts.change - states.left
  return (
    <>
      <Form
        id={PREVIEW_FORM}
        method="post"
        action={href('/dashboard/cambios/:batchId', { batchId: id })}
        autoComplete="off"
        className="flex flex-wrap gap-2"
      >
        {due > 0 && (
          <button name="intent" value={'start' satisfies JobIntent} className={buttonClass()}>
            Aplicar a {counted(due, 'propiedad', 'propiedades')}
          </button>
        )}
        {due > 0 && pages > 1 && (
          <button name="intent" value={PREVIEW_INTENTS.leaveOut} className={buttonClass({ variant: 'outline' })}>
            Dejar fuera las marcadas
          </button>
        )}
        {selection !== null && (
          <Link to={`${href('/dashboard/cambios/nuevo')}?${selection}`} className={buttonClass({ variant: 'outline' })}>
            Cambiar la regla
          </Link>
        )}
        <button name="intent" value={PREVIEW_INTENTS.cancel} className={buttonClass({ variant: 'ghost' })}>
          Cancelar
        </button>
      </Form>
      {due > 0 && (
        <p className="max-w-(--measure) text-sm text-ink-3">
          {pages > 1
            ? `Página ${page} de ${pages}, con los avisos primero. Marca las que no cambian y pulsa «Dejar fuera las marcadas» antes de pasar de página: «Aplicar» cambia también las de otras páginas.`
            : 'Las que marques en «Dejar fuera» se quedan como están.'}
        </p>
      )}
    </>
  )
}
