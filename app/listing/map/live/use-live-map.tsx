import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { FEWEST_CORNERS, MOST_CORNERS } from '#app/catalogue/place/area-code.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import type { Streets } from '#app/listing/map/streets/streets.ts'
import { useStreets } from './use-streets.tsx'
import { type AttachedMap, attachMap, makeSlot, pinOf } from './attach-map.tsx'
import { boxIn, searchAround, searchInArea, searchInBox } from './map-address.ts'
import { type MapWindow, viewIn } from './map-window.ts'
import { type CardSpot, type PinData, readPin, spotBeside } from './pin-card.tsx'
import { showListBeside } from './show-list.tsx'
import { patchHtml } from './patch-html.tsx'
import type { Viewport } from './viewport.tsx'

const HOW_TO_DRAW = 'Traza el contorno con el dedo o el mouse: se cierra solo.'
const HOW_TO_DRAW_BY_KEYS =
  'Mueve el mapa con las flechas, pon cada esquina en la cruz con la barra espaciadora y cierra con Enter.'
const TOO_SMALL = 'La zona quedó muy chica. Traza una más grande.'
/** Duration of the hint about the wheel, in ms. */
const HINT = 1500

/** Makes the map in `root` interactive. Each search navigates to its own page, whose `html` then patches the map. */
export function useLiveMap(root: RefObject<HTMLDivElement | null>, html: string, set: Streets | null) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [slot] = useState(makeSlot)
  const attached = useRef<AttachedMap | null>(null)
  const [moved, setMoved] = useState<MapWindow | null>(null)
  const [follows, setFollows] = useState(false)
  const [isDrawing, setDrawing] = useState(false)
  const [isLocating, setLocating] = useState(false)
  const [message, setMessage] = useState('')
  const [card, setCard] = useState<PinData | null>(null)
  const [cardSpot, setCardSpot] = useState<CardSpot | null>(null)
  const [missedWheel, setMissedWheel] = useState(0)
  const patched = useRef(html)
  /** The window when the last search was sent. */
  const searched = useRef<MapWindow | null>(null)

  function go(query: string, step: 'push' | 'replace' = 'push') {
    searched.current = attached.current?.viewport.shown() ?? null
    void navigate(href('/propiedades') + query, { preventScrollReset: true, replace: step === 'replace' })
  }

  function hereOf(shown: MapWindow | null): string | null {
    return shown && searchInBox(search, viewIn(shown))
  }

  const rested = useEffectEvent((viewport: Viewport) => {
    placeCard()
    if (searched.current === viewport.shown()) return
    const query = hereOf(viewport.shown())
    if (follows && !isDrawing && query !== null) return go(query, 'replace')
    setMoved(viewport.shown())
  })
  const drawn = useEffectEvent((corners: Point[] | null) => {
    if (!corners) return setMessage(TOO_SMALL)
    draw(false)
    go(searchInArea(search, corners))
  })
  const placed = useEffectEvent((count: number) => setMessage(cornersText(count)))
  const isPenOn = useEffectEvent(() => isDrawing)
  const stopDrawing = useEffectEvent(() => draw(false))
  const followed = useEffectEvent((link: Element) => follow(link))
  const sent = useEffectEvent((query: string) => go(query))
  const missWheel = useEffectEvent(() => setMissedWheel(missedWheel + 1))

  useEffect(() => {
    if (!root.current) return
    const map = attachMap(root.current, slot, {
      rested: (viewport) => rested(viewport),
      isPenOn: () => isPenOn(),
      drawn: (corners) => drawn(corners),
      placed: (count) => placed(count),
      missedWheel: () => missWheel(),
      followed: (link) => followed(link),
      sent: (query) => sent(query),
    })
    attached.current = map
    return () => {
      map?.leave()
      attached.current = null
    }
  }, [root, slot])

  // Patches the map with the server's next HTML. A map that was moved meanwhile stays where it is.
  useEffect(() => {
    if (!root.current || !attached.current || patched.current === html) return
    const { drawing, viewport } = attached.current
    patched.current = html
    patchHtml(root.current, html)
    const stays = searched.current !== null && searched.current !== viewport.shown()
    searched.current = null
    viewport.update(stays)
    if (!stays) setMoved(null)
    setCard((shown) => shown && (pinOf(drawing, shown.path) ? shown : null))
  }, [root, html])

  const streets = useStreets(set, attached)

  const placeCard = useEffectEvent(() => {
    const drawing = attached.current?.drawing
    const pin = card && drawing && pinOf(drawing, card.path)
    if (pin && drawing.parentElement) setCardSpot(spotBeside(pin, drawing.parentElement))
  })

  // The pin of the card is marked, also in the next HTML, and Escape closes the card wherever the focus is on the page.
  const cardPath = card?.path ?? null
  const close = useEffectEvent(() => closeCard())
  useEffect(() => {
    const drawing = attached.current?.drawing
    if (cardPath === null || !drawing) return
    const pin = pinOf(drawing, cardPath)
    pin?.setAttribute('aria-current', 'true')
    placeCard()
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && !document.querySelector('dialog[open]') && close()
    const move = () => placeCard()
    addEventListener('keydown', leave)
    addEventListener('resize', move)
    return () => {
      pin?.removeAttribute('aria-current')
      removeEventListener('keydown', leave)
      removeEventListener('resize', move)
    }
  }, [cardPath, html])

  useEffect(() => {
    if (missedWheel === 0) return
    const timer = setTimeout(setMissedWheel, HINT, 0)
    return () => clearTimeout(timer)
  }, [missedWheel])

  useEffect(() => {
    if (!isDrawing) return
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && stopDrawing()
    addEventListener('keydown', cancel)
    return () => removeEventListener('keydown', cancel)
  }, [isDrawing])

  /** Follows a link of the map. A pin shows its card; any other link leads to its list, and the map moves there at once. */
  function follow(link: Element) {
    const path = link.getAttribute('href') ?? ''
    if (link.matches('.map-spot') && path.startsWith('/propiedad/')) return setCard(readPin(link))
    const [query = '', part] = path.slice(href('/propiedades').length).split('#')
    const box = boxIn(query)
    if (box) attached.current?.viewport.glideTo(box)
    go(query)
    const list = part ? document.querySelector<HTMLElement>(`#${part}`) : null
    if (list) showListBeside(list)
  }

  function closeCard() {
    setCard(null)
    const drawing = attached.current?.drawing
    const back = (card && drawing && pinOf(drawing, card.path)) ?? drawing
    back?.focus({ preventScroll: true })
  }

  /** @param byKeys the keyboard started it, so the map takes the focus */
  function draw(isOn: boolean, byKeys = false) {
    setDrawing(isOn)
    setCard(null)
    setMessage(isOn ? (byKeys ? HOW_TO_DRAW_BY_KEYS : HOW_TO_DRAW) : '')
    attached.current?.draw(isOn, byKeys)
  }

  return {
    slot,
    here: hereOf(moved),
    searchHere(query: string) {
      attached.current?.drawing.focus({ preventScroll: true })
      go(query)
    },
    follows,
    setFollows(isOn: boolean) {
      setFollows(isOn)
      const query = hereOf(moved)
      if (isOn && query !== null) go(query)
    },
    isDrawing,
    setDrawing: draw,
    isLocating,
    async locate() {
      if (isLocating) return
      setLocating(true)
      setMessage('')
      const found = await ownPlace()
      if (!attached.current) return
      setLocating(false)
      if (typeof found === 'string') return setMessage(found)
      const radius = root.current?.querySelector<HTMLSelectElement>('select[name=radio]')?.value
      go(searchAround(search, found, radius ?? '5'))
    },
    message,
    streets,
    card,
    cardSpot,
    closeCard,
    isWheelMissed: missedWheel > 0,
  }
}

function cornersText(count: number): string {
  if (count === 0) return HOW_TO_DRAW_BY_KEYS
  const placed = count === 1 ? '1 esquina' : `${count} esquinas`
  if (count < FEWEST_CORNERS) return `${placed}: con ${FEWEST_CORNERS} ya es una zona.`
  const full = count === MOST_CORNERS ? ', no caben más' : ''
  return `${placed}${full}. Enter cierra la zona; Retroceso quita la última.`
}

const ALTERNATIVE = 'Escribe una zona, un municipio o coordenadas en «Cerca de…».'
/** Timeout of the location, and the greatest age of a cached one, in ms. */
const OPTIONS = { timeout: 15_000, maximumAge: 60_000 }

/** The visitor's location, or the message that explains why it is unknown. */
async function ownPlace(): Promise<Point | string> {
  if (!('geolocation' in navigator)) return `Este navegador no da tu ubicación. ${ALTERNATIVE}`
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) =>
        resolve(
          code === PERMISSION_DENIED
            ? `El navegador no tiene permiso de usar tu ubicación. ${ALTERNATIVE}`
            : `No se encontró tu ubicación. ${ALTERNATIVE}`,
        ),
      OPTIONS,
    )
  })
}
