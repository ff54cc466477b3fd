import { createContext, use } from 'react'
import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import type { ControlErrors } from '#app/editing/form-state/open-form.ts'

/** The panel's lines of what is wrong stand a little wider than the site's. */
export const ERROR_LINE = 'leading-[1.45]'

export const ControlErrorsContext = createContext<ControlErrors>({})

/** What is wrong with the controls of the form, as it is shown now. */
export function useControlErrors(): Partial<Record<string, string>> {
  return use(ControlErrorsContext)
}

/** What is wrong with a control of the form; null when nothing is. */
export function useControlError(name: string): string | null {
  return useControlErrors()[name] ?? null
}

/** What the form's controls with one value have in common: what they were opened with, and what is wrong with them. */
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
