import { type ChangeEvent, type SubmitEvent, useState } from 'react'
import { controlNames, errorsIn, typedIn } from '#app/forms/form-rules.ts'
import { CONTACT_RULES, type ContactRefusal } from './contact-rules.ts'

type Errors = ContactRefusal['errors']

/**
 * What is wrong: as the server said, until this page looks for itself. The list over the form stands until the next
 * sending; beside a field it goes as soon as that is right, while somebody types and never under a finger on its way.
 */
export function useCheck(refusal: ContactRefusal | null) {
  const said = refusal?.errors ?? {}
  const [seen, setSeen] = useState({ refusal, listed: said, errors: said, attempt: 0 })
  const { listed, errors, attempt } = seen

  function refuse(found: Errors) {
    setSeen({ refusal, listed: found, errors: found, attempt: attempt + 1 })
  }

  if (refusal !== seen.refusal) refuse(said)
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
      const left = controlNames(CONTACT_RULES).filter((name) => errors[name] && found[name])
      setSeen({ ...seen, errors: Object.fromEntries(left.map((name) => [name, found[name]])) })
    },
  }
}

function errorsOf(form: HTMLFormElement): Errors {
  return errorsIn(CONTACT_RULES, typedIn(CONTACT_RULES, new FormData(form)))
}
