import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { reloadPage } from '#app/site/connection/reload-page.tsx'
import { useCookieChoice } from '#app/site/cookie-choice.tsx'
import type { AttachedMap } from './attach-map.tsx'
import { isMapPage } from '#app/listing/map/streets/map-page.ts'
import type { Credit } from '#app/listing/map/streets/credit.tsx'
import type { Streets } from '#app/listing/map/streets/streets.ts'

const COMING = 'Cargando las calles…'
const FAILED = 'Las calles no cargaron: queda el dibujo. Revisa la conexión y vuelve a intentarlo.'
const MISSED = 'No cargaron las calles de una parte del mapa.'
const IMPOSSIBLE = 'Este navegador no puede mostrar las calles: queda el dibujo.'
/** In the state of the history, which is there again after a reload. */
const CHOSEN = 'streets'

/** Whether streets were chosen: holds for the other pages of this visit too. */
let isChosen: boolean | null = null

type Shown = { message: string; credit: Credit | null }
const NOTHING: Shown = { message: '', credit: null }
const ON_THEIR_WAY: typeof NOTHING = { message: COMING, credit: null }

/** The streets under the map, drawn once somebody has asked for them. @param streets null where none are set up */
export function useStreets(streets: Streets | null, held: RefObject<AttachedMap | null>) {
  const { choice } = useCookieChoice()
  const [isWanted, setWanted] = useState(() => streets !== null && wasChosen() && isAllowed(streets))
  const [isAsking, setAsking] = useState(false)
  const [shown, setShown] = useState(isWanted ? ON_THEIR_WAY : NOTHING)
  const url = streets?.url
  const draw = useEffectEvent(async (isGone: () => boolean) => {
    const late = await import('./draw-streets.tsx').catch(() => null)
    if (!streets || !held.current || isGone()) return
    const { drawing, viewport } = held.current
    try {
      if (!late) return stop(FAILED)
      return late.drawStreets(streets, drawing, viewport, {
        shown: (credit) => setShown({ message: '', credit }),
        failed: () => stop(FAILED),
        missed: () => setShown(({ credit }) => ({ message: MISSED, credit })),
      })
    } catch {
      stop(IMPOSSIBLE)
    }
  })

  useEffect(() => {
    if (!isWanted || url === undefined) return
    let isGone = false
    const drawn = draw(() => isGone)
    return () => {
      isGone = true
      void drawn.then((leave) => leave?.())
    }
  }, [isWanted, url])

  function stop(message = '') {
    remember(false)
    setWanted(false)
    setShown({ message, credit: null })
  }

  function start() {
    setAsking(false)
    remember(true)
    // Another page of this visit came first, and its policy asks no other site: this page, loaded anew, may.
    if (streets && !isAllowed(streets)) return reloadPage()
    setShown(ON_THEIR_WAY)
    setWanted(true)
  }

  return {
    ...shown,
    /** Null where there are none to choose. */
    isOn: streets && isWanted,
    /** The other site that they come from, of which a visitor who refused cookies is told first. */
    asksFor: isAsking ? (streets?.host ?? null) : null,
    press() {
      if (isWanted) return stop()
      if (streets?.host && choice === 'false') return setAsking(true)
      start()
    },
    accept: start,
    refuse: () => setAsking(false),
  }
}

function wasChosen(): boolean {
  isChosen ??= history.state?.[CHOSEN] === true
  return isChosen
}

function remember(isOn: boolean) {
  isChosen = isOn
  history.replaceState({ ...history.state, [CHOSEN]: isOn }, '')
}

/** Whether the policy of the document that this page came as lets it ask for them. */
function isAllowed({ host }: Streets): boolean {
  if (host === null) return true
  const [document] = performance.getEntriesByType('navigation')
  return document !== undefined && isMapPage(new URL(document.name))
}
