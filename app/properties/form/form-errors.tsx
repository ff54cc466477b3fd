import { useFormMetadata } from '@conform-to/react'
import type { Ref } from 'react'
import { NAMED_CONTROLS } from '#app/properties/facts/fact-controls.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'

/** What is to be put right before the form can be saved; each line leads to its control. */
export function FormErrors({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { allErrors } = useFormMetadata()
  const wrong = NAMED_CONTROLS.flatMap(({ name, label }) => {
    const error = allErrors[name]?.join(' ')
    return error ? [{ name, label, error }] : []
  })
  if (wrong.length === 0) return null
  const heading = wrong.length === 1 ? 'Falta un dato por completar' : `Faltan ${wrong.length} datos por completar`
  return <ErrorSummary ref={ref} look="panel" heading={heading} wrong={wrong} />
}
