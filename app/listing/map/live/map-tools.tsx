import { type MouseEvent, useRef } from 'react'
import { href } from 'react-router'
import { CreditLine } from '#app/listing/map/streets/credit.tsx'
import { SEE_STREETS, StreetsOffer } from '#app/listing/map/streets/streets-offer.tsx'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { PinCard } from './pin-card.tsx'
import { KEYS_ID } from './attach-map.tsx'
import type { useLiveMap } from './use-live-map.tsx'

type Props = { map: ReturnType<typeof useLiveMap> }

/** What stands over the map where scripts run. */
export function MapTools({ map }: Props) {
  const { here, isDrawing, isLocating, card, streets } = map
  const button = useRef<HTMLButtonElement>(null)

  function searchHere(event: MouseEvent) {
    if (here === null || !isPlainClick(event)) return
    event.preventDefault()
    map.searchHere(here)
  }

  return (
    <>
      <p id={KEYS_ID} hidden>
        Con las flechas se mueve el mapa, con Mayús poco a poco; con + y − se acerca y se aleja.
      </p>
      <div className="map-top">
        <button
          type="button"
          className="map-tool"
          aria-pressed={isDrawing}
          onClick={({ detail }) => map.setDrawing(!isDrawing, detail === 0)}
        >
          {isDrawing ? 'Cancelar' : 'Dibujar zona'}
        </button>
        {!isDrawing && (
          <button type="button" className="map-tool" aria-disabled={isLocating} onClick={() => void map.locate()}>
            {isLocating ? 'Buscando…' : 'Mi ubicación'}
          </button>
        )}
        {streets.isOn !== null && !isDrawing && (
          <button ref={button} type="button" className="map-tool" onClick={streets.press}>
            {streets.isOn ? 'Ver dibujo' : SEE_STREETS}
          </button>
        )}
      </div>
      <p aria-live="polite" className={`map-message${isDrawing ? ' is-below' : ''}`}>
        {map.message || streets.message}
      </p>
      {streets.asksFor !== null && (
        <StreetsOffer
          host={streets.asksFor}
          answer={(isWanted) => {
            if (isWanted) streets.accept()
            else streets.refuse()
            button.current?.focus()
          }}
        />
      )}
      {streets.credit && <CreditLine credit={streets.credit} />}
      {map.isWheelMissed && (
        <p aria-hidden="true" className="map-hint">
          Ctrl + rueda para acercar
        </p>
      )}
      {!isDrawing && (
        <label className="map-follows">
          <input type="checkbox" checked={map.follows} onChange={(event) => map.setFollows(event.target.checked)} />
          Buscar al mover
        </label>
      )}
      <div className="map-bottom">
        {card && <PinCard told={card} close={map.closeCard} />}
        {!card && !isDrawing && here !== null && (
          <a href={href('/propiedades') + here} onClick={searchHere} className="map-here">
            Buscar en esta zona
          </a>
        )}
      </div>
    </>
  )
}
