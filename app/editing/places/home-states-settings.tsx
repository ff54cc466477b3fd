import { Form, Link, href, useNavigation } from 'react-router'
import { useAgency } from '#app/agency/use-agency.tsx'
import { TIME_ZONES } from '#app/calendar/time-zones.ts'
import { STATES, type State } from '#app/catalogue/facts/places.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'
import { HOME_STATE_CONTROL, PLACES_INTENTS } from './places-intents.ts'

/** The states where the agency works. */
export function HomeStatesSettings({ homeStates }: { homeStates: readonly State[] }) {
  const { timeZone } = useAgency()
  const isBusy = useNavigation().formData?.get('intent') === PLACES_INTENTS.home
  return (
    <section aria-labelledby="estados" className={`${BOX} max-w-200`}>
      <BoxHead id="estados" title="Estados donde trabajas" />
      <Form method="post" preventScrollReset className={`${BOX_BODY} grid gap-[1.1rem]`}>
        <fieldset className="min-w-0">
          <legend className="mb-[.6rem] text-sm text-ink-2">
            De estos estados el formulario ofrece los municipios, el buscador los conoce todos y las listas no repiten
            el nombre del estado.
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
        <SubmitButton
          intent={PLACES_INTENTS.home}
          busy={isBusy}
          label="Guardar estados"
          className="min-w-52 justify-self-end"
        />
      </Form>
    </section>
  )
}
