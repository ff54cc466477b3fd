import type { ComponentProps, ReactNode } from 'react'
import { CONTROL } from '#app/ui/field.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Field, type FieldProps } from './field.tsx'

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
        <SelectFrame>
          <select
            {...control}
            defaultValue={defaultValue}
            onChange={onChange}
            className={`${CONTROL} appearance-none pr-10 pl-[.8rem] ${className}`}
          >
            {none !== undefined && <option value="">{none}</option>}
            {options.map((option) => (
              <option key={option} value={option}>
                {labels?.[option] ?? option}
              </option>
            ))}
          </select>
        </SelectFrame>
      )}
    </Field>
  )
}

/** Frame of a select with the arrow at its end. */
export function SelectFrame({ children }: { children: ReactNode }) {
  return (
    <span className="relative grid">
      {children}
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-[.8rem] size-4 -translate-y-1/2 text-ink-3"
      />
    </span>
  )
}
