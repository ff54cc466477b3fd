import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { FieldAlerts } from '#app/ui/form/field.tsx'
import { formatPhone } from '#app/phone/phone.ts'
import { DEFAULT_CONTACT_RULES, type DefaultContact } from '#app/settings/default-contact.ts'
import { SETTINGS_INTENTS } from '#app/settings/settings-intents.ts'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useFirstErrorFocus } from '#app/ui/form/use-first-error-focus.tsx'
import { BOX, BOX_BODY } from '#app/ui/panel/box.tsx'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'

/** An invalid control only has a red border. */
const FLAT = 'aria-invalid:shadow-none'

type Props = {
  /** The stored contact; null before the first one is saved. */
  contact: Record<keyof DefaultContact, string> | null
  refusal: Refusal<keyof DefaultContact> | null
}

/** The form of the default contact (spec, section 2, Settings). */
export function ContactSettings({ contact, refusal }: Props) {
  const form = useFirstErrorFocus<HTMLFormElement>(refusal)
  const busy = useNavigation().formData?.get('intent') === SETTINGS_INTENTS.contact
  const saves = useSaves(busy, refusal !== null)
  const opened = contact && { ...contact, contactPhone: formatPhone(contact.contactPhone) }
  const control = controlsOfForm(DEFAULT_CONTACT_RULES, refusal, opened ?? {})
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      aria-label="Contacto por defecto"
      className={`${BOX} max-w-160`}
      onSubmit={(event) => {
        if (busy) event.preventDefault()
      }}
    >
      <FieldAlerts value={true}>
        <div key={saves} className={`${BOX_BODY} grid gap-[1.1rem]`}>
          <TextField label="Nombre de contacto" className={FLAT} {...control('contactName')} />
          <div className="grid gap-[1.1rem] sm:grid-cols-2">
            <TextField label="Teléfono" className={`num ${FLAT}`} {...control('contactPhone')} />
            <TextField label="Correo electrónico" className={FLAT} {...control('contactEmail')} />
          </div>
        </div>
      </FieldAlerts>
      <div className={`${BOX_BODY} flex justify-end border-t border-line`}>
        <SubmitButton
          intent={SETTINGS_INTENTS.contact}
          busy={busy}
          label="Guardar Configuración"
          className="min-w-52"
        />
      </div>
    </Form>
  )
}

/**
 * How often the form was saved. It is the key of the controls: after a save they show the stored values; until then they
 * keep the typed text, whatever the server sends. `wasRefused`: the last submission was not saved, for any reason.
 */
function useSaves(busy: boolean, wasRefused: boolean): number {
  const [last, setLast] = useState({ busy, saves: 0 })
  if (last.busy !== busy) setLast({ busy, saves: last.saves + (last.busy && !wasRefused ? 1 : 0) })
  return last.saves
}
