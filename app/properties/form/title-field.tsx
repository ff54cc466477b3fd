import { slugify } from '#app/properties/slug.ts'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useLiveForm } from '#app/properties/form-state/live-form.tsx'
import { useControl } from './use-control.tsx'
import { useToldElsewhere } from './use-told-elsewhere.tsx'

type Props = { label: string; required: boolean }

/** The title, and the address that it makes, as it is typed (decision 4). */
export function TitleField(field: Props) {
  return <TextField {...field} {...useControl('title')} autoComplete="off" note={<AddressNote />} />
}

function AddressNote() {
  const { initial, values, slug } = useLiveForm()
  const shown = values.title === initial.title && slug !== null ? slug : slugify(values.title)
  const told = useToldElsewhere('title')
  return (
    <>
      {told && <span className="block font-medium text-ink">{told}</span>}
      <span className="wrap-anywhere">
        Así aparece en la dirección de la página: /propiedad/{shown || slugify(values.propertyId) || '…'}
      </span>
    </>
  )
}
