import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { Select } from './select.tsx'

type SelectFieldProps<Code extends string> = FieldProps &
  Pick<ComponentProps<'select'>, 'className' | 'defaultValue' | 'onChange'> & {
    options: readonly Code[]
    /** Labels of the codes; without them the codes are shown. */
    labels?: Readonly<Record<Code, string>>
    /** Label of an empty first option. */
    none?: string
  }

/** A select of codes with their labels. */
export function SelectField<Code extends string>({
  options,
  labels,
  none,
  className = '',
  defaultValue,
  onChange,
  ...field
}: SelectFieldProps<Code>) {
  return (
    <Field {...field}>
      {(control) => (
        <Select {...control} defaultValue={defaultValue} onChange={onChange} className={className}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {labels?.[option] ?? option}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
