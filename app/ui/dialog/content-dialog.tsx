import './content-dialog.css'
import type { PointerEvent, ReactNode } from 'react'

type Props = {
  id: string
  /** Id of the title inside. */
  titleId: string
  open: boolean
  /** Called once it has been closed by the reader: by Escape, a button or a press beside it. */
  onClose: () => void
  children: ReactNode
}

/** Something to read over the page. From the server it comes open or closed; where scripts run the open one is modal. */
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
      className="content-dialog"
    >
      <div className="grid gap-[1.1rem] px-5 py-6 sm:p-9">{children}</div>
    </dialog>
  )
}

/** Open as it comes from the server; modal as soon as a browser can make it so. Closing gives the focus back. */
function showModal(dialog: HTMLDialogElement | null) {
  if (!dialog) return
  if (!dialog.matches(':modal')) {
    // `close()` would be told as the reader's own closing, a moment later.
    dialog.open = false
    dialog.showModal()
  }
  return () => dialog.close()
}

/** What browsers without `closedby` don't do by themselves. Beside the dialog's content there is only the backdrop. */
function closeFromBeside({ target, currentTarget: dialog }: PointerEvent<HTMLDialogElement>) {
  if (target === dialog && !('closedBy' in HTMLDialogElement.prototype)) dialog.close()
}
