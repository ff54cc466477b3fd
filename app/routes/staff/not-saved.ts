import { data } from 'react-router'
import type { FormAnswer } from '#app/properties/form/open-form.ts'

const STATUSES = { refused: 422, conflict: 409, resumed: 200 } as const

/** A form that was not saved, with what to say of it. From 400 on the page asks the server for nothing else. */
export function notSaved(answer: FormAnswer) {
  return data(answer, { status: answer.outcome === 'failed' ? answer.status : STATUSES[answer.outcome] })
}
