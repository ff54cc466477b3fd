import { useEffect, useEffectEvent, useRef } from 'react'
import { type Location, useBlocker, useNavigate } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { CONFIRM, CONFIRM_TITLE } from '#app/ui/panel/confirm.ts'

/** Asks before a page with unsaved changes is left by a link, by going back or by closing it (design, section 6). */
export function LeaveGuard({ isChanged, onLeave }: { isChanged: () => boolean; onLeave: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const target = useRef<Location>(null)
  const isLeaving = useRef(false)
  const navigate = useNavigate()
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (isLeaving.current || currentLocation.pathname === nextLocation.pathname || !isChanged()) return false
    const question = dialog.current
    // Going back while the question is open closes it, as Escape does.
    if (historyAction === 'POP' && question?.open) question.close()
    else {
      target.current = nextLocation
      if (!question?.open) question?.showModal()
    }
    return true
  })
  useEffect(() => {
    if (blocker.state === 'proceeding') dialog.current?.close()
  }, [blocker.state])

  const stop = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isChanged()) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => stop(event)
    window.addEventListener('beforeunload', listen)
    return () => window.removeEventListener('beforeunload', listen)
  }, [])

  /** Also called by Escape. The close event of an earlier question must not reset one that is open again. */
  function stay() {
    if (blocker.state === 'blocked' && !dialog.current?.open) blocker.reset()
  }

  async function leave() {
    onLeave()
    if (blocker.state === 'blocked') return blocker.proceed()
    // The blocker was reset by an answer that the form still waited for, such as that of a restored draft.
    if (!target.current) return
    isLeaving.current = true
    dialog.current?.close()
    await navigate(target.current)
    isLeaving.current = false
  }

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="sin-guardar"
      aria-describedby="sin-guardar-nota"
      onClose={stay}
      className={CONFIRM}
    >
      <h2 id="sin-guardar" className={CONFIRM_TITLE}>
        Tienes cambios sin guardar
      </h2>
      <p id="sin-guardar-nota">Si sales ahora se pierden los datos que escribiste.</p>
      <p className="flex flex-wrap justify-end gap-3">
        <button type="button" onClick={() => void leave()} className={buttonClass({ variant: 'outline' })}>
          Salir sin guardar
        </button>
        <button type="button" autoFocus onClick={() => dialog.current?.close()} className={buttonClass()}>
          Seguir editando
        </button>
      </p>
    </dialog>
  )
}
