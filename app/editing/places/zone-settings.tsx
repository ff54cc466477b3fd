import { Form, Link, useNavigation } from 'react-router'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { STATES, type StateNames } from '#app/catalogue/facts/places.ts'
import type { Zone } from '#app/catalogue/place/places.ts'
import { type TypedZone, ZONE_RULES } from '#app/catalogue/place/zone-rules.ts'
import { buttonClass } from '#app/ui/button.ts'
import { CONTROL } from '#app/ui/field.ts'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useFirstErrorFocus } from '#app/ui/form/use-first-error-focus.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROWS } from '#app/ui/panel/rows.ts'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'
import { MOST_ZONES, zoneName } from './edit-zones.ts'
import { PlaceRow } from './place-row.tsx'
import { PLACES_INTENTS, ZONE_PARAM } from './places-intents.ts'

const MUNICIPALITY_LIST = 'municipios-de-zonas'

type Props = {
  zones: readonly Zone[]
  /** The zone that is edited; null to add a new one. */
  edited: Zone | null
  /** The home states with their municipalities, which the form suggests. */
  home: readonly StateNames[]
  refusal: Refusal<keyof TypedZone> | null
}

/** The agency's zones, which searches, maps and properties of the precision 'zona' use. */
export function ZoneSettings({ zones, edited, home, refusal }: Props) {
  return (
    <section aria-labelledby="zonas" className={`${BOX} max-w-200`}>
      <BoxHead id="zonas" title="Zonas">
        <span className="num whitespace-nowrap text-xs text-ink-3">
          {zones.length} de {MOST_ZONES}
        </span>
      </BoxHead>
      <p className={`${BOX_BODY} text-sm text-ink-2`}>
        Colonias, parques y corredores como los dice la gente. Se buscan («a 3 km de Juriquilla»), salen en los mapas, y
        una propiedad de la que solo se muestra la zona aparece en su punto la próxima vez que se guarda.
      </p>
      {zones.length > 0 && (
        <details className="border-t border-line" open={edited !== null}>
          <summary className={`${BOX_BODY} cursor-pointer text-sm font-semibold`}>Ver las zonas</summary>
          <ul className={`${ROWS} border-t border-line *:py-2`}>
            {zones.map((zone) => (
              <PlaceRow
                key={zoneName(zone)}
                name={zoneName(zone)}
                title={[zone.name, ...zone.synonyms].join(' · ')}
                note={`${zone.municipality}, ${zone.state} · `}
                point={zone}
                editLink={{ search: `?${new URLSearchParams({ [ZONE_PARAM]: zoneName(zone) })}`, hash: '#zona' }}
                removal={PLACES_INTENTS.zoneRemoval}
              />
            ))}
          </ul>
        </details>
      )}
      {(edited !== null || zones.length < MOST_ZONES) && (
        <ZoneForm key={edited ? zoneName(edited) : zones.length} edited={edited} home={home} refusal={refusal} />
      )}
    </section>
  )
}

function ZoneForm({ edited, home, refusal }: Omit<Props, 'zones'>) {
  const form = useFirstErrorFocus<HTMLFormElement>(refusal)
  const isBusy = useNavigation().formData?.get('intent') === PLACES_INTENTS.zone
  const opened = edited
    ? { ...edited, synonyms: edited.synonyms.join(', '), point: `${edited.latitude}, ${edited.longitude}` }
    : { state: home[0]?.state ?? STATES[0] }
  const control = controlsOfForm(ZONE_RULES, refusal, opened)
  const { defaultValue, ...municipality } = control('municipality')
  return (
    <Form
      ref={form}
      id="zona"
      method="post"
      noValidate
      preventScrollReset
      aria-label={edited ? `Editar ${zoneName(edited)}` : 'Añadir una zona'}
      className={`${BOX_BODY} grid scroll-mt-32 gap-[1.1rem] border-t border-line`}
    >
      <input type="hidden" name="before" value={edited ? zoneName(edited) : ''} />
      <div className="grid gap-[1.1rem] sm:grid-cols-2">
        <TextField label="Nombre de la zona" placeholder="Juriquilla" {...control('name')} />
        <TextField
          label="También se dice (opcional)"
          placeholder="Jurica Norte, Zibatá"
          note="Otros nombres, separados por comas."
          {...control('synonyms')}
        />
        <SelectField label="Estado" options={STATES} {...control('state')} />
        <Field label="Municipio" {...municipality}>
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
          label="Punto de la zona"
          placeholder="20.7104, -100.4472"
          note="Su centro: coordenadas, un Plus Code completo o el enlace de Google Maps."
          {...control('point')}
        />
      </div>
      <datalist id={MUNICIPALITY_LIST}>
        {home.flatMap(({ state, municipalities }) =>
          municipalities.map((name) => <option key={`${state} ${name}`}>{name}</option>),
        )}
      </datalist>
      <div className="flex flex-wrap justify-end gap-2">
        {edited && (
          <Link to={{ search: '' }} preventScrollReset className={buttonClass({ variant: 'outline' })}>
            Cancelar
          </Link>
        )}
        <SubmitButton intent={PLACES_INTENTS.zone} busy={isBusy} label={edited ? 'Guardar zona' : 'Añadir zona'} />
      </div>
    </Form>
  )
}
