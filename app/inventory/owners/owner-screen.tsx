import { Form, Link, href, useNavigation } from 'react-router'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { rowId } from '#app/editing/form/way-back.ts'
import { MARKED, useMarked } from '#app/ui/panel/use-marked.ts'
import { StatusBadge } from '#app/inventory/status-badge.tsx'
import { UNFILTERED_LIST, panelQuery } from '#app/inventory/panel-search.ts'
import type { OwnerFields } from '#app/owners/owner.ts'
import { OWNER_RULES } from '#app/owners/owner-rules.ts'
import { useMay } from '#app/panel/may.tsx'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { personalDataPath } from '#app/panel/personal-data-path.ts'
import { formatPhone } from '#app/phone/phone.ts'
import { buttonClass } from '#app/ui/button.ts'
import { FieldAlerts } from '#app/ui/form/field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useFirstErrorFocus } from '#app/ui/form/use-first-error-focus.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { OwnerActions, OwnerContact } from './owner-actions.tsx'
import { OwnerHistoryBox, OwnerPapers } from './owner-papers.tsx'
import { MergeBox, RemoveOwner } from './merge-owner.tsx'
import { OWNER_INTENTS, type OwnerFolder, type OwnerHistory, type ShownOwner, propertiesText } from './shown-owner.ts'

type Props = {
  shown: ShownOwner
  /** Notes and files of the properties; null for those who may not see them. */
  folder: OwnerFolder | null
  history: OwnerHistory
  removing: boolean
  refusal: Refusal<keyof OwnerFields> | null
}

/** An owner: contact, actions, properties, documents and notes, history, data, and merging with another. */
export function OwnerScreen({ shown, folder, history, removing, refusal }: Props) {
  const { owner, properties } = shown
  const mayEdit = useMay('edit')
  const mayPeople = useMay('people')
  return (
    <>
      <PanelHead
        back={{ to: href('/dashboard/propietarios'), label: 'Propietarios' }}
        title={owner.name}
        note={propertiesText(properties.length)}
      >
        {mayEdit && <OwnerActions owner={owner} properties={properties} />}
        {mayPeople && (
          <Link
            to={personalDataPath(owner.email ?? owner.phone ?? owner.name)}
            className={buttonClass({ variant: 'ghost' })}
          >
            Datos de esta persona
          </Link>
        )}
      </PanelHead>
      <OwnerContact owner={owner} />
      <OwnedProperties ownerId={owner.id} properties={properties} />
      {folder && <OwnerPapers folder={folder} properties={properties} />}
      {mayEdit && <OwnerForm owner={owner} refusal={refusal} />}
      <OwnerHistoryBox history={history} properties={properties} />
      {mayEdit && <MergeBox shown={shown} />}
      {mayEdit && <RemoveOwner shown={shown} asking={removing} />}
    </>
  )
}

function OwnerForm({ owner, refusal }: { owner: ShownOwner['owner']; refusal: Props['refusal'] }) {
  const form = useFirstErrorFocus<HTMLFormElement>(refusal)
  const busy = useNavigation().formData?.get('intent') === OWNER_INTENTS.save
  const { name, phone, email } = owner
  const opened = { name, phone: phone === null ? '' : formatPhone(phone), email: email ?? '' }
  const control = controlsOfForm(OWNER_RULES, refusal, opened)
  return (
    <Form ref={form} method="post" action="." noValidate aria-labelledby="datos" className={BOX}>
      <BoxHead id="datos" title="Datos" />
      <FieldAlerts value={true}>
        <div className={`${BOX_BODY} grid gap-[1.1rem] sm:grid-cols-3`}>
          <TextField label="Nombre" {...control('name')} autoComplete="off" />
          <TextField label="Teléfono" className="num" {...control('phone')} autoComplete="off" />
          <TextField label="Correo electrónico" {...control('email')} autoComplete="off" />
        </div>
      </FieldAlerts>
      <div className={`${BOX_BODY} flex justify-end border-t border-line`}>
        <button
          type="submit"
          name="intent"
          value={OWNER_INTENTS.save}
          aria-disabled={busy || undefined}
          className={buttonClass({ className: 'max-sm:w-full' })}
        >
          {busy ? 'Guardando...' : 'Guardar propietario'}
        </button>
      </div>
    </Form>
  )
}

function OwnedProperties({ ownerId, properties }: Pick<ShownOwner, 'properties'> & { ownerId: string }) {
  return (
    <section aria-labelledby="propiedades" className={BOX}>
      <BoxHead id="propiedades" title="Propiedades de este propietario">
        <Link
          to={href('/dashboard/propiedades') + panelQuery({ ...UNFILTERED_LIST, owner: ownerId })}
          className="num inline-flex min-h-6 items-center text-sm underline pointer-coarse:min-h-11"
        >
          {propertiesText(properties.length)}
        </Link>
      </BoxHead>
      <ul className="divide-y divide-line">
        {properties.map((property) => (
          <OwnedItem key={property.id} property={property} />
        ))}
      </ul>
      {properties.length === 0 && <p className={`${BOX_BODY} text-ink-2`}>Ninguna propiedad lo nombra.</p>}
    </section>
  )
}

function OwnedItem({ property: { id, code, title, status } }: { property: ShownOwner['properties'][number] }) {
  return (
    <li
      {...useMarked(rowId(id))}
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-[1.1rem] py-2 ${MARKED}`}
    >
      <p className="min-w-0 flex-[1_1_14rem] text-sm wrap-anywhere">
        <Link
          to={href('/property/:propertyId', { propertyId: id })}
          className="inline-flex min-h-6 items-center font-semibold underline pointer-coarse:min-h-11"
        >
          {title}
        </Link>{' '}
        <span className="num text-ink-3">{code}</span>
      </p>
      <StatusBadge status={status} />
    </li>
  )
}
