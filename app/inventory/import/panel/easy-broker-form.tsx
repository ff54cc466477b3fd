import { Form, useNavigation } from 'react-router'
import { FIELD, INPUT, LABEL } from '#app/ui/field.ts'
import { BOX, BOX_BODY } from '#app/ui/panel/box.tsx'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { EASY_BROKER_KEY } from '#app/inventory/import/import-intents.ts'

/** Reads the properties of an account of EasyBroker. */
export function EasyBrokerForm({ fault }: { fault: string | null }) {
  const busy = useNavigation().formData?.has(EASY_BROKER_KEY) ?? false
  return (
    <Disclosure
      className={`${BOX} max-w-200`}
      open={fault !== null || undefined}
      look="row"
      summary="Traer de EasyBroker"
    >
      <Form method="post" className={`${BOX_BODY} grid gap-4 border-t border-line`}>
        <div className={FIELD}>
          <label htmlFor="clave-easybroker" className={LABEL}>
            Clave de la API
          </label>
          <input
            id="clave-easybroker"
            name={EASY_BROKER_KEY}
            type="password"
            autoComplete="off"
            required
            aria-describedby="clave-easybroker-nota"
            aria-invalid={fault !== null || undefined}
            className={`${INPUT} px-[.8rem]`}
          />
          {fault !== null && (
            <p role="alert" className="text-sm wrap-anywhere text-danger">
              {fault}
            </p>
          )}
          <p id="clave-easybroker-nota" className="text-sm text-ink-3">
            Está en Mi cuenta → API de EasyBroker. Se usa solo para leer esta vez y no se guarda. Lee hasta 1,000
            propiedades, unos segundos por cada cien, mientras sigues trabajando; nada se importa hasta que lo
            confirmes.
          </p>
        </div>
        <SubmitButton
          busy={busy}
          label="Leer propiedades"
          busyLabel="Leyendo..."
          variant="outline"
          className="justify-self-start"
        />
      </Form>
    </Disclosure>
  )
}
