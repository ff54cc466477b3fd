import { useEffect, useRef, useState } from 'react'
import { Notice } from '#app/ui/notice.tsx'
import { ConflictScreen } from '#app/editing/conflict/conflict-screen.tsx'
import './form.css'
import type { FormAnswer, OpenForm } from '#app/editing/form-state/open-form.ts'
import { PropertyForm } from './property-form.tsx'

type Props = {
  title: string
  /** Id of the property that is edited; null for a new one. */
  editedId: string | null
  opened: OpenForm
  answer: FormAnswer | null
  /** The list that it was opened from; null for any other page. */
  list: string | null
}

/** The page of the form: as opened, as it came back from the server, or the choice between two versions. */
export function FormScreen({ title, editedId, opened, answer, list }: Props) {
  // Data that is loaded again no longer knows the list.
  const [openedFrom] = useState(list)
  const [shown, setShown] = useState<Shown>({ answer, current: answer, answers: 0, screens: 0 })
  if (shown.answer !== answer) setShown(next(shown, answer))
  const { current, screens } = shown
  const refused = current && !current.ok ? current : null
  const gone = refused?.refusal === 'gone' ? refused : null
  const page = useRef<HTMLDivElement>(null)
  // The focused control was removed with the previous screen.
  useEffect(() => {
    if (screens > 0) page.current?.querySelector('h1')?.focus()
  }, [screens])
  return (
    <div ref={page} className="contents">
      {refused?.refusal === 'conflict' ? (
        <ConflictScreen
          key={`conflicto-${screens}`}
          propertyId={opened.id}
          sent={refused.sent}
          conflict={refused.conflict}
        />
      ) : (
        <PropertyForm
          key={`formulario-${screens}`}
          title={gone ? 'Añadir Propiedad' : title}
          editedId={editedId}
          list={openedFrom}
          opened={gone?.opened ?? opened}
          isGone={gone !== null}
          sent={current?.sent ?? null}
          errors={current && 'errors' in current ? current.errors : null}
        />
      )}
      {answer && isFailed(answer) && <Notice key={`aviso-${shown.answers}`} kind="failure" text={answer.message} />}
    </div>
  )
}

/** `current` is the answer that the page shows: a failure leaves it unchanged. `screens` counts changes of screen. */
type Shown = { answer: FormAnswer | null; current: FormAnswer | null; answers: number; screens: number }

function next({ current, answers, screens }: Shown, answer: FormAnswer | null): Shown {
  if (answer === null || isFailed(answer)) return { answer, current, answers: answers + 1, screens }
  // A refusal keeps the controls, as does a second answer for a deleted property; any other answer renders new ones.
  return { answer, current: answer, answers: answers + 1, screens: screens + (staysInForm(current, answer) ? 0 : 1) }
}

function staysInForm(current: FormAnswer | null, answer: FormAnswer): boolean {
  if (answer.ok) return false
  return (
    answer.refusal === 'invalid' || (answer.refusal === 'gone' && current?.ok === false && current.refusal === 'gone')
  )
}

function isFailed(answer: FormAnswer): answer is Extract<FormAnswer, { refusal: 'failed' }> {
  return !answer.ok && answer.refusal === 'failed'
}
