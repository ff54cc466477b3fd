import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'

type Props = {
  title: string
  children: ReactNode
  /** What answers: it comes after 'Cancelar', which has the focus. */
  answer: ReactNode
  /** Where 'Cancelar' leads without JavaScript. */
  backTo: string
  onCancel: () => void
}

/** Asks before something that can't be undone (design, section 5, Confirm). Without JavaScript it stands open over the page. */
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
      className="confirm"
    >
      <h2 id={titleId}>{title}</h2>
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

/** Open as it comes from the server; modal, with the focus on its first button, as soon as a browser can make it so. */
function showModal(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.matches(':modal')) return
  dialog.close()
  dialog.showModal()
  // Closing gives the focus back to what had it.
  return () => dialog.close()
}
