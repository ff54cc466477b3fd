import { data } from 'react-router'
import type { FormAnswer } from '#app/editing/form-state/open-form.ts'

const STATUSES = { refused: 422, conflict: 409, gone: 410, resumed: 200 } as const

/** Response of a form that was not saved. With a status from 400 on, React Router does not revalidate the loaders. */
export function notSaved(answer: FormAnswer) {
  return data(answer, { status: answer.outcome === 'failed' ? answer.status : STATUSES[answer.outcome] })
}
