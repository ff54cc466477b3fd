import type { ReactNode } from 'react'
import type { Refusal } from '#app/forms/refusal.ts'
import { useMay } from '#app/panel/may.tsx'
import type { DefaultContact } from '#app/settings/default-contact.ts'
import type { Theme } from '#app/ui/panel/theme.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { ContactSettings } from './contact-settings.tsx'
import { ThemeSettings } from './theme-settings.tsx'
import { SettingsVersionsLink } from './versions-link.tsx'

type Props = {
  contact: Record<keyof DefaultContact, string> | null
  theme: Theme
  /** The refusal of the last form; each refusal is a new object. */
  refusal: Refusal<keyof DefaultContact> | null
  /** The settings of other modules. */
  children: ReactNode
}

/** Configuración → General: the default contact, the theme, and one's own account. */
export function GeneralSettings({ contact, theme, refusal, children }: Props) {
  return (
    <>
      {useMay('settings') && (
        <>
          <ContactSettings contact={contact} refusal={refusal} />
          <SettingsVersionsLink />
        </>
      )}
      <ThemeSettings theme={theme} />
      {children}
      <FailureNotice answer={refusal} />
    </>
  )
}
