import { createContext, use } from 'react'
import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import type { ControlErrors } from '#app/editing/form-state/open-form.ts'

/** The line height of errors in the panel, a little wider than on the site. */
export const ERROR_LINE = 'leading-[1.45]'

export const ControlErrorsContext = createContext<ControlErrors>({})

/** The errors that the form shows now. */
export function useControlErrors(): Partial<Record<string, string>> {
  return use(ControlErrorsContext)
}

/** The error of a control; null if it has none. */
export function useControlError(name: string): string | null {
  return useControlErrors()[name] ?? null
}

/** The common properties of controls with one value: initial value and error. */
export function useControl(name: Control) {
  const { initial } = useLiveForm()
  return {
    name,
    defaultValue: initial[name],
    error: useControlError(name),
    marks: 'required',
    errorClass: ERROR_LINE,
  } as const
}
