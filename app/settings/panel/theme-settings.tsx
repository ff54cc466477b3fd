import type { ChangeEvent } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { SETTINGS_INTENTS } from '#app/settings/settings-intents.ts'
import { buttonClass } from '#app/ui/button.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { THEMES, THEME_LABELS, type Theme } from '#app/ui/panel/theme.ts'

/** Choice of light or dark theme, saved on this device. */
export function ThemeSettings({ theme }: { theme: Theme }) {
  const submit = useSubmit()
  const chosen = useNavigation().formData?.get('theme') ?? theme

  function apply({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    void submit(currentTarget.form, { preventScrollReset: true, replace: true, flushSync: true })
  }

  return (
    <section aria-labelledby="apariencia" className={`${BOX} max-w-160`}>
      <BoxHead id="apariencia" title="Apariencia del panel" />
      <Form method="post" className={`${BOX_BODY} flex flex-wrap items-center gap-3`}>
        <input type="hidden" name="intent" value={SETTINGS_INTENTS.theme} />
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Tema</legend>
          {THEMES.map((each) => (
            <label key={each} className="pill">
              <input type="radio" name="theme" value={each} checked={each === chosen} onChange={apply} />
              {THEME_LABELS[each]}
            </label>
          ))}
        </fieldset>
        <button type="submit" className={buttonClass({ variant: 'outline', className: 'not-noscript:hidden' })}>
          Aplicar
        </button>
      </Form>
    </section>
  )
}
