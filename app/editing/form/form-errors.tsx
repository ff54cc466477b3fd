import type { Ref } from 'react'
import { NAMED_CONTROLS } from '#app/catalogue/facts/fact-controls.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { useControlErrors } from './use-control.tsx'

/** The list of errors; each line links to its control. */
export function FormErrors({ ref }: { ref: Ref<HTMLDivElement> }) {
  const errors = useControlErrors()
  const wrong = NAMED_CONTROLS.flatMap(({ name, label, required }) => {
    const error = errors[name]
    return error ? [{ name, label, error, isEmpty: error === required }] : []
  })
  if (wrong.length === 0) return null
  return <ErrorSummary ref={ref} look="panel" heading={headingOf(wrong)} wrong={wrong} />
}

/** 'Falta' if all errors are empty controls, else 'Revisa'. */
function headingOf(wrong: readonly { isEmpty: boolean }[]): string {
  const isOne = wrong.length === 1
  if (wrong.every(({ isEmpty }) => isEmpty))
    return isOne ? 'Falta un dato por completar' : `Faltan ${wrong.length} datos por completar`
  return isOne ? 'Revisa un dato' : `Revisa ${wrong.length} datos`
}
