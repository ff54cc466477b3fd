import { controlsOfForm } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { formatPhone } from '#app/phone/phone.ts'
import { DEFAULT_CONTACT_RULES, type DefaultContact } from '#app/settings/default-contact.ts'
import { SETTINGS_INTENTS } from '#app/settings/settings-intents.ts'
import { TextField } from '#app/ui/form/text-field.tsx'
import { SettingsForm, useOpenedTexts } from '#app/ui/form/settings-form.tsx'

/** An invalid control only has a red border. */
const FLAT = 'aria-invalid:shadow-none'

type Props = {
  /** The stored contact; null before the first one is saved. */
  contact: Record<keyof DefaultContact, string> | null
  refusal: Refusal<keyof DefaultContact> | null
}

/** The form of the default contact (spec, section 2, Settings). */
export function ContactSettings({ contact, refusal }: Props) {
  const opened = useOpenedTexts(contact ? { ...contact, contactPhone: formatPhone(contact.contactPhone) } : {})
  const control = controlsOfForm(DEFAULT_CONTACT_RULES, refusal, opened)
  return (
    <SettingsForm
      key={JSON.stringify(opened)}
      intent={SETTINGS_INTENTS.contact}
      aria-label="Contacto por defecto"
      className="max-w-160"
      refusal={refusal}
    >
      <TextField label="Nombre de contacto" className={FLAT} {...control('contactName')} />
      <div className="grid gap-[1.1rem] sm:grid-cols-2">
        <TextField label="Teléfono" className={`num ${FLAT}`} {...control('contactPhone')} />
        <TextField label="Correo electrónico" className={FLAT} {...control('contactEmail')} />
      </div>
    </SettingsForm>
  )
}
