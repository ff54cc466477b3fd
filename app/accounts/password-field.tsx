import { useState } from 'react'
import { INPUT } from '#app/ui/field.ts'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { Field, INVALID } from './text-field.tsx'

type Props = {
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  error: string | undefined
}

/** A password with a button that shows it; pasting is allowed (WCAG 3.3.8). */
export function PasswordField({ label, autoComplete, hint, error }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            name="password"
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={`${INPUT} ${INVALID} pr-12 pl-[.8rem]`}
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
