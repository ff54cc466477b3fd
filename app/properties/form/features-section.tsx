import { CONDITIONS, SERVICES } from '#app/properties/vocabulary.ts'
import { AmenitiesField } from './choices-field.tsx'
import { TextField } from './field.tsx'
import { FigureField, PricePerM2Field, Unit } from './figure-field.tsx'
import { FormSection } from './form-section.tsx'

const SQUARE_METRES = <Unit>m²</Unit>
const METRES = <Unit>m</Unit>

export function FeaturesSection() {
  return (
    <FormSection id="caracteristicas">
      <div className="form-triple">
        <FigureField name="area" label="Superficie Total" required after={SQUARE_METRES} />
        <FigureField name="constructionArea" label="Construcción" after={SQUARE_METRES} />
        <FigureField name="lotSize" label="Tamaño del terreno" after={SQUARE_METRES} />
        <FigureField name="frontage" label="Frente" decimals={1} after={METRES} />
        <FigureField name="depth" label="Fondo" decimals={1} after={METRES} />
        <PricePerM2Field />
        <TextField name="yearBuilt" label="Año de construcción" placeholder="2014" />
        <FigureField name="bedrooms" label="Recámaras" decimals={0} />
        <FigureField name="bathrooms" label="Baños" decimals={1} />
      </div>
      <AmenitiesField leads legend="Condición" codes={CONDITIONS} />
      <AmenitiesField legend="Servicios y amenidades" codes={SERVICES} />
    </FormSection>
  )
}
