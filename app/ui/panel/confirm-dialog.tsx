import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { backCloses } from '#app/ui/dialog/back-closes.ts'
import { CONFIRM, CONFIRM_TITLE } from './confirm.ts'

type Props = {
  title: string
  children: ReactNode
  /** The confirming button; it comes after 'Cancelar', which has the focus. */
  answer: ReactNode
  /** Where 'Cancelar' leads without JavaScript. */
  backTo: string
  onCancel: () => void
  /** Whether it has its own address, so that Back leaves it anyway. */
  hasAddress: boolean
}

/** Confirmation dialog (design, section 5, Confirm). Without JavaScript the server renders it open. */
export function ConfirmDialog({ title, children, answer, backTo, onCancel, hasAddress }: Props) {
  const [titleId, textId] = [useId(), useId()]
  return (
    <dialog
      ref={hasAddress ? showModal : showOver}
      open
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      onClose={({ currentTarget }) => currentTarget.isConnected && !currentTarget.open && onCancel()}
      className={CONFIRM}
    >
      <h2 id={titleId} className={CONFIRM_TITLE}>
        {title}
      </h2>
      <div id={textId} className="grid gap-2">
        {children}
      </div>
      <div className="flex flex-wrap gap-[.6rem] pt-1 max-sm:*:grow sm:justify-end">
        <Link
          to={backTo}
          data-cancel
          onClick={(event) => {
            event.preventDefault()
            onCancel()
          }}
          className={buttonClass({ variant: 'outline' })}
        >
          Cancelar
        </Link>
        {answer}
      </div>
    </dialog>
  )
}

/** Makes the server-rendered open dialog modal in the browser. 'Cancelar' gets the focus, not a link in the text. */
function showModal(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.matches(':modal')) return
  // `close()` would fire the close event later, as if it had been cancelled.
  dialog.open = false
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-cancel]')?.focus()
  // Closing returns the focus to the element that had it.
  return () => dialog.close()
}

/** The same for a dialog without its own address: Back closes it. */
function showOver(dialog: HTMLDialogElement) {
  const close = showModal(dialog)
  const stop = backCloses(dialog)
  return () => {
    close?.()
    stop()
  }
}
