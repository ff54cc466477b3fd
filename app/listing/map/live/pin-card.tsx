import { NO_PHOTO_URL } from '#app/photos/photo-url.ts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'

/** The data of a property in its pin. */
export type PinData = { path: string; name: string; price: string; note: string; photo: string | null }

/** Reads the title of a pin: 'Nave en Huinalá, $45,000 MXN/mes, ubicación aproximada'. */
export function readPin(pin: Element): PinData {
  const label = pin.querySelector('title')?.textContent ?? ''
  const price = pin.getAttribute('data-price') ?? ''
  const at = label.lastIndexOf(`, ${price}`)
  const note = label.slice(at + price.length + 2).replace(/^, /, '')
  return {
    path: pin.getAttribute('href') ?? '',
    name: label.slice(0, at),
    price,
    note: note && note.charAt(0).toUpperCase() + note.slice(1),
    photo: pin.getAttribute('data-photo'),
  }
}

/** The card of a pin, over the map. */
export function PinCard({ pin, close }: { pin: PinData; close: () => void }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus({ preventScroll: true }), [pin.path])

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') close()
  }

  return (
    <div className="map-card" role="group" aria-label={pin.name} onKeyDown={onKeyDown}>
      <img src={pin.photo ?? NO_PHOTO_URL} alt="" width={96} height={72} />
      <div>
        <p className="map-card-price">{pin.price}</p>
        <p className="map-card-name">
          <Link ref={link} to={pin.path}>
            {pin.name}
          </Link>
        </p>
        {pin.note && <p className="map-card-note">{pin.note}</p>}
      </div>
      <button type="button" aria-label="Cerrar" onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  )
}
