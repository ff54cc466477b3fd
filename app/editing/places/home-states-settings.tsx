import { Link, href } from 'react-router'
import { useAgency } from '#app/agency/use-agency.tsx'
import { TIME_ZONES } from '#app/calendar/time-zones.ts'
import { STATES, type State } from '#app/catalogue/facts/places.ts'
import { SettingsForm } from '#app/ui/form/settings-form.tsx'
import { HOME_STATE_CONTROL, PLACES_INTENTS } from './places-intents.ts'

/** The states where the agency works. */
export function HomeStatesSettings({ homeStates }: { homeStates: readonly State[] }) {
  const { timeZone } = useAgency()
  return (
    <SettingsForm
      intent={PLACES_INTENTS.home}
      head={{ id: 'estados', title: 'Estados donde trabajas' }}
      className="max-w-200"
      submit="Guardar estados"
      refusal={null}
    >
      <fieldset className="min-w-0">
        <legend className="mb-[.6rem] text-sm text-ink-2">
          De estos estados el formulario ofrece los municipios, el buscador los conoce todos y las listas no repiten el
          nombre del estado.
        </legend>
        <div key={homeStates.join()} className="flex flex-wrap gap-2">
          {STATES.map((state) => (
            <label key={state} className="pill">
              <input
                type="checkbox"
                name={HOME_STATE_CONTROL}
                value={state}
                defaultChecked={homeStates.includes(state)}
              />
              {state}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="text-sm text-ink-2">
        Los días y las horas son los de «{TIME_ZONES[timeZone]}».{' '}
        <Link to={href('/dashboard/configuracion/agencia')}>Cambiar la zona horaria</Link>
      </p>
    </SettingsForm>
  )
}
