import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { formatPhone } from '#app/phone/phone.ts'
import type { ContactErrors, ContactValues } from '#app/settings/contact-form.ts'
import { SETTINGS_INTENTS } from '#app/settings/settings-intents.ts'
import { buttonClass } from '#app/ui/button.ts'
import { PanelField, useFirstErrorFocus } from '#app/ui/panel/panel-field.tsx'

/** `kept` tells that the last form sent came to nothing, for whatever reason. */
type Props = { contact: ContactValues; errors: ContactErrors; kept: boolean }

/** The contact that new properties start with (spec, section 2, Settings). */
export function ContactSettings({ contact, errors, kept }: Props) {
  const form = useFirstErrorFocus<HTMLFormElement>(Object.keys(errors).length > 0 && errors)
  const busy = useNavigation().formData?.get('intent') === SETTINGS_INTENTS.contact
  const saves = useSaves(busy, kept)
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      aria-label="Contacto por defecto"
      className="box max-w-160"
      onSubmit={(event) => {
        if (busy) event.preventDefault()
      }}
    >
      <div key={saves} className="box-body grid gap-[1.1rem]">
        <PanelField
          name="contactName"
          label="Nombre de contacto"
          defaultValue={contact.contactName}
          error={errors.contactName}
          autoComplete="off"
        />
        <div className="grid gap-[1.1rem] sm:grid-cols-2">
          <PanelField
            name="contactPhone"
            label="Teléfono"
            type="tel"
            defaultValue={formatPhone(contact.contactPhone)}
            error={errors.contactPhone}
            autoComplete="off"
            className="num"
          />
          <PanelField
            name="contactEmail"
            label="Correo electrónico"
            type="email"
            defaultValue={contact.contactEmail}
            error={errors.contactEmail}
            autoComplete="off"
          />
        </div>
      </div>
      <div className="box-body flex justify-end border-t border-line">
        <button
          type="submit"
          name="intent"
          value={SETTINGS_INTENTS.contact}
          aria-disabled={busy || undefined}
          className={buttonClass({ className: 'min-w-52' })}
        >
          {busy && <span aria-hidden="true" className="spinner" />}
          {busy ? 'Guardando...' : 'Guardar Configuración'}
        </button>
      </div>
    </Form>
  )
}

/**
 * How often the form was saved: its controls then show anew what is stored. Until then what is typed stays, whatever
 * comes from the server.
 */
function useSaves(busy: boolean, kept: boolean): number {
  const [last, setLast] = useState({ busy, saves: 0 })
  if (last.busy !== busy) setLast({ busy, saves: last.saves + (last.busy && !kept ? 1 : 0) })
  return last.saves
}
