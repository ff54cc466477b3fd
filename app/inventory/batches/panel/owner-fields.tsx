import { FACTS } from '#app/catalogue/facts/facts.ts'
import { CHANGE_CONTROLS } from '#app/inventory/batches/read-change.ts'
import type { NewBatch, TypedFields } from '#app/inventory/batches/new-batch.ts'
import { ownerText } from '#app/owners/owner.ts'
import { CheckBox } from '#app/ui/form/check-box.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'

/** The new owner: a person from the list, a new one, or none. */
export function OwnerChange({ owners, errors, typedIn }: { owners: NewBatch['owners'] } & TypedFields) {
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
