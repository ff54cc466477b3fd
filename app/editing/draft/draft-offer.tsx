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

/** Offers what was typed and not saved the last time (design, section 6). */
export function DraftOffer({ editedId }: { editedId: string | null }) {
  const submit = useSubmit()
  const resuming = useResuming()
  const button = useRef<HTMLButtonElement>(null)
  const isAsked = useRef(false)
  const gaveWay = useRef(false)
  // Nothing in the form can have the focus until the answer is there.
  useEffect(() => {
    if (resuming || !isAsked.current) return
    isAsked.current = false
    button.current?.focus()
    // The form stays, and so does what was typed in it.
    if (gaveWay.current) announceChange()
  }, [resuming])
  const { id, initial } = useLiveForm()
  const stored = useStoredDraft(editedId, id)
  const [answered, setAnswered] = useState(false)
  if (!stored || answered || sameValues(readPosted(draftForm(stored.draft)), initial)) return null
  const { key, draft } = stored

  /** The form that is opened with the draft says no more of it; where none can be opened, it is offered still. */
  function recover(found: Draft) {
    isAsked.current = true
    // What was typed before in this form gives way to the draft.
    const ownKey = draftKey(editedId, id)
    gaveWay.current = ownKey !== key
    if (gaveWay.current) deleteDraft(ownKey)
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
        Hay datos sin guardar del {formatMoment(new Date(draft.savedAt).toISOString())} en este equipo.
      </p>
      <button
        ref={button}
        type="button"
        onClick={() => recover(draft)}
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

/** The draft that was there when the form was opened: what is typed from then on replaces it only in the storage. */
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
