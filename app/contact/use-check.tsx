import { type ChangeEvent, type SubmitEvent, useState } from 'react'
import type { Answer } from './answer.ts'
import { CONTACT_FIELDS, type ContactErrors, contactErrors, contactValues } from './contact-rules.ts'

/**
 * What is wrong: as the server said, until this page looks for itself. The list over the form stands until the next
 * sending; beside a field it goes as soon as that is right, while somebody types and never under a finger on its way.
 */
export function useCheck(answer: Answer | undefined) {
  const [seen, setSeen] = useState({ answer, listed: errorsIn(answer), errors: errorsIn(answer), attempt: 0 })
  const { listed, errors, attempt } = seen

  function refuse(found: ContactErrors) {
    setSeen({ answer, listed: found, errors: found, attempt: attempt + 1 })
  }

  if (answer !== seen.answer) refuse(errorsIn(answer))
  return {
    listed,
    errors,
    attempt,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      const found = errorsOf(event.currentTarget)
      if (Object.keys(found).length > 0) event.preventDefault()
      refuse(found)
    },
    onChange(event: ChangeEvent<HTMLFormElement>) {
      if (Object.keys(errors).length === 0) return
      const found = errorsOf(event.currentTarget)
      const left = CONTACT_FIELDS.filter((name) => errors[name] && found[name])
      setSeen({ ...seen, errors: Object.fromEntries(left.map((name) => [name, found[name]])) })
    },
  }
}

function errorsOf(form: HTMLFormElement): ContactErrors {
  const sent = new FormData(form)
  return contactErrors(contactValues((name) => sent.get(name)))
}

function errorsIn(answer: Answer | undefined): ContactErrors {
  return answer && 'errors' in answer ? answer.errors : {}
}
