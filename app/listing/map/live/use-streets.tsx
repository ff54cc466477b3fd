import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { loadDocument } from '#app/site/connection/use-blocked-reload.tsx'
import { useCookieChoice } from '#app/site/cookie-choice.tsx'
import type { AttachedMap } from './attach-map.tsx'
import { isMapPage } from '#app/listing/map/streets/streets.ts'
import type { Credit } from '#app/listing/map/streets/credit.tsx'
import type { Streets } from '#app/listing/map/streets/streets.ts'

const LOADING = 'Cargando las calles…'
const FAILED = 'Las calles no cargaron: queda el dibujo. Revisa la conexión y vuelve a intentarlo.'
const MISSED = 'No cargaron las calles de una parte del mapa.'
const IMPOSSIBLE = 'Este navegador no puede mostrar las calles: queda el dibujo.'
/** Key in the history state, which survives a reload. */
const CHOSEN = 'streets'

/** Whether the visitor switched the streets on; it holds for all pages of this visit. Null until it is read. */
let isChosen: boolean | null = null

type Shown = { message: string; credit: Credit | null }
const NOTHING: Shown = { message: '', credit: null }
const LOADING_STATE: typeof NOTHING = { message: LOADING, credit: null }

/** The optional streets under the map. @param streets null where none are configured */
export function useStreets(streets: Streets | null, attached: RefObject<AttachedMap | null>) {
  const { choice } = useCookieChoice()
  const [isWanted, setWanted] = useState(() => streets !== null && wasChosen() && isAllowed(streets))
  const [isAsking, setAsking] = useState(false)
  const [shown, setShown] = useState(isWanted ? LOADING_STATE : NOTHING)
  const url = streets?.url
  const draw = useEffectEvent(async (isGone: () => boolean) => {
    const streetsModule = await import('./draw-streets.tsx').catch(() => null)
    if (!streets || !attached.current || isGone()) return
    const { drawing, viewport } = attached.current
    try {
      if (!streetsModule) return stop(FAILED)
      return streetsModule.drawStreets(streets, drawing, viewport, {
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
    // The visit began on another page, whose policy allows no other site. Loading this page as a document applies its own policy.
    if (streets && !isAllowed(streets)) return loadDocument()
    setShown(LOADING_STATE)
    setWanted(true)
  }

  return {
    ...shown,
    /** Null where no streets are configured. */
    isOn: streets && isWanted,
    /** The host of the site that serves the streets, while a visitor who did not accept cookies is asked for permission. */
    asksFor: isAsking ? (streets?.host ?? null) : null,
    press() {
      if (isWanted) return stop()
      if (streets?.host && choice !== 'true') return setAsking(true)
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

/** Whether the policy of the loaded document allows the site of the streets. */
function isAllowed({ host }: Streets): boolean {
  if (host === null) return true
  const [document] = performance.getEntriesByType('navigation')
  return document !== undefined && isMapPage(new URL(document.name))
}
