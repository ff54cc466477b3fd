import { buttonClass } from '#app/ui/button.ts'
import { FigureRange } from './figure-range.tsx'
import { Pills, SelectField, TextField } from './filter-field.tsx'
import { LISTING_FORM } from './listing-form.tsx'
import { MUNICIPALITIES, STATES } from '#app/properties/places.ts'
import { CATEGORIES, CATEGORY_LABELS, PROPERTY_TYPES, PROPERTY_TYPE_LABELS } from '#app/properties/vocabulary.ts'

const APPLY = buttonClass({ className: 'not-noscript:hidden' })

/** The filters of the listing (spec, section 2), for the column and for the sheet. One copy stands in a page. */
export function FilterFields() {
  return (
    <div className="grid gap-[1.1rem]">
      <TextField field="location" label="Ubicación" placeholder="Colonia, zona o avenida" />
      <SelectField field="municipality" label="Municipio" options={MUNICIPALITIES} />
      <SelectField field="state" label="Estado" options={STATES} />
      <Pills field="type" label="Tipo" all="Todos" options={PROPERTY_TYPES} labels={PROPERTY_TYPE_LABELS} />
      <Pills field="category" label="Categoría" all="Todas" options={CATEGORIES} labels={CATEGORY_LABELS} />
      <FigureRange label="Precio en pesos" from="minPrice" to="maxPrice" />
      <FigureRange label="Superficie en m²" from="minArea" to="maxArea" />
      <button type="submit" form={LISTING_FORM} className={APPLY}>
        Aplicar
      </button>
    </div>
  )
}
