import { useState } from 'react'
import { Notice } from '#app/ui/notice.tsx'
import type { Theme } from '#app/ui/panel/theme.ts'
import '#app/ui/panel/panel.css'
import { ConflictScreen } from './conflict-screen.tsx'
import './form.css'
import type { FormAnswer, OpenForm } from './open-form.ts'
import { PropertyForm } from './property-form.tsx'

type Props = { title: string; theme: Theme; opened: OpenForm; answer: FormAnswer | null }

/** The page of the form: as it was opened, as it came back, or the choice between two versions. */
export function FormScreen({ title, theme, opened, answer }: Props) {
  const [shown, setShown] = useState<Shown>({ answer, standing: answer, answers: 0, forms: 0 })
  if (shown.answer !== answer) setShown(next(shown, answer))
  const { standing } = shown
  return (
    <div className="form-screen" data-theme={theme}>
      {standing?.outcome === 'conflict' ? (
        <ConflictScreen key={shown.answers} propertyId={opened.id} sent={standing.sent} conflict={standing.conflict} />
      ) : (
        <PropertyForm
          key={shown.forms}
          title={title}
          opened={opened}
          sent={standing?.sent ?? null}
          result={standing?.outcome === 'refused' ? standing.result : null}
        />
      )}
      {answer?.outcome === 'failed' && <Notice key={shown.answers} kind="failure" text={answer.message} />}
    </div>
  )
}

/** `standing` is the answer that the page shows: one that says nothing of the form leaves it as it is. */
type Shown = { answer: FormAnswer | null; standing: FormAnswer | null; answers: number; forms: number }

function next({ standing, answers, forms }: Shown, answer: FormAnswer | null): Shown {
  if (answer === null || answer.outcome === 'failed') return { answer, standing, answers: answers + 1, forms }
  // Other values than those in the controls need controls of their own.
  return { answer, standing: answer, answers: answers + 1, forms: forms + (answer.outcome === 'resumed' ? 1 : 0) }
}
