import { useEffect, useRef, useState } from 'react'
import { Notice } from '#app/ui/notice.tsx'
import type { Theme } from '#app/ui/panel/theme.ts'
import '#app/ui/panel/panel.css'
import { ConflictScreen } from '#app/editing/conflict/conflict-screen.tsx'
import './form.css'
import { FORM_SCREEN } from './form-frame.ts'
import type { FormAnswer, OpenForm } from '#app/editing/form-state/open-form.ts'
import { PropertyForm } from './property-form.tsx'

type Props = {
  title: string
  theme: Theme
  /** Id of the property that is edited; null for a new one. */
  editedId: string | null
  opened: OpenForm
  answer: FormAnswer | null
}

/** The page of the form: as it was opened, as it came back, or the choice between two versions. */
export function FormScreen({ title, theme, editedId, opened, answer }: Props) {
  const [shown, setShown] = useState<Shown>({ answer, standing: answer, answers: 0, screens: 0 })
  if (shown.answer !== answer) setShown(next(shown, answer))
  const { standing, screens } = shown
  const page = useRef<HTMLDivElement>(null)
  // The controls that had the focus are gone with the screen before.
  useEffect(() => {
    if (screens > 0) page.current?.querySelector('h1')?.focus()
  }, [screens])
  return (
    <div ref={page} className={FORM_SCREEN} data-theme={theme}>
      {standing?.outcome === 'conflict' ? (
        <ConflictScreen
          key={`conflicto-${screens}`}
          propertyId={opened.id}
          sent={standing.sent}
          conflict={standing.conflict}
        />
      ) : (
        <PropertyForm
          key={`formulario-${screens}`}
          title={standing?.outcome === 'gone' ? 'Añadir Propiedad' : title}
          editedId={editedId}
          opened={standing?.outcome === 'gone' ? standing.opened : opened}
          isGone={standing?.outcome === 'gone'}
          sent={standing?.sent ?? null}
          errors={standing && 'errors' in standing ? standing.errors : null}
        />
      )}
      {answer?.outcome === 'failed' && <Notice key={`aviso-${shown.answers}`} kind="failure" text={answer.message} />}
    </div>
  )
}

/** `standing` is the answer that the page shows: one that says nothing of the form leaves it as it is. */
type Shown = { answer: FormAnswer | null; standing: FormAnswer | null; answers: number; screens: number }

function next({ standing, answers, screens }: Shown, answer: FormAnswer | null): Shown {
  if (answer === null || answer.outcome === 'failed') return { answer, standing, answers: answers + 1, screens }
  // What is refused stays in its controls, also the second time that a property is gone; any other answer brings values
  // for controls of their own.
  return { answer, standing: answer, answers: answers + 1, screens: screens + (staysInForm(standing, answer) ? 0 : 1) }
}

function staysInForm(standing: FormAnswer | null, answer: FormAnswer): boolean {
  return answer.outcome === 'refused' || (answer.outcome === 'gone' && standing?.outcome === 'gone')
}
