import { buttonClass } from '#app/ui/button.ts'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import {
  type PhotoEdit,
  type CropRatio,
  changesNothing,
  turnedBy,
  untouched,
  withRatio,
} from '#app/photos/photo-edit.ts'

const TURNED = ['Sin girar', 'Girada a la derecha', 'De cabeza', 'Girada a la izquierda'] as const
const RATIO_NAMES: Record<CropRatio, string> = { free: 'Libre', '3:2': '3:2' }

const TOOL = buttonClass({ variant: 'outline', size: 'sm', className: 'pointer-coarse:min-h-(--control)' })
const CHOICE = `${TOOL} rounded-none first-of-type:rounded-l-sm last-of-type:rounded-r-sm not-first-of-type:-ml-px aria-pressed:border-action aria-pressed:bg-selected aria-pressed:z-1 relative forced-colors:aria-pressed:outline-2 forced-colors:aria-pressed:-outline-offset-4`

/** @param edit null while there is no picture yet */
export function EditTools({ edit, onChange }: { edit: PhotoEdit | null; onChange: (edit: PhotoEdit) => void }) {
  const whileReady = (change: (edit: PhotoEdit) => PhotoEdit) => ({
    type: 'button' as const,
    disabled: edit === null,
    onClick: () => edit && onChange(change(edit)),
  })
  return (
    <div className="photo-tools flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pb-3 sm:px-6">
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow max-sm:*:basis-0">
        <button {...whileReady((each) => turnedBy(each, 'left'))} className={`${TOOL} max-sm:whitespace-normal`}>
          <PanelIcon name="turn-left" />
          Girar a la izquierda
        </button>
        <button {...whileReady((each) => turnedBy(each, 'right'))} className={`${TOOL} max-sm:whitespace-normal`}>
          <PanelIcon name="turn-right" />
          Girar a la derecha
        </button>
      </div>
      <div role="group" aria-label="Proporción del recorte" className="flex">
        {(Object.keys(RATIO_NAMES) as CropRatio[]).map((ratio) => (
          <button
            key={ratio}
            {...whileReady((each) => withRatio(each, ratio))}
            aria-pressed={(edit?.ratio ?? 'free') === ratio}
            className={CHOICE}
          >
            {RATIO_NAMES[ratio]}
          </button>
        ))}
      </div>
      <button
        {...whileReady(({ size }) => untouched(size))}
        disabled={!edit || (changesNothing(edit) && edit.ratio === 'free')}
        className={buttonClass({ variant: 'ghost', size: 'sm', className: 'ml-auto pointer-coarse:min-h-(--control)' })}
      >
        Restablecer
      </button>
      <p role="status" className="sr-only">
        {edit && TURNED[edit.turns]}
      </p>
    </div>
  )
}
