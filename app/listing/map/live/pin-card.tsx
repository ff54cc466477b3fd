import { NO_PHOTO_URL } from '#app/photos/photo-url.ts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'

/** A property as its pin tells it. */
export type PinTold = { path: string; name: string; price: string; note: string; photo: string | null }

/** What the title of a pin says: 'Nave en Huinalá, $45,000 MXN/mes, ubicación aproximada'. */
export function readPin(pin: Element): PinTold {
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

/** The property of a pin, over the map. */
export function PinCard({ told, close }: { told: PinTold; close: () => void }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus({ preventScroll: true }), [told.path])

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') close()
  }

  return (
    <div className="map-card" role="group" aria-label={told.name} onKeyDown={onKeyDown}>
      <img src={told.photo ?? NO_PHOTO_URL} alt="" width={96} height={72} />
      <div>
        <p className="map-card-price">{told.price}</p>
        <p className="map-card-name">
          <Link ref={link} to={told.path}>
            {told.name}
          </Link>
        </p>
        {told.note && <p className="map-card-note">{told.note}</p>}
      </div>
      <button type="button" aria-label="Cerrar" onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  )
}
