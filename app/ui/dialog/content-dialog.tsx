import type { PointerEvent, ReactNode } from 'react'
import { SHEET } from '#app/ui/sheet.ts'
import { ignoreNextClose } from './back-closes.ts'

type Props = {
  id: string
  /** Id of the title inside. */
  titleId: string
  open: boolean
  /** Called when the reader closes it: with Escape, a button or a click outside. */
  onClose: () => void
  children: ReactNode
}

/** Dialog with content to read. The server renders it open or closed; with JavaScript, the open one is modal. */
export function ContentDialog({ id, titleId, open, onClose, children }: Props) {
  return (
    <dialog
      ref={open ? showModal : undefined}
      id={id}
      open={open}
      aria-labelledby={titleId}
      closedby="any"
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      onPointerDown={closeFromBeside}
      className={`${SHEET} transition-[translate,opacity] starting:[&:modal]:translate-y-8 starting:[&:modal]:opacity-0`}
    >
      <div className="grid gap-[1.1rem] px-5 py-6 sm:p-9">{children}</div>
    </dialog>
  )
}

/** Makes the server-rendered open dialog modal in the browser. Closing returns the focus. */
function showModal(dialog: HTMLDialogElement | null) {
  if (!dialog) return
  if (!dialog.matches(':modal')) {
    // `close()` would fire a close event later, as if the reader had closed it.
    dialog.open = false
    dialog.showModal()
  }
  return () => {
    if (!dialog.open) return
    dialog.close()
    ignoreNextClose(dialog)
  }
}

/** Closes on a click outside, for browsers without `closedby`: a click on the dialog itself is on the backdrop. */
function closeFromBeside({ target, currentTarget: dialog }: PointerEvent<HTMLDialogElement>) {
  if (target === dialog && !('closedBy' in HTMLDialogElement.prototype)) dialog.close()
}
