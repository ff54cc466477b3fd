import type { KeyboardEvent } from 'react'

export const SEE_STREETS = 'Ver calles'

type Props = { host: string; answer: (isWanted: boolean) => void }

/** Told to a visitor who has refused cookies, as with a map of Google (map-frame.tsx). @param host where streets come from */
export function StreetsOffer({ host, answer }: Props) {
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') answer(false)
  }

  return (
    <div role="group" aria-labelledby="calles-de" className="map-offer" onKeyDown={onKeyDown}>
      <p id="calles-de">
        Rechazaste las cookies. Las calles son de {host} y puede usar las suyas: se cargan solo si lo pides.
      </p>
      <button ref={takeFocus} type="button" className="map-tool" onClick={() => answer(true)}>
        {SEE_STREETS}
      </button>
      <button type="button" className="map-tool" onClick={() => answer(false)}>
        Seguir con el dibujo
      </button>
    </div>
  )
}

function takeFocus(button: HTMLButtonElement | null) {
  button?.focus()
}
