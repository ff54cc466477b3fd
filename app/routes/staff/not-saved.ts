import { data } from 'react-router'
import type { FormAnswer } from '#app/editing/form-state/open-form.ts'

const STATUSES = { invalid: 422, conflict: 409, gone: 410 } as const

/** Response of a form that is shown again. With a status from 400 on, React Router does not revalidate the loaders. */
export function notSaved(answer: FormAnswer) {
  if (answer.ok) return data(answer)
  return data(answer, { status: answer.refusal === 'failed' ? answer.status : STATUSES[answer.refusal] })
}
