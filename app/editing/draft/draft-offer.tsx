import { useAgency } from '#app/agency/use-agency.tsx'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSubmit } from 'react-router'
import { formatMoment } from '#app/calendar/moment.ts'
import { buttonClass } from '#app/ui/button.ts'
import { BANNER } from '#app/ui/panel/banner.ts'
import { type Draft, draftForm, draftKey, findDraft, deleteDraft } from './draft.ts'
import { readPosted, sameValues } from '#app/editing/form-state/form-values.ts'
import { FORM_INTENTS } from '#app/editing/form-state/open-form.ts'
import { useResuming } from '#app/editing/form-state/use-saving.tsx'
import { announceChange, useLiveForm } from '#app/editing/form-state/live-form.tsx'

/** Offers to restore a draft (design, section 6). */
export function DraftOffer({ editedId }: { editedId: string | null }) {
  const { timeZone } = useAgency()
  const submit = useSubmit()
  const resuming = useResuming()
  const button = useRef<HTMLButtonElement>(null)
  const isRequested = useRef(false)
  const isOwnDraftDeleted = useRef(false)
  // The form is inert until the answer arrives, so the focus is set afterwards.
  useEffect(() => {
    if (resuming || !isRequested.current) return
    isRequested.current = false
    button.current?.focus()
    // The draft could not be opened: what is in the form becomes a draft again.
    if (isOwnDraftDeleted.current) announceChange()
  }, [resuming])
  const { id, initial } = useLiveForm()
  const stored = useStoredDraft(editedId, id)
  const [answered, setAnswered] = useState(false)
  if (!stored || answered || sameValues(readPosted(draftForm(stored.draft)), initial)) return null
  const { key, draft } = stored

  /** Asks the server for a form with the draft's values. If that fails, the draft is still offered. */
  function restore(found: Draft) {
    isRequested.current = true
    // The draft replaces what was typed in this form.
    const ownKey = draftKey(editedId, id)
    isOwnDraftDeleted.current = ownKey !== key
    if (isOwnDraftDeleted.current) deleteDraft(ownKey)
    const form = draftForm(found)
    form.set('intent', FORM_INTENTS.resume)
    void submit(form, { method: 'post', encType: 'multipart/form-data' })
  }

  function discard() {
    setAnswered(true)
    deleteDraft(key)
  }

  return (
    <div role="status" className={`${BANNER} flex-wrap items-center`}>
      <p className="grow">
        Hay datos sin guardar del {formatMoment(timeZone, new Date(draft.savedAt).toISOString())} en este equipo.
      </p>
      <button
        ref={button}
        type="button"
        onClick={() => restore(draft)}
        aria-disabled={resuming || undefined}
        className={buttonClass({ size: 'sm' })}
      >
        {resuming && <span aria-hidden="true" className="spinner" />}
        {resuming ? 'Recuperando...' : 'Recuperar borrador'}
      </button>
      <button type="button" onClick={discard} className={buttonClass({ size: 'sm', variant: 'outline' })}>
        Descartar
      </button>
    </div>
  )
}

/** The draft that was stored when the form was opened. Typing later replaces it in the storage, but not here. */
function useStoredDraft(editedId: string | null, formId: string): ReturnType<typeof findDraft> {
  const isBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const [found, setFound] = useState<{ stored: ReturnType<typeof findDraft> } | null>(null)
  if (isBrowser && !found) setFound({ stored: findDraft(editedId, formId) })
  return found?.stored ?? null
}
