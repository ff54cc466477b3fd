import { AMENITY_LABELS, type Amenity, CATEGORIES, CATEGORY_LABELS } from '#app/properties/vocabulary.ts'
import { LABEL } from '#app/ui/field.ts'
import { FieldError, useControl } from './field.tsx'
import { useLiveForm } from './live-form.tsx'

/** Venta, Renta or Traspaso, side by side. */
export function CategoryField() {
  const { initial } = useLiveForm()
  const { id, error } = useControl('category')
  return (
    <fieldset id={id} tabIndex={-1} className="grid min-w-0 content-start gap-1.5">
      <legend className={`mb-1.5 ${LABEL}`}>Categoría</legend>
      <div className="segments">
        {CATEGORIES.map((category) => (
          <label key={category} className="segment">
            <input type="radio" name="category" value={category} defaultChecked={initial.category === category} />
            {CATEGORY_LABELS[category]}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

/** `leads` for the group that carries what is wrong with either. */
type Group = { legend: string; codes: readonly Amenity[]; leads?: boolean }

/** Conditions to tick; both groups are one control (decision 14). */
export function AmenitiesField({ legend, codes, leads = false }: Group) {
  const { initial } = useLiveForm()
  const control = useControl('amenities')
  return (
    <fieldset id={leads ? control.id : undefined} tabIndex={leads ? -1 : undefined} className="min-w-0">
      <legend className={`mb-[.4rem] ${LABEL}`}>{legend}</legend>
      <div className="grid grid-cols-2 gap-x-3 gap-y-[.1rem] text-sm lg:grid-cols-3">
        {codes.map((code) => (
          <label key={code} className="check">
            <input type="checkbox" name="amenities" value={code} defaultChecked={initial.amenities.includes(code)} />
            {AMENITY_LABELS[code]}
          </label>
        ))}
      </div>
      {leads && <FieldError id={control.id} error={control.error} />}
    </fieldset>
  )
}
