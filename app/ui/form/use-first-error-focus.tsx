import { useEffect, useRef } from 'react'

/** Around a form without a summary of errors: its first wrong control takes the focus. @param refusal changes with each answer */
export function useFirstErrorFocus<Form extends HTMLElement>(refusal: unknown) {
  const form = useRef<Form>(null)
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])
  return form
}
