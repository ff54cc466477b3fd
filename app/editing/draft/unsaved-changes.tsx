import { useEffect, useEffectEvent } from 'react'
import { type Draft, cleanDrafts, draftForm, deleteDraft, saveDraft } from './draft.ts'
import { type PropertyFormValues, readPosted, sameValues } from '#app/editing/form-state/form-values.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { formElement } from '#app/editing/form-state/live-form.tsx'

/** Milliseconds without typing after which what was typed is kept. */
const KEEPING_PAUSE_MS = 500

/** Keeps what was typed on the device, and asks before it is left (design, section 6). */
export function UnsavedChanges({ storageKey, base }: { storageKey: string; base: PropertyFormValues }) {
  function typed(): FormData | null {
    const form = formElement()
    const data = form && new FormData(form)
    return data && !sameValues(readPosted(data), base) ? data : null
  }

  const keep = useEffectEvent(() => {
    const data = typed()
    if (data) saveDraft(storageKey, data, Date.now())
    else deleteDraft(storageKey)
  })
  /** What was typed before this script came, or was taken up again, is kept at once; a draft that is offered stays. */
  const begin = useEffectEvent(() => {
    const data = typed()
    if (data) saveDraft(storageKey, data, Date.now())
    const isCopy = (draft: Draft) => data !== null && sameValues(readPosted(draftForm(draft)), readPosted(data))
    cleanDrafts(storageKey, Date.now(), isCopy)
  })
  useEffect(() => {
    const form = formElement()
    if (!form) return
    const frame = requestAnimationFrame(() => begin())
    let pause: ReturnType<typeof setTimeout> | undefined
    function keepSoon() {
      clearTimeout(pause)
      pause = setTimeout(() => keep(), KEEPING_PAUSE_MS)
    }
    /** The page may go at once: only what waits for its pause is kept, so that a draft nobody took up stays. */
    function keepNow() {
      if (pause === undefined) return
      clearTimeout(pause)
      keep()
    }
    form.addEventListener('input', keepSoon)
    form.addEventListener('submit', keepNow)
    window.addEventListener('pagehide', keepNow)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(pause)
      form.removeEventListener('input', keepSoon)
      form.removeEventListener('submit', keepNow)
      window.removeEventListener('pagehide', keepNow)
    }
  }, [])

  return <LeaveGuard isChanged={() => typed() !== null} onLeave={() => deleteDraft(storageKey)} />
}
