import { slugify } from '#app/properties/slug.ts'
import { PROPERTY_TYPES, PROPERTY_TYPE_LABELS } from '#app/properties/vocabulary.ts'
import { FIELD } from '#app/ui/field.ts'
import { CategoryField } from './choices-field.tsx'
import { Field, SelectField, TextField } from './field.tsx'
import { PriceField } from './figure-field.tsx'
import { FormSection } from './form-section.tsx'
import { useLiveForm } from './live-form.tsx'

/** Información Básica. `slug` is the address that the property has; null for a new one. */
export function BasicsSection({ slug }: { slug: string | null }) {
  return (
    <FormSection id="basica">
      <TextField name="title" label="Título" required note={<AddressNote slug={slug} />} />
      <div className="form-pair">
        <TextField name="propertyId" label="ID de Propiedad" required placeholder="PROP-001" />
        <SelectField name="type" label="Tipo" options={PROPERTY_TYPES} labels={PROPERTY_TYPE_LABELS} />
      </div>
      <div className="form-pair">
        <CategoryField />
        <PriceField />
      </div>
      <div className={FIELD}>
        <Field name="description" label="Descripción">
          {(control, initial) => <textarea {...control} defaultValue={initial} className="form-control form-text" />}
        </Field>
      </div>
    </FormSection>
  )
}

/** The address that the title makes, as it is typed (decision 4). */
function AddressNote({ slug }: { slug: string | null }) {
  const { initial, values } = useLiveForm()
  const shown = values.title === initial.title && slug !== null ? slug : slugify(values.title)
  return (
    <span className="wrap-anywhere">
      Así aparece en la dirección de la página: /propiedad/{shown || slugify(values.propertyId) || '…'}
    </span>
  )
}
