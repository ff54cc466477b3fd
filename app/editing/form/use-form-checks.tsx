import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { textOf } from '#app/forms/form-text.ts'
import { type EachSet, type PictureSet, ofEachSet } from '#app/photos/picture-sets.ts'
import { PICTURE_CONTROLS } from '#app/photos/photo-choice.ts'
import type { PhotoFieldState } from '#app/photos/upload/photo-field.tsx'
import { unsentFault } from '#app/photos/upload/picture-faults.ts'
import { DROPS, NAMED_CONTROLS } from '#app/catalogue/facts/fact-controls.ts'
import { readPosted } from '#app/editing/form-state/form-values.ts'
import { formElement } from '#app/editing/form-state/live-form.tsx'
import type { ControlErrors, OpenForm } from '#app/editing/form-state/open-form.ts'
import { useResuming, useSaving } from '#app/editing/form-state/use-saving.tsx'
import { checkProperty, errorsByControl } from './check-property.ts'
import { PER_M2_ANSWER, answerPerM2 } from './per-m2-question.ts'
import { PUBLISH_ANSWER, publishFaults, publishQuestion } from './publish-question.ts'
import type { CheckContext } from './read-controls.ts'

type CheckState = {
  /** The server's errors that `errors` started with. */
  refusal: ControlErrors | null
  errors: ControlErrors
  /** Controls whose errors are shown. */
  checked: ReadonlySet<string>
  /** How often the whole form was refused, by the server or here. */
  refusals: number
}

const ALL: ReadonlySet<string> = new Set(NAMED_CONTROLS.map(({ name }) => name))
const NONE: ReadonlySet<string> = new Set()

/**
 * Checks an edited control when it loses the focus and then at each change, and every control when the form is submitted.
 * @param began the price per m² with which the form began; null for a new property
 * @param refusal the errors that the server found; null if it found none
 */
export function useFormChecks(
  { today, stored, home, complexes, asesores, owners, publishing }: OpenForm,
  began: string | null,
  refusal: ControlErrors | null,
) {
  const isBusy = [useSaving(), useResuming()].includes(true)
  const summary = useRef<HTMLDivElement>(null)
  const edited = useRef(new Set<string>())
  const pictures = useRef<EachSet<PhotoFieldState | null>>({ photos: null, plans: null })
  const [state, setState] = useState<CheckState>(() =>
    refused({ refusal: null, errors: {}, checked: NONE, refusals: 0 }, refusal),
  )
  const { errors, checked, refusals } = state
  if (refusal !== state.refusal) setState(refused(state, refusal))
  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])

  function errorsOf(form: HTMLFormElement): ControlErrors {
    const pictureFaults = ofEachSet((set) => unsentFault(set, pictures.current[set]))
    const context = { today, stored, home, complexes, asesores, owners, pictureFaults }
    return errorsIn(new FormData(form), { ...context, publishing }, began)
  }

  function check(names: ReadonlySet<string>) {
    const form = formElement()
    if (!form) return
    const found = Object.entries(errorsOf(form)).filter(([name]) => names.has(name))
    const now: ControlErrors = Object.fromEntries(found)
    // The same object for equal errors avoids rendering every field again.
    setState({ ...state, checked: names, errors: JSON.stringify(now) === JSON.stringify(errors) ? errors : now })
  }

  return {
    errors,
    refusals,
    summary,
    onPictures(set: PictureSet, fieldState: PhotoFieldState) {
      pictures.current[set] = fieldState
      if (errors[PICTURE_CONTROLS[set].chosen]) check(checked)
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      if (isBusy) return event.preventDefault()
      const found = errorsOf(event.currentTarget)
      const isRefused = Object.keys(found).length > 0
      if (isRefused) event.preventDefault()
      setState({ ...state, errors: found, checked: ALL, refusals: refusals + Number(isRefused) })
    },
    onInput({ target }: FormEvent<HTMLFormElement>) {
      const name = nameOf(target)
      if (!name) return
      edited.current.add(name)
      // Another control may answer an error that is shown, such as a price of 0.
      if (checked.has(name) || Object.keys(errors).length > 0) check(checked)
    },
    onBlur({ target }: FocusEvent<HTMLFormElement>) {
      const name = nameOf(target)
      if (edited.current.delete(name)) check(new Set([...checked, name]))
    },
  }
}

function refused(state: CheckState, refusal: ControlErrors | null): CheckState {
  if (!refusal) return { ...state, refusal }
  return { refusal, errors: refusal, checked: ALL, refusals: state.refusals + 1 }
}

/** The same errors that the server would find. */
function errorsIn(
  posted: FormData,
  context: CheckContext & Pick<OpenForm, 'owners' | 'publishing'>,
  began: string | null,
): ControlErrors {
  const drops = DROPS.map(({ name }) => name).filter((name) => posted.has(name))
  const { values, faults } = answerPerM2(readPosted(posted), { began, answer: textOf(posted, PER_M2_ANSWER) })
  const checked = checkProperty(values, { ...context, drops })
  if (!checked.ok) return errorsByControl([...checked.refusal, ...faults])
  const question = publishQuestion(checked.input, context.stored, context)
  return errorsByControl([...faults, ...publishFaults(question, textOf(posted, PUBLISH_ANSWER))])
}

function nameOf(target: EventTarget): string {
  return (target instanceof Element && target.getAttribute('name')) || ''
}
