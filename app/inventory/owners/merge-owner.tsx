import { Form, Link, href, useNavigate } from 'react-router'
import { TRASH_DAYS } from '#app/records/trash.ts'
import { ownerText } from '#app/owners/owner.ts'
import { buttonClass } from '#app/ui/button.ts'
import { TextField } from '#app/ui/form/text-field.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ConfirmDialog } from '#app/ui/panel/confirm-dialog.tsx'
import { MERGE_PARAM, OWNER_INTENTS, REMOVE_OWNER_PARAM, type ShownOwner, propertiesText } from './shown-owner.ts'

function pathOf(ownerId: string): string {
  return href('/dashboard/propietarios/:ownerId', { ownerId })
}

/** Chooses the owner that this one is merged into. A dialog says what happens before it is done. */
export function MergeBox({ shown: { owner, properties, others, into, mergeFault } }: { shown: ShownOwner }) {
  const navigate = useNavigate()
  if (others.length === 0) return null
  const own = pathOf(owner.id)
  return (
    <section aria-labelledby="unir" className={BOX}>
      <BoxHead id="unir" title="Unir con otro propietario" />
      <Form method="get" action={own} className={`${BOX_BODY} grid items-start gap-3 sm:grid-cols-[1fr_auto]`}>
        <TextField
          name={MERGE_PARAM}
          label="La misma persona, registrada otra vez"
          note="Elige de la lista el registro que se queda. Antes de unirlos verás qué cambia."
          autoComplete="off"
          suggested={others.map(ownerText)}
          error={mergeFault}
        />
        <button type="submit" className={buttonClass({ variant: 'outline', className: 'sm:mt-6' })}>
          Ver qué cambia
        </button>
      </Form>
      {into && (
        <ConfirmDialog
          title="Unir propietarios"
          backTo={own}
          hasAddress
          onCancel={() => void navigate(own, { replace: true, preventScrollReset: true })}
          answer={
            <Form method="post" action={own} className="grid">
              <input type="hidden" name="into" value={into.id} />
              <button name="intent" value={OWNER_INTENTS.merge} className={buttonClass()}>
                Unir
              </button>
            </Form>
          }
        >
          <p>
            {properties.length === 1 ? 'Pasa' : 'Pasan'} {propertiesText(properties.length)} a «{ownerText(into)}», y el
            registro «{ownerText(owner)}» va a la papelera. Su teléfono y su correo se conservan donde el otro no tiene.
            Durante {TRASH_DAYS} días se puede restaurar, con las propiedades que no cambien de dueño.
          </p>
        </ConfirmDialog>
      )}
    </section>
  )
}

/** Deletes an owner, after a question that says what happens to the properties. */
export function RemoveOwner({ shown: { owner, properties }, asking }: { shown: ShownOwner; asking: boolean }) {
  const navigate = useNavigate()
  const own = pathOf(owner.id)
  return (
    <p>
      <Link to={`${own}?${REMOVE_OWNER_PARAM}=1`} preventScrollReset className={buttonClass({ variant: 'ghost' })}>
        Eliminar propietario
      </Link>
      {asking && (
        <ConfirmDialog
          title="Eliminar propietario"
          backTo={own}
          hasAddress
          onCancel={() => void navigate(own, { replace: true, preventScrollReset: true })}
          answer={
            <Form method="post" action={own} className="grid">
              <button name="intent" value={OWNER_INTENTS.remove} className={buttonClass({ variant: 'danger' })}>
                Eliminar
              </button>
            </Form>
          }
        >
          <p>
            ¿Eliminar a «{ownerText(owner)}»? {leftWithout(properties.length)} Durante {TRASH_DAYS} días se puede
            restaurar desde la papelera{properties.length > 0 && ', con las propiedades que sigan sin propietario'}.
          </p>
        </ConfirmDialog>
      )}
    </p>
  )
}

function leftWithout(properties: number): string {
  if (properties === 0) return 'No tiene propiedades.'
  return properties === 1
    ? 'Su propiedad sigue en el catálogo, sin propietario.'
    : `Sus ${propertiesText(properties)} siguen en el catálogo, sin propietario.`
}
