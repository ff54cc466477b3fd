import { type ReactNode, useState } from 'react'
import type { ContactErrors, ContactValues } from '#app/settings/contact-form.ts'
import type { Theme } from '#app/ui/panel/theme.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SETTINGS_FAILED } from '#app/settings/settings-intents.ts'
import { ContactSettings } from './contact-settings.tsx'
import { ThemeSettings } from './theme-settings.tsx'

type Props = {
  contact: ContactValues | null
  theme: Theme
  /** What was sent and why it was not taken. */
  refused: { values: ContactValues; errors: ContactErrors } | null
  /** The answer in place of one where saving broke; each failure is another one. */
  failed: object | null
  /** What other subjects have to set up. */
  children: ReactNode
}

const NOTHING = { contactName: '', contactPhone: '', contactEmail: '' }

/** Configuración (spec, section 2, Dashboard). */
export function SettingsScreen({ contact, theme, refused, failed, children }: Props) {
  const [told, setTold] = useState({ failed, count: 0 })
  if (told.failed !== failed) setTold({ failed, count: told.count + 1 })
  return (
    <>
      <div className="dash-head">
        <div>
          <h1>Configuración</h1>
          <p>Contacto que se usa por defecto en las propiedades nuevas</p>
        </div>
      </div>
      <ContactSettings
        contact={refused?.values ?? contact ?? NOTHING}
        errors={refused?.errors ?? {}}
        kept={refused !== null || failed !== null}
      />
      <ThemeSettings theme={theme} />
      {children}
      {failed && <Notice key={told.count} kind="failure" text={SETTINGS_FAILED} />}
    </>
  )
}
