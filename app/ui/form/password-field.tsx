import { type ComponentProps, useState } from 'react'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { CONTROL } from '#app/ui/field.ts'
import { Field, type FieldProps } from './field.tsx'

type Props = FieldProps & Pick<ComponentProps<'input'>, 'autoComplete' | 'minLength'>

/** A password with a button that shows it; pasting is allowed (WCAG 3.3.8). */
export function PasswordField({ autoComplete, minLength, ...field }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            minLength={minLength}
            autoCapitalize="none"
            spellCheck={false}
            className={`${CONTROL} pr-12 pl-[.8rem]`}
          />
          <button
            type="button"
            aria-label="Mostrar contraseña"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-sm text-ink-2 aria-pressed:text-link noscript:hidden"
          >
            <PanelIcon name="eye" />
          </button>
        </div>
      )}
    </Field>
  )
}
