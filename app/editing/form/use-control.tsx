import { useField } from '@conform-to/react'
import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { useLiveForm } from '#app/editing/form-state/live-form.tsx'

/** The panel's lines of what is wrong stand a little wider than the site's. */
export const ERROR_LINE = 'leading-[1.45]'

/** What is wrong with a control of the form; null when nothing is. */
export function useControlError(name: string): string | null {
  const [{ errors }] = useField<string>(name)
  return errors?.join('\n') ?? null
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
