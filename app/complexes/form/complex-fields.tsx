import type { controlsOfForm } from '#app/forms/form-rules.ts'
import { complexLabel } from '#app/complexes/complex-fields.ts'
import { COMPLEX_FACTS } from '#app/catalogue/facts/fact-columns.ts'
import { factOf } from '#app/catalogue/facts/facts.ts'
import { type StateNames, statesWithFirst } from '#app/catalogue/facts/places.ts'
import { COMPLEX_KINDS, COMPLEX_KIND_LABELS } from '#app/catalogue/facts/complex-kinds.ts'
import { CONTROL } from '#app/ui/field.ts'
import { Field } from '#app/ui/form/field.tsx'
import { FigureField, FigureUnit } from '#app/ui/form/figure-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextAreaField, TextField } from '#app/ui/form/text-field.tsx'
import type { ComplexValues } from './complex-rules.ts'

type Controls = { control: ReturnType<typeof controlsOfForm<ComplexValues>> }

const HALVES = 'grid gap-[1.1rem] sm:grid-cols-2'
const THIRDS = 'grid gap-[1.1rem] md:grid-cols-3'
const MUNICIPALITY_LIST = 'municipios'

export function ComplexFields({ control }: Controls) {
  return (
    <>
      <div className={HALVES}>
        <TextField
          label={complexLabel('name')}
          marks="required"
          placeholder="Nombre de la plaza, el parque o la torre"
          {...control('name')}
          autoComplete="off"
        />
        <SelectField
          label={complexLabel('kind')}
          options={COMPLEX_KINDS}
          labels={COMPLEX_KIND_LABELS}
          {...control('kind')}
        />
      </div>
      <TextAreaField label={complexLabel('description')} {...control('description')} />
    </>
  )
}

/** The municipality is a text with those of the home states as suggestions: in other states it may be any (decision 9). */
export function PlaceFields({ control, home }: Controls & { home: readonly StateNames[] }) {
  const { defaultValue, ...municipality } = control('municipality')
  return (
    <>
      <div className={HALVES}>
        <TextField
          label={complexLabel('location')}
          marks="required"
          placeholder="Colonia, zona o ciudad"
          {...control('location')}
          autoComplete="off"
        />
        <SelectField
          label={complexLabel('state')}
          options={statesWithFirst(home.map(({ state }) => state))}
          none="Sin dato"
          {...control('state')}
        />
      </div>
      <div className={HALVES}>
        <Field label={complexLabel('municipality')} {...municipality}>
          {(attributes) => (
            <input
              {...attributes}
              list={MUNICIPALITY_LIST}
              defaultValue={defaultValue}
              autoComplete="off"
              className={`${CONTROL} px-[.8rem]`}
            />
          )}
        </Field>
        <TextField
          label={complexLabel('address')}
          placeholder="Calle, número y colonia"
          {...control('address')}
          autoComplete="off"
        />
      </div>
      <datalist id={MUNICIPALITY_LIST}>
        {home.flatMap(({ state, municipalities }) =>
          municipalities.map((name) => <option key={`${state} ${name}`}>{name}</option>),
        )}
      </datalist>
      <TextField
        label={complexLabel('googleMapsLink')}
        placeholder="https://maps.google.com/… o el código para insertar"
        note="Pega el enlace o el iframe; solo se usa la dirección del mapa."
        {...control('googleMapsLink')}
        autoComplete="off"
      />
    </>
  )
}

/** Facts that all of its spaces share. */
export function FactFields({ control }: Controls) {
  return (
    <div className={THIRDS}>
      {COMPLEX_FACTS.map((name) => (
        <FactField key={name} name={name} control={control} />
      ))}
    </div>
  )
}

function FactField({ name, control }: Controls & { name: (typeof COMPLEX_FACTS)[number] }) {
  const fact = factOf(name)
  const field = { ...control(name), label: fact.label }
  if (fact.kind === 'choice')
    return <SelectField {...field} options={fact.codes} labels={fact.labels} none="Sin dato" />
  if (fact.kind === 'figure')
    return <FigureField {...field} decimals={fact.decimals} after={fact.unit && <FigureUnit>{fact.unit}</FigureUnit>} />
  return <TextField {...field} autoComplete="off" />
}
