import { useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { type AgencyFields, agencyTexts } from '#app/agency/agency-fields.ts'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import { buttonClass } from '#app/ui/button.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { FigureField } from '#app/ui/form/figure-field.tsx'
import { TextAreaField, TextField } from '#app/ui/form/text-field.tsx'
import { useFirstErrorFocus } from '#app/ui/form/use-first-error-focus.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import type { AgencyRefusal } from './agency-refusal.ts'
import { agencyRules } from './agency-rules.ts'

const GROUP = `${BOX_BODY} grid gap-[1.1rem]`
const PAIR = 'grid gap-[1.1rem] sm:grid-cols-2'

type Props = {
  fields: AgencyFields
  /** The current year. */
  year: number
  refusal: AgencyRefusal | null
}

/** Configuración → Agencia (decision 37): the firm's data in the site, its mails and its documents. */
export function AgencySettings({ fields, year, refusal }: Props) {
  const form = useFirstErrorFocus<HTMLFormElement>(refusal)
  const busy = useNavigation().formData?.has('legalName') ?? false
  const opened = useOpenedTexts(fields)
  const base = refusal?.base ?? JSON.stringify(opened)
  const control = controlsOfForm(agencyRules(year), refusal, opened)
  return (
    <>
      <Form
        // New controls show the merged values after a conflict.
        key={refusal?.isMerged ? base : 'same'}
        ref={form}
        method="post"
        noValidate
        preventScrollReset
        aria-label="Datos de la agencia"
        className="grid max-w-200 gap-5"
        onSubmit={(event) => {
          if (busy) event.preventDefault()
        }}
      >
        <input type="hidden" name="base" value={base} />
        <section aria-labelledby="quien" className={BOX}>
          <BoxHead id="quien" title="Quién es" />
          <div className={GROUP}>
            <div className={PAIR}>
              <TextField label="Nombre" {...control('name')} />
              <TextField label="Razón social" {...control('legalName')} />
              <TextField label="Lema" {...control('tagline')} />
              <TextField label="Año de fundación" className="num" {...control('founded')} />
            </div>
            <TextAreaField label="Descripción" {...control('description')} />
          </div>
        </section>
        <section aria-labelledby="donde" className={BOX}>
          <BoxHead id="donde" title="Cómo la encuentran" />
          <div className={GROUP}>
            <div className={PAIR}>
              <TextField label="Teléfono" className="num" {...control('phone')} />
              <TextField label="WhatsApp" className="num" {...control('whatsapp')} />
            </div>
            <TextField label="Correo electrónico" {...control('email')} />
            <TextField
              label="Horario de atención"
              placeholder="Lunes a viernes, 9:00 a 18:00"
              note="Se dice en Contacto y a quien acaba de enviar un mensaje; vacío, no se dice."
              {...control('hours')}
            />
            <TextField label="Calle, número y colonia" {...control('street')} />
            <div className={PAIR}>
              <TextField label="Código postal" className="num" {...control('postalCode')} />
              <TextField label="Ciudad" {...control('locality')} />
              <TextField label="Estado" {...control('region')} />
              <TextField label="Estado, abreviado" {...control('regionShort')} />
            </div>
          </div>
        </section>
        <section aria-labelledby="redes" className={BOX}>
          <BoxHead id="redes" title="Redes sociales" />
          <div className={GROUP}>
            <p className="text-sm text-ink-2">La que quede vacía no aparece en el sitio.</p>
            <TextField label="Facebook" {...control('facebook')} />
            <TextField label="Instagram" {...control('instagram')} />
            <TextField label="LinkedIn" {...control('linkedin')} />
          </div>
        </section>
        <section aria-labelledby="cifras" className={BOX}>
          <BoxHead id="cifras" title="Cifras que presume" />
          <div className={GROUP}>
            <div className={PAIR}>
              <FigureField label="Años de experiencia" decimals={0} {...control('yearsOfExperience')} />
              <FigureField
                label="Propiedades activas"
                decimals={0}
                before={<MoreThan />}
                {...control('activeProperties')}
              />
              <FigureField label="Sucursales bancarias arrendadas" decimals={0} {...control('bankBranches')} />
              <FigureField
                label="Clientes satisfechos"
                decimals={0}
                before={<MoreThan />}
                {...control('satisfiedClients')}
              />
              <TextField label="Calificación" className="num" {...control('rating')} />
            </div>
          </div>
          <div className={`${BOX_BODY} flex justify-end border-t border-line`}>
            <button type="submit" aria-disabled={busy || undefined} className={buttonClass({ className: 'min-w-52' })}>
              {busy && <span aria-hidden="true" className="spinner" />}
              {busy ? 'Guardando...' : 'Guardar Configuración'}
            </button>
          </div>
        </section>
      </Form>
      <FailureNotice answer={refusal} />
    </>
  )
}

/** The claim is shown with a '+'. */
function MoreThan() {
  return (
    <span aria-hidden="true" className="grid place-items-center border-r border-line-strong bg-sunken px-[.8rem]">
      +
    </span>
  )
}

/** The texts that the controls started with. A revalidation while somebody types does not change them. */
function useOpenedTexts(fields: AgencyFields) {
  const { key } = useLocation()
  const [opened, setOpened] = useState({ key, texts: agencyTexts(fields) })
  if (opened.key !== key) setOpened({ key, texts: agencyTexts(fields) })
  return opened.texts
}
