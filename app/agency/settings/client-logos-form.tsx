import { Form } from 'react-router'
import { ACCEPTED_LOGOS, MAX_LOGO_MB } from '#app/agency/logo/logo-fault.ts'
import {
  CLIENT_CONTROL,
  CLIENT_LOGO_INTENTS,
  type ClientLogoRefusal,
  type ShownClient,
} from '#app/agency/content/client-logo.ts'
import { buttonClass } from '#app/ui/button.ts'
import { ControlScope, FieldAlerts } from '#app/ui/form/field.tsx'
import { FileField } from '#app/ui/form/file-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROWS, ROW_NOTE } from '#app/ui/panel/rows.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'

/** A longer list of logos is collapsed, so that the versions below it stay within reach. */
const MOST_OPEN = 8

type Props = { clients: readonly ShownClient[]; refusal: ClientLogoRefusal | null }

/** The logos of the saved clients: one is uploaded at a time; each can be removed. */
export function ClientLogosForm({ clients, refusal }: Props) {
  if (clients.length === 0) return null
  const names = clients.map(({ name }) => name)
  const withLogo = clients.filter(({ logo }) => logo !== null)
  return (
    <section aria-labelledby="logotipos" className={`${BOX} max-w-200`}>
      <BoxHead id="logotipos" title="Logotipos de los clientes" />
      <Form
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        className={`${BOX_BODY} grid grid-cols-[minmax(0,1fr)] gap-4`}
      >
        <p className="text-sm text-ink-2">
          PNG, JPEG, WebP o SVG de hasta {MAX_LOGO_MB} MB. Sin logotipo, se muestra el nombre.
        </p>
        <SelectField name={CLIENT_CONTROL} label="Cliente" options={names} defaultValue={refusal?.client} />
        <ControlScope value="cliente-">
          <FieldAlerts value={true}>
            <FileField
              name="file"
              label="Logotipo del cliente"
              required
              accept={ACCEPTED_LOGOS}
              error={refusal?.message}
            />
          </FieldAlerts>
        </ControlScope>
        <button
          type="submit"
          name="intent"
          value={CLIENT_LOGO_INTENTS.save}
          className={buttonClass({ variant: 'outline', className: 'justify-self-end' })}
        >
          Subir logotipo
        </button>
      </Form>
      {withLogo.length > 0 && (
        <Disclosure
          open={withLogo.length <= MOST_OPEN}
          className="border-t border-line"
          look="row"
          head="text-sm"
          summary={`Clientes con logotipo: ${withLogo.length}`}
        >
          <ul className={`${ROWS} border-t border-line *:py-3`} aria-label="Clientes con logotipo">
            {withLogo.map((client) => (
              <LogoItem key={client.name} client={client} />
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  )
}

function LogoItem({ client: { name, logo, tone } }: { client: ShownClient }) {
  return (
    <li>
      <img
        src={logo ?? undefined}
        alt=""
        width={84}
        height={40}
        loading="lazy"
        className={`h-10 w-21 rounded-xs border border-line object-contain p-1 ${tone === 'pale' ? 'bg-plane' : 'bg-white'}`}
      />
      <p className="min-w-0 wrap-anywhere">
        {name}
        {tone === 'pale' && <span className={`${ROW_NOTE} block`}>Es claro: se muestra sobre una placa oscura.</span>}
      </p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name={CLIENT_CONTROL} value={name} />
        <button
          type="submit"
          name="intent"
          value={CLIENT_LOGO_INTENTS.remove}
          aria-label={`Quitar el logotipo de ${name}`}
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          Quitar
        </button>
      </Form>
    </li>
  )
}
