import { Form } from 'react-router'
import { STATUSES, STATUS_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { FACTS } from '#app/catalogue/facts/facts.ts'
import { AMENITY_LABELS } from '#app/catalogue/facts/amenities.ts'
import { buttonClass } from '#app/ui/button.ts'
import { CheckBox } from '#app/ui/form/check-box.tsx'
import { FieldGroup } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { DateField } from '#app/ui/form/date-field.tsx'
import { TRASH_DAYS } from '#app/records/trash.ts'
import { CHANGE_CONTROLS, NO_ASESOR } from '#app/inventory/batches/read-change.ts'
import type { ChangeErrors } from '#app/inventory/batches/batch-change.ts'
import type { NewBatch, TypedFields } from '#app/inventory/batches/new-batch.ts'
import { OtherFactForm, OtherFactValue } from './other-fact-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { ownerText } from '#app/owners/owner.ts'

type Props = { opened: NewBatch; errors: ChangeErrors; typed: readonly [string, string][]; busy: boolean }

/** The fields of an action. The form posts to its own address, which has the selection and the action. */
export function ChangeFields({ opened, errors, typed, busy }: Props) {
  const { action, fact } = opened
  const typedFields: TypedFields = {
    errors,
    typedIn: (name) => typed.find(([each]) => each === name)?.[1] ?? '',
    allTyped: (name) => typed.flatMap(([each, value]) => (each === name ? [value] : [])),
  }
  const chooser = action === 'dato' && <OtherFactForm opened={opened} error={errors[CHANGE_CONTROLS.fact]} />
  if (action === 'dato' && fact === null) return chooser
  return (
    <>
      {chooser}
      <Form method="post" key={fact} noValidate className="grid gap-4">
        <ActionFields opened={opened} {...typedFields} />
        <p>
          <button
            type="submit"
            aria-disabled={busy || undefined}
            className={buttonClass({
              variant: action === 'papelera' ? 'danger' : 'primary',
              className: 'max-sm:w-full',
            })}
          >
            {busy && <span aria-hidden="true" className="spinner" />}
            Ver qué cambia
          </button>
        </p>
      </Form>
    </>
  )
}

function ActionFields({ opened, ...fields }: { opened: NewBatch } & TypedFields) {
  const { errors, typedIn } = fields
  switch (opened.action) {
    case 'estatus':
      return (
        <SelectField
          name="status"
          label="Nuevo estatus"
          options={STATUSES}
          labels={STATUS_LABELS}
          defaultValue={typedIn('status') || 'pausada'}
          error={errors['status']}
        />
      )
    case 'precio':
      return <PriceFields {...fields} />
    case 'contacto':
      return <ContactFields asesores={opened.asesores} {...fields} />
    case 'propietario':
      return <OwnerChange owners={opened.owners} {...fields} />
    case 'condiciones':
      return <AmenityFields {...fields} />
    case 'fecha':
      return (
        <>
          <DateField
            name="timeAlert"
            label="Fecha límite del contrato"
            min={opened.today}
            defaultValue={typedIn('timeAlert')}
            error={errors['timeAlert']}
          />
          <CheckBox
            name={CHANGE_CONTROLS.clear}
            value="1"
            label="Quitar la fecha"
            defaultChecked={typedIn(CHANGE_CONTROLS.clear) !== ''}
          />
        </>
      )
    case 'dato':
      return (
        opened.fact && (
          <>
            <input type="hidden" name={CHANGE_CONTROLS.fact} value={opened.fact} />
            <OtherFactValue opened={opened} name={opened.fact} {...fields} />
          </>
        )
      )
    case 'papelera':
      return <p>Salen del sitio y quedan {TRASH_DAYS} días en la papelera. El cambio se puede deshacer.</p>
  }
}

function ContactFields({ asesores, errors, typedIn }: { asesores: NewBatch['asesores'] } & TypedFields) {
  const names = Object.fromEntries([[NO_ASESOR, 'Ninguno'], ...asesores.map(({ id, name }) => [id, name])])
  return (
    <>
      <p className="text-sm text-ink-3">Lo que dejes vacío se queda como está.</p>
      <SelectField
        name="asesorId"
        label={FACTS.asesorId.label}
        none="Sin cambio"
        options={[NO_ASESOR, ...asesores.map(({ id }) => id)]}
        labels={names}
        defaultValue={typedIn('asesorId')}
        error={errors['asesorId']}
      />
      {(['contactName', 'contactPhone', 'contactEmail'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={FACTS[name].label}
          type={name === 'contactPhone' ? 'tel' : name === 'contactEmail' ? 'email' : 'text'}
          autoComplete="off"
          defaultValue={typedIn(name)}
          error={errors[name]}
        />
      ))}
    </>
  )
}

function AmenityFields({ errors, allTyped }: TypedFields) {
  const sides = [
    { control: CHANGE_CONTROLS.add, legend: 'Añadir' },
    { control: CHANGE_CONTROLS.remove, legend: 'Quitar' },
  ]
  return sides.map(({ control, legend }) => (
    <FieldGroup key={control} name={control} legend={legend} error={errors[control]}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {FACTS.amenities.groups
          .flatMap(({ codes }) => codes)
          .map((code) => (
            <CheckBox
              key={code}
              name={control}
              value={code}
              label={AMENITY_LABELS[code]}
              defaultChecked={allTyped(control).includes(code)}
            />
          ))}
      </div>
    </FieldGroup>
  ))
}

/** The new owner: a person from the list, a new one, or none. */
function OwnerChange({ owners, errors, typedIn }: { owners: NewBatch['owners'] } & TypedFields) {
  const { label, form } = FACTS.ownerId
  return (
    <>
      <TextField
        name="ownerId"
        label={label}
        placeholder={form.placeholder}
        autoComplete="off"
        suggested={owners.map(ownerText)}
        defaultValue={typedIn('ownerId')}
        error={errors['ownerId']}
      />
      <CheckBox
        name={CHANGE_CONTROLS.clear}
        value="1"
        label="Quitar el propietario"
        defaultChecked={typedIn(CHANGE_CONTROLS.clear) !== ''}
      />
    </>
  )
}
