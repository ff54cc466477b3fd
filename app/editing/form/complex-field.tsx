import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { useControl } from './use-control.tsx'

type Props = { name: Control; label: string; note?: string }

/** The conjunto that the property is a space of, or none. */
export function ComplexField({ name, label, note }: Props) {
  const { complexes } = useLiveForm()
  return (
    <SelectField
      {...useControl(name)}
      label={label}
      note={complexes.length > 0 ? note : undefined}
      options={complexes.map(({ id }) => id)}
      labels={Object.fromEntries(complexes.map(({ id, name: called }) => [id, called]))}
      none={complexes.length > 0 ? 'Ninguno' : 'Todavía no hay conjuntos'}
    />
  )
}
