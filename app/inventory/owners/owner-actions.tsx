import { Form, Link, href } from 'react-router'
import { addForOwner } from '#app/editing/form-state/open-form.ts'
import { UNFILTERED_LIST } from '#app/inventory/panel-search.ts'
import { ACTION_PARAM, selectionFields } from '#app/inventory/selection.ts'
import { mailtoUrl } from '#app/mail/email-address.ts'
import { dialledNumber, formatPhone } from '#app/phone/phone.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import type { ShownOwner } from './shown-owner.ts'

type Props = Pick<ShownOwner, 'owner' | 'properties'>

/** What can be done with all properties of an owner. A change leads to its preview, where nothing is changed yet. */
export function OwnerActions({ owner, properties }: Props) {
  const chosen = selectionFields({ rows: [], query: { ...UNFILTERED_LIST, owner: owner.id }, isAll: true })
  const address = `${href('/dashboard/cambios/nuevo')}?${new URLSearchParams([...chosen, [ACTION_PARAM, 'estatus']])}`
  return (
    <>
      {properties.some(({ status }) => status !== 'pausada') && (
        <Form method="post" action={address}>
          <input type="hidden" name="status" value="pausada" />
          <button type="submit" className={buttonClass({ variant: 'outline' })}>
            <PanelIcon name="pause" />
            Pausar todas
          </button>
        </Form>
      )}
      {properties.length > 0 && (
        <Link to={address} className={buttonClass({ variant: 'outline' })}>
          <PanelIcon name="edit" />
          Cambiar en grupo
        </Link>
      )}
      <Link to={addForOwner(owner.id)} className={buttonClass()}>
        <PanelIcon name="plus" />
        Añadir propiedad
      </Link>
    </>
  )
}

/** Links to call, to write by WhatsApp and by mail. */
export function OwnerContact({ owner: { name, phone, email } }: Pick<Props, 'owner'>) {
  const number = phone === null ? null : dialledNumber(phone)
  if (number === null && email === null) return null
  return (
    <p className="flex flex-wrap gap-2 max-sm:*:grow">
      {number && (
        <>
          <a href={`tel:${number}`} className={buttonClass({ variant: 'outline', className: 'num' })}>
            <Icon name="phone" />
            Llamar al {formatPhone(number)}
          </a>
          <a
            href={`https://wa.me/${number.replace('+', '')}?text=${encodeURIComponent(`Hola ${name}.`)}`}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'outline' })}
          >
            <Icon name="whatsapp" />
            WhatsApp<span className="sr-only"> (se abre en otra pestaña)</span>
          </a>
        </>
      )}
      {email && (
        <a href={mailtoUrl(email)} className={buttonClass({ variant: 'outline', className: 'max-w-full' })}>
          <Icon name="mail" />
          <span className="truncate">{email}</span>
        </a>
      )}
    </p>
  )
}
