import { NO_PHOTO_URL } from '#app/photos/photo-url.ts'
import { type CSSProperties, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'

/** The data of a property in its pin. `facts`: its surface and its zone. */
export type PinData = {
  path: string
  name: string
  price: string
  facts: string
  note: string
  photo: string | null
}

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
    facts: pin.getAttribute('data-facts') ?? '',
    note: note && note.charAt(0).toUpperCase() + note.slice(1),
    photo: pin.getAttribute('data-photo'),
  }
}

/** Where the card of a pin stands: beside it, on the side with more space. Pixels of the map. */
export type CardSpot = { x: number; y: number; side: 'left' | 'right' }

/** The spot beside a pin of a map. */
export function spotBeside(pin: Element, map: Element): CardSpot {
  const [at, frame] = [pin.getBoundingClientRect(), map.getBoundingClientRect()]
  const [before, after] = [at.left - frame.left, frame.right - at.right]
  const y = at.top + at.height / 2 - frame.top
  return after >= before
    ? { x: at.right - frame.left, y, side: 'right' }
    : { x: frame.right - at.left, y, side: 'left' }
}

type Props = { pin: PinData; spot: CardSpot | null; close: () => void }

/** The card of a pin: beside it, and on narrower windows above the lower edge of the map. */
export function PinCard({ pin, spot, close }: Props) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus({ preventScroll: true }), [pin.path])

  const place = spot && ({ '--pin-x': `${spot.x}px`, '--pin-y': `${spot.y}px` } as CSSProperties)
  return (
    <div className="map-card" role="group" aria-label={pin.name} data-side={spot?.side} style={place ?? undefined}>
      <img src={pin.photo ?? NO_PHOTO_URL} alt="" width={96} height={72} />
      <div>
        <p className="map-card-price">{pin.price}</p>
        <p className="map-card-name">
          <Link ref={link} to={pin.path}>
            {pin.name}
          </Link>
        </p>
        {pin.facts && <p className="map-card-note num">{pin.facts}</p>}
        {pin.note && <p className="map-card-note">{pin.note}</p>}
      </div>
      <button type="button" aria-label="Cerrar" onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  )
}
