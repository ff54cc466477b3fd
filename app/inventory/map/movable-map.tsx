import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Box, isBox, writeBox } from '#app/catalogue/place/box.ts'
import type { Status } from '#app/catalogue/facts/vocabulary.ts'
import { type AttachedMap, KEYS_ID, MAP_KEYS, attachMap, makeSlot } from '#app/listing/map/live/attach-map.tsx'
import { type MapWindow, viewIn } from '#app/listing/map/live/map-window.ts'
import { patchHtml } from '#app/listing/map/live/patch-html.tsx'
import { PANEL_MAP, panelMapQuery } from './panel-map.ts'
import '#app/listing/map/live/live-map.css'

type Props = { html: string; status: Status | null }

/** The map as on the site: moved with mouse, finger or keys. At rest it asks for the properties of what it shows. */
export function MovableMap({ html, status }: Props) {
  const navigate = useNavigate()
  const root = useRef<HTMLDivElement>(null)
  const attached = useRef<AttachedMap | null>(null)
  // The object stays the same, because React would replace the HTML for another one.
  const [initialHtml] = useState({ __html: html })
  const patched = useRef(html)
  /** The window when the last view was asked for. */
  const asked = useRef<MapWindow | null>(null)

  function go(address: string, replace: boolean) {
    asked.current = attached.current?.viewport.shown() ?? null
    void navigate(address, { preventScrollReset: address.startsWith(PANEL_MAP), replace })
  }

  const rested = useEffectEvent((shown: MapWindow) => {
    const box: Box = viewIn(shown)
    if (asked.current !== shown && isBox(box)) go(PANEL_MAP + panelMapQuery({ status, bbox: writeBox(box) }), true)
  })
  const followed = useEffectEvent((link: Element) => go(link.getAttribute('href') ?? PANEL_MAP, false))

  useEffect(() => {
    if (!root.current) return
    const map = attachMap(root.current, makeSlot(), {
      rested: (viewport) => rested(viewport.shown()),
      followed: (link) => followed(link),
      // Nobody draws an area in the panel, and there is no form.
      isPenOn: () => false,
      drawn: () => {},
      placed: () => {},
      missedWheel: () => {},
      sent: () => {},
    })
    attached.current = map
    return () => {
      map?.leave()
      attached.current = null
    }
  }, [])

  // A map that was moved meanwhile stays where it is.
  useEffect(() => {
    if (!root.current || !attached.current || patched.current === html) return
    const { viewport } = attached.current
    patched.current = html
    patchHtml(root.current, html)
    const stays = asked.current !== null && asked.current !== viewport.shown()
    asked.current = null
    viewport.update(stays)
  }, [html])

  return (
    <section aria-label="Mapa">
      <div ref={root} className="map-part" dangerouslySetInnerHTML={initialHtml} />
      <p id={KEYS_ID} hidden>
        {MAP_KEYS}
      </p>
    </section>
  )
}
