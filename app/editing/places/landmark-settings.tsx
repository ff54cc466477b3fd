import { Form, Link, href } from 'react-router'
import type { Landmark } from '#app/catalogue/place/landmark.ts'
import { buttonClass } from '#app/ui/button.ts'
import { TextField } from '#app/ui/form/text-field.tsx'
import { BOX_BODY } from '#app/ui/panel/box.tsx'
import { type ListProps, PlaceListSettings } from './place-list-settings.tsx'
import { LANDMARKS } from './place-lists.ts'
import { PLACES_INTENTS, RESET_PARAM } from './places-intents.ts'

const ADDRESS = href('/dashboard/configuracion/ubicacion')

const WORDS = {
  title: 'Puntos de referencia',
  lead: 'La ficha de cada propiedad dice a cuántos kilómetros está, en línea recta, de los tres más cercanos, y en el sitio se buscan: «bodega cerca del aeropuerto». Escribe el nombre como se dice en una frase, con su artículo: «el Aeropuerto de Querétaro» se lee «A 12 km del Aeropuerto de Querétaro».',
  summary: null,
  form: 'Añadir un punto de referencia',
  add: 'Añadir',
  save: 'Guardar cambios',
}

type Props = ListProps<Landmark> & {
  /** Whether the page asks to restore the initial list. */
  isReset: boolean
  /** Whether there is an initial list: there is one for Nuevo León. */
  hasInitial: boolean
}

/** The list of landmarks: a property's page shows the distance to the nearest ones. */
export function LandmarkSettings({ isReset, hasInitial, ...list }: Props) {
  return (
    <PlaceListSettings
      id="referencias"
      list={LANDMARKS}
      words={WORDS}
      rowOf={({ name }) => ({ title: name })}
      renderControls={(control) => (
        <>
          <TextField label="Nombre" placeholder="el aeropuerto" {...control('name')} />
          <TextField
            label="Punto"
            placeholder="19.5000, -99.5000"
            note="Coordenadas, un Plus Code completo o el enlace de Google Maps."
            {...control('point')}
          />
        </>
      )}
      {...list}
    >
      {hasInitial && (
        <div className={`${BOX_BODY} border-t border-line`}>
          {isReset ? (
            <ResetQuestion />
          ) : (
            <Link to={`${ADDRESS}?${RESET_PARAM}=1`} preventScrollReset className="text-sm underline">
              Volver a la lista inicial
            </Link>
          )}
        </div>
      )}
    </PlaceListSettings>
  )
}

function ResetQuestion() {
  return (
    <Form method="post" preventScrollReset className="grid gap-3">
      <p role="status" className="text-sm">
        Se quitan los puntos que hay ahora y vuelven los de la lista inicial.
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Link to={ADDRESS} preventScrollReset className={buttonClass({ variant: 'outline' })}>
          Cancelar
        </Link>
        <button type="submit" name="intent" value={PLACES_INTENTS.reset} className={buttonClass()}>
          Volver a la lista inicial
        </button>
      </div>
    </Form>
  )
}
