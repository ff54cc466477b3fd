import { type StateNames, statesWithFirst } from '#app/catalogue/facts/places.ts'
import type { Zone } from '#app/catalogue/place/places.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { type ListProps, PlaceListSettings } from './place-list-settings.tsx'
import { ZONES } from './place-lists.ts'

const WORDS = {
  title: 'Zonas',
  lead: 'Colonias, parques y corredores como los dice la gente. Se buscan («a 3 km de la Zona Norte»), salen en los mapas, y una propiedad de la que solo se muestra la zona aparece en su punto la próxima vez que se guarda.',
  summary: 'Ver las zonas',
  form: 'Añadir una zona',
  add: 'Añadir zona',
  save: 'Guardar zona',
}

/** `home`: the home states with their municipalities, which the form suggests. */
type Props = ListProps<Zone> & { home: readonly StateNames[] }

/** The agency's zones, which searches, maps and properties of the precision 'zona' use. */
export function ZoneSettings({ home, ...list }: Props) {
  const states = statesWithFirst(home.map(({ state }) => state))
  return (
    <PlaceListSettings
      id="zonas"
      list={ZONES}
      words={WORDS}
      rowOf={({ name, synonyms, municipality, state }) => ({
        title: [name, ...synonyms].join(' · '),
        note: `${municipality}, ${state} · `,
      })}
      openedOf={(edited) =>
        edited
          ? { municipality: edited.municipality, state: edited.state, synonyms: edited.synonyms.join(', ') }
          : { state: states[0] ?? '' }
      }
      renderControls={(control) => (
        <>
          <TextField label="Nombre de la zona" placeholder="Zona Norte" {...control('name')} />
          <TextField
            label="También se dice (opcional)"
            placeholder="Norte, Parque Norte"
            note="Otros nombres, separados por comas."
            {...control('synonyms')}
          />
          <SelectField label="Estado" options={states} {...control('state')} />
          <TextField
            label="Municipio"
            suggested={[...new Set(home.flatMap(({ municipalities }) => municipalities))]}
            {...control('municipality')}
          />
          <TextField
            label="Punto de la zona"
            placeholder="19.5000, -99.5000"
            note="Su centro: coordenadas, un Plus Code completo o el enlace de Google Maps."
            {...control('point')}
          />
        </>
      )}
      {...list}
    />
  )
}
