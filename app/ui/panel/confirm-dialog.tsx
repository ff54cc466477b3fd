import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { CONFIRM, CONFIRM_TITLE } from './confirm.ts'

type Props = {
  title: string
  children: ReactNode
  /** The confirming button; it comes after 'Cancelar', which has the focus. */
  answer: ReactNode
  /** Where 'Cancelar' leads without JavaScript. */
  backTo: string
  onCancel: () => void
}

/** Confirmation dialog (design, section 5, Confirm). Without JavaScript the server renders it open. */
export function ConfirmDialog({ title, children, answer, backTo, onCancel }: Props) {
  const [titleId, textId] = [useId(), useId()]
  return (
    <dialog
      ref={showModal}
      open
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
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

/** Makes the server-rendered open dialog modal in the browser, with the focus on its first button. */
function showModal(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.matches(':modal')) return
  dialog.close()
  dialog.showModal()
  // Closing returns the focus to the element that had it.
  return () => dialog.close()
}
