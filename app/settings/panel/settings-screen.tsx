import { type ReactNode, useState } from 'react'
import type { Refusal } from '#app/forms/refusal.ts'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import type { DefaultContact } from '#app/settings/default-contact.ts'
import type { Theme } from '#app/ui/panel/theme.ts'
import { Notice } from '#app/ui/notice.tsx'
import { ContactSettings } from './contact-settings.tsx'
import { ThemeSettings } from './theme-settings.tsx'

type Props = {
  contact: Record<keyof DefaultContact, string> | null
  theme: Theme
  /** Why a form was not taken; each refusal is another one. */
  refusal: Refusal<keyof DefaultContact> | null
  /** What other subjects have to set up. */
  children: ReactNode
}

/** Configuración (spec, section 2, Dashboard). */
export function SettingsScreen({ contact, theme, refusal, children }: Props) {
  const [told, setTold] = useState({ refusal, count: 0 })
  if (told.refusal !== refusal) setTold({ refusal, count: told.count + 1 })
  return (
    <>
      <div className={SECTION_HEAD}>
        <div>
          <h1>Configuración</h1>
          <p>Contacto que se usa por defecto en las propiedades nuevas</p>
        </div>
      </div>
      <ContactSettings contact={contact} refusal={refusal} />
      <ThemeSettings theme={theme} />
      {children}
      {refusal?.message && <Notice key={told.count} kind="failure" text={refusal.message} />}
    </>
  )
}
