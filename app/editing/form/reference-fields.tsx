import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import { ownerText } from '#app/owners/owner.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useControl } from './use-control.tsx'

type ReferenceProps = { name: Control; label: string; note?: string }

/** The complex that the property is a space of, or none. */
export function ComplexField({ name, label, note }: ReferenceProps) {
  const { complexes } = useLiveForm()
  return (
    <SelectField
      {...useControl(name)}
      label={label}
      note={complexes.length > 0 ? note : undefined}
      options={complexes.map(({ id }) => id)}
      labels={Object.fromEntries(complexes.map(({ id, name: complexName }) => [id, complexName]))}
      none={complexes.length > 0 ? 'Ninguno' : 'Todavía no hay conjuntos'}
    />
  )
}

/** The person whose card its page shows, or none. A person who is not shown now stays chosen. */
export function AsesorField({ name, label, note }: ReferenceProps) {
  const { asesores } = useLiveForm()
  const labels = asesores.map(({ id, name: shown, isShown }) => [id, isShown ? shown : `${shown} (no se muestra)`])
  return (
    <SelectField
      {...useControl(name)}
      label={label}
      note={note}
      options={asesores.map(({ id }) => id)}
      labels={Object.fromEntries(labels)}
      none={asesores.length > 0 ? 'Ninguno: el contacto de abajo' : 'Todavía nadie se muestra como asesor'}
    />
  )
}

/** The owner: a person from the list, or a new one with a phone or an email. */
export function OwnerField({ name, ...field }: ReferenceProps & { placeholder?: string }) {
  const { owners } = useLiveForm()
  return <TextField {...useControl(name)} {...field} autoComplete="off" suggested={owners.map(ownerText)} />
}
