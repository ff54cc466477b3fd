import { type ComponentProps, type DragEvent, type ReactNode, useState } from 'react'
import { buttonClass } from '#app/ui/button.ts'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'

const AREA =
  'relative grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 rounded-md border-[1.5px] border-dashed border-line-strong bg-canvas-2 px-4 py-3 hover:border-ink-2 has-aria-invalid:border-danger has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus data-over:border-solid data-over:border-action data-over:bg-selected sm:grid-cols-[auto_minmax(0,1fr)_auto] noscript:block'

/**
 * Classes of the file input in the area. It covers the area invisibly, so the browser itself takes a click, a key and a drop; without
 * scripts it is visible, because only it can say what was chosen.
 */
export const FILE_PICKER =
  'absolute inset-0 size-full min-w-0 cursor-pointer opacity-0 file:cursor-pointer file:rounded-sm file:border file:border-line-strong file:bg-surface file:px-3 file:py-2 file:font-semibold file:text-ink noscript:static noscript:h-auto noscript:text-sm noscript:opacity-100 noscript:file:mr-3'

type Props = Pick<ComponentProps<'div'>, 'onDragOver' | 'onDrop'> & {
  /** What to drop: 'fotos', 'un archivo'. */
  what: string
  /** Text of the button. */
  button: string
  /** The chosen files, in place of the invitation. */
  chosen?: string
  note?: ReactNode
  /** The file input, with the classes of `FILE_PICKER`. */
  children: ReactNode
}

/** Area around a file input: files are dropped on it, or its button opens the picker of the browser. */
export function DropArea({ what, button, chosen, note, children, onDragOver, onDrop }: Props) {
  const [isOver, setIsOver] = useState(false)

  function onOver(event: DragEvent<HTMLDivElement>) {
    if (event.dataTransfer.types.includes('Files')) setIsOver(true)
    onDragOver?.(event)
  }

  return (
    <div
      className={AREA}
      data-over={isOver || undefined}
      onDragOver={onOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false)
        onDrop?.(event)
      }}
    >
      <PanelIcon name="upload" className="text-ink-2 noscript:hidden" />
      <span className="grid gap-0.5 text-sm leading-[1.45] wrap-anywhere noscript:hidden">
        <span role="status">
          {chosen ? (
            <b className="font-semibold">{chosen}</b>
          ) : (
            <span className="text-ink-2">
              <span className="pointer-coarse:hidden">Arrastra {what} aquí</span>
              <span className="not-pointer-coarse:hidden">Sin elegir</span>
            </span>
          )}
        </span>
        {note && <small className="text-2xs text-ink-3">{note}</small>}
      </span>
      <span
        aria-hidden="true"
        className={buttonClass({
          variant: 'outline',
          size: 'sm',
          className: 'bg-surface max-sm:col-span-2 noscript:hidden',
        })}
      >
        {button}
      </span>
      {children}
    </div>
  )
}
