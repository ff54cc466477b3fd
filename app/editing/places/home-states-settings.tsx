import { useState } from 'react'
import { Link, href } from 'react-router'
import { useAgency } from '#app/agency/use-agency.tsx'
import { TIME_ZONES } from '#app/calendar/time-zones.ts'
import { type State, statesWithFirst } from '#app/catalogue/facts/places.ts'
import { SettingsForm } from '#app/ui/form/settings-form.tsx'
import { HOME_STATE_CONTROL, HOME_STATE_ORDER, PLACES_INTENTS } from './places-intents.ts'

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
          nombre del estado. El primero que eliges es el principal: con él empiezan los formularios y de él es la hora.
        </legend>
        <StateChoices key={homeStates.join()} homeStates={homeStates} />
      </fieldset>
      <p className="text-sm text-ink-2">
        Los días y las horas son los de «{TIME_ZONES[timeZone]}».{' '}
        <Link to={href('/dashboard/configuracion/agencia')}>Cambiar la zona horaria</Link>
      </p>
    </SettingsForm>
  )
}

/** The own states come first. The hidden field says in which order they were chosen. */
function StateChoices({ homeStates }: { homeStates: readonly State[] }) {
  const [chosen, setChosen] = useState(homeStates)
  return (
    <>
      <input type="hidden" name={HOME_STATE_ORDER} value={chosen.join()} />
      <div className="flex flex-wrap gap-2">
        {statesWithFirst(homeStates).map((state) => (
          <label key={state} className="pill">
            <input
              type="checkbox"
              name={HOME_STATE_CONTROL}
              value={state}
              defaultChecked={homeStates.includes(state)}
              onChange={({ target }) => {
                const others = chosen.filter((each) => each !== state)
                setChosen(target.checked ? [...others, state] : others)
              }}
            />
            {state}
            {chosen.length > 1 && chosen[0] === state && <span className="text-ink-3">· principal</span>}
          </label>
        ))}
      </div>
    </>
  )
}
