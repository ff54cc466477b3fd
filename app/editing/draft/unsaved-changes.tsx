import { useEffect, useEffectEvent } from 'react'
import { type Draft, cleanDrafts, draftForm, deleteDraft, saveDraft } from './draft.ts'
import { type PropertyFormValues, readPosted, sameValues } from '#app/editing/form-state/form-values.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { formElement } from '#app/editing/form-state/live-form.tsx'

/** Milliseconds without typing after which the draft is saved. */
const SAVE_PAUSE_MS = 500

/** Saves what was typed as a draft, and asks before the page is left (design, section 6). */
export function UnsavedChanges({ storageKey, base }: { storageKey: string; base: PropertyFormValues }) {
  function changedForm(): FormData | null {
    const form = formElement()
    const data = form && new FormData(form)
    return data && !sameValues(readPosted(data), base) ? data : null
  }

  const save = useEffectEvent(() => {
    const data = changedForm()
    if (data) saveDraft(storageKey, data, Date.now())
    else deleteDraft(storageKey)
  })
  /** Saves at once what was typed before this script loaded, or what came from a draft. An offered draft stays. */
  const start = useEffectEvent(() => {
    const data = changedForm()
    if (data) saveDraft(storageKey, data, Date.now())
    const isCopy = (draft: Draft) => data !== null && sameValues(readPosted(draftForm(draft)), readPosted(data))
    cleanDrafts(storageKey, Date.now(), isCopy)
  })
  useEffect(() => {
    const form = formElement()
    if (!form) return
    const frame = requestAnimationFrame(() => start())
    let pause: ReturnType<typeof setTimeout> | undefined
    function saveSoon() {
      clearTimeout(pause)
      pause = setTimeout(() => save(), SAVE_PAUSE_MS)
    }
    /** The page may be closed now: saves only if a save is pending, so that an offered draft stays. */
    function saveNow() {
      if (pause === undefined) return
      clearTimeout(pause)
      save()
    }
    form.addEventListener('input', saveSoon)
    form.addEventListener('submit', saveNow)
    window.addEventListener('pagehide', saveNow)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(pause)
      form.removeEventListener('input', saveSoon)
      form.removeEventListener('submit', saveNow)
      window.removeEventListener('pagehide', saveNow)
    }
  }, [])

  return <LeaveGuard isChanged={() => changedForm() !== null} onLeave={() => deleteDraft(storageKey)} />
}
