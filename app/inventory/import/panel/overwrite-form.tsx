import { Form } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Tick } from '#app/ui/form/check-box.tsx'
import { IMPORT_INTENTS, OVERWRITE_LINE } from '#app/inventory/import/import-intents.ts'
import type { ShownImport } from '#app/inventory/import/kind/shown-import.ts'

const FORM = 'sobrescribir'

/** Rows whose property changed in the panel are overwritten where somebody says so, one by one or all. */
export function OverwriteForm({ shown: { counts, rows } }: { shown: ShownImport }) {
  const isChoosable = rows.some(({ outcome }) => outcome === 'conflict')
  return (
    <Form method="post" id={FORM} preventScrollReset className="grid gap-2 border-t border-line px-[1.1rem] py-3">
      <p className="max-w-(--measure) text-sm text-ink-2">
        Lo que alguien cambió en el panel después de exportar el archivo no se toca. Si lo del archivo es lo bueno,
        marca esas filas.
      </p>
      <div className="flex flex-wrap gap-2">
        {isChoosable && (
          <button name="intent" value={IMPORT_INTENTS.overwrite} className={buttonClass({ variant: 'outline' })}>
            Sobrescribir las marcadas
          </button>
        )}
        <button name="intent" value={IMPORT_INTENTS.overwriteAll} className={buttonClass({ variant: 'outline' })}>
          {counts.conflict === 1 ? 'Sobrescribirla' : `Sobrescribir las ${formatCount(counts.conflict)}`}
        </button>
      </div>
    </Form>
  )
}

/** Marks a row to be overwritten. */
export function OverwriteTick({ line }: { line: number }) {
  return (
    <label className="flex min-h-6 items-center gap-2 justify-self-start text-sm pointer-coarse:min-h-11">
      <Tick type="checkbox" name={OVERWRITE_LINE} value={line} form={FORM} />
      Sobrescribir de todos modos
    </label>
  )
}

/** Takes the choice back. */
export function LeaveButton({ line }: { line: number }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name={OVERWRITE_LINE} value={line} />
      <button
        name="intent"
        value={IMPORT_INTENTS.leave}
        aria-label={`No sobrescribir la fila ${line}`}
        className="min-h-6 text-sm underline pointer-coarse:min-h-11"
      >
        No sobrescribir
      </button>
    </Form>
  )
}
