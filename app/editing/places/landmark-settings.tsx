import { Form, Link, href, useNavigation } from 'react-router'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { type Landmark, MOST_LANDMARKS } from '#app/catalogue/place/landmark.ts'
import { LANDMARK_RULES, type TypedLandmark } from '#app/catalogue/place/landmark-rules.ts'
import { buttonClass } from '#app/ui/button.ts'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useFirstErrorFocus } from '#app/ui/form/use-first-error-focus.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROWS } from '#app/ui/panel/rows.ts'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'
import { PlaceRow } from './place-row.tsx'
import { LANDMARK_PARAM, PLACES_INTENTS, RESET_PARAM } from './places-intents.ts'

const ADDRESS = href('/dashboard/configuracion/ubicacion')

type LandmarkList = {
  landmarks: readonly Landmark[]
  /** The landmark that is edited; null to add a new one. */
  edited: Landmark | null
  /** Whether the page asks to restore the initial list. */
  isReset: boolean
  /** Whether there is an initial list: there is one for Nuevo León. */
  hasInitial: boolean
}
type Props = LandmarkList & { refusal: Refusal<keyof TypedLandmark> | null }

/** The list of landmarks: a property's page shows the distance to the nearest ones. */
export function LandmarkSettings({ landmarks, edited, isReset, hasInitial, refusal }: Props) {
  const mayAdd = landmarks.length < MOST_LANDMARKS
  return (
    <section aria-labelledby="referencias" className={`${BOX} max-w-200`}>
      <BoxHead id="referencias" title="Puntos de referencia">
        <span className="num whitespace-nowrap text-xs text-ink-3">
          {landmarks.length} de {MOST_LANDMARKS}
        </span>
      </BoxHead>
      <p className={`${BOX_BODY} text-sm text-ink-2`}>
        La ficha de cada propiedad dice a cuántos kilómetros está, en línea recta, de los tres más cercanos, y en el
        sitio se buscan: «bodega cerca del aeropuerto». Escribe el nombre como se dice en una frase, con su artículo:
        «el Aeropuerto de Querétaro» se lee «A 12 km del Aeropuerto de Querétaro».
      </p>
      <ul className={`${ROWS} border-t border-line *:py-2`}>
        {landmarks.map((landmark) => (
          <PlaceRow
            key={landmark.name}
            name={landmark.name}
            title={landmark.name}
            point={landmark}
            editLink={`${ADDRESS}?${new URLSearchParams({ [LANDMARK_PARAM]: landmark.name })}#punto`}
            removal={PLACES_INTENTS.removal}
          />
        ))}
      </ul>
      {(edited !== null || mayAdd) && (
        <LandmarkForm key={edited?.name ?? landmarks.length} edited={edited} refusal={refusal} />
      )}
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
    </section>
  )
}

function LandmarkForm({ edited, refusal }: Pick<Props, 'edited' | 'refusal'>) {
  const form = useFirstErrorFocus<HTMLFormElement>(refusal)
  const isBusy = useNavigation().formData?.get('intent') === PLACES_INTENTS.landmark
  const opened = edited ? { name: edited.name, point: `${edited.latitude}, ${edited.longitude}` } : {}
  const control = controlsOfForm(LANDMARK_RULES, refusal, opened)
  return (
    <Form
      ref={form}
      id="punto"
      method="post"
      noValidate
      preventScrollReset
      aria-label={edited ? `Editar ${edited.name}` : 'Añadir un punto de referencia'}
      className={`${BOX_BODY} grid scroll-mt-32 gap-[1.1rem] border-t border-line`}
    >
      <input type="hidden" name="before" value={edited?.name ?? ''} />
      <div className="grid gap-[1.1rem] sm:grid-cols-2">
        <TextField label="Nombre" placeholder="el Puente Colombia" {...control('name')} />
        <TextField
          label="Punto"
          placeholder="27.7008, -99.7441"
          note="Coordenadas, un Plus Code completo o el enlace de Google Maps."
          {...control('point')}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        {edited && (
          <Link to={ADDRESS} preventScrollReset className={buttonClass({ variant: 'outline' })}>
            Cancelar
          </Link>
        )}
        <SubmitButton intent={PLACES_INTENTS.landmark} busy={isBusy} label={edited ? 'Guardar cambios' : 'Añadir'} />
      </div>
    </Form>
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
