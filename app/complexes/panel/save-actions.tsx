import { useEffect, useRef } from 'react'
import { Link, href, useNavigation } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'

/** The buttons at the end of a form: cancel and save. The save button keeps focus and width while the form is being sent. */
export function SaveActions({ label, busy }: { label: string; busy: boolean }) {
  return (
    <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
      <Link to={href('/dashboard/conjuntos')} className={buttonClass({ variant: 'outline' })}>
        Cancelar
      </Link>
      <SubmitButton busy={busy} label={label} className="min-w-[10.75rem]" />
    </div>
  )
}

/** Whether a form has changes that are neither saved nor being sent. @param wasRefused the form came back unsaved */
export function useUnsaved(wasRefused: boolean) {
  const busy = useNavigation().formMethod === 'POST'
  const changed = useRef(wasRefused)
  const sending = useRef(busy)
  useEffect(() => {
    sending.current = busy
  }, [busy])

  return {
    busy,
    markChanged() {
      changed.current = true
    },
    isChanged: () => changed.current && !sending.current,
  }
}
