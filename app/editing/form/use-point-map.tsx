import { useState } from 'react'
import { href } from 'react-router'
import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import { viewMiddle, viewReach } from '#app/listing/map/map-view.ts'
import {
  type PlacePreview,
  type PreviewRequest,
  REACHES,
  parsePreview,
  writePreview,
} from '#app/listing/map/place-preview.ts'
import type { Box } from '#app/catalogue/place/box.ts'
import { mapPoint } from '#app/catalogue/place/map-link.ts'
import { type Point, pointAt } from '#app/catalogue/place/point.ts'
import type { Precision } from '#app/catalogue/facts/precision.ts'
import { controlId } from '#app/ui/form/field.tsx'
import { useAnswer } from './use-answer.tsx'

const LINK = 'googleMapsLink'
/** Decimals of a degree that a press writes: a metre. */
const DECIMALS = 5

/** The form's point, the preview of its public point, and functions that move it. */
export function usePointMap() {
  const { values } = useLiveForm()
  const { location, municipality, state } = values
  const link = values[LINK]
  const at = mapPoint(link)
  const precision = values.precision as Precision
  // The map stays where it is while the point moves inside of it; a point typed outside of it moves the map.
  const [look, setLook] = useState<{ centre: Point | null; reach: number | null }>({ centre: null, reach: null })
  const [earlierLink, setEarlierLink] = useState<string | null>(null)
  const [view, setView] = useState<Box | null>(null)
  if (look.centre && at && view && !contains(view, at)) setLook({ ...look, centre: null })
  const { preview, isNewest, isLost } = usePlacePreview({ at, precision, location, municipality, state, ...look })
  const shownView = preview?.map?.view ?? null
  if (shownView && shownView !== view) setView(shownView)

  function put(point: Point) {
    if (!shownView) return
    if (earlierLink === null) setEarlierLink(link)
    // If the map of a pasted point is still loading, it must not be fixed to the current view.
    if (isNewest) setLook({ centre: viewMiddle(shownView), reach: viewReach(shownView) })
    writeLink([point.latitude, point.longitude].map((degrees) => degrees.toFixed(DECIMALS)).join(', '))
  }

  return {
    at,
    precision,
    preview,
    isLost,
    put,
    /** Moves the point by some metres; without a point, puts one in the middle of the map. */
    move(bearing: number, metres: number) {
      if (shownView) put(at ? pointAt(at, bearing, metres) : viewMiddle(shownView))
    },
    zoom(times: number) {
      if (!shownView) return
      const reach = Math.min(REACHES.most, Math.max(REACHES.least, viewReach(shownView) * times))
      setLook({ centre: at ?? viewMiddle(shownView), reach })
    },
    /** Restores the link that the map changed; null if it did not. */
    undo:
      earlierLink === null || earlierLink === link
        ? null
        : () => {
            writeLink(earlierLink)
            setEarlierLink(null)
            setLook({ centre: null, reach: look.reach })
          },
  }
}

type Preview = {
  /** The last map that was loaded. */
  preview: PlacePreview | null
  /** Whether it answers the newest request. */
  isNewest: boolean
  /** Whether the newest request failed: the map stays, and the point can be typed. */
  isLost: boolean
}

function usePlacePreview(request: PreviewRequest): Preview {
  const query = `${href('/place-preview')}?${writePreview(request)}`
  const { address, answer } = useAnswer(query, parsePreview)
  const [preview, setPreview] = useState<PlacePreview | null>(null)
  if (answer && answer !== preview) setPreview(answer)
  const isAnswered = address === query
  return { preview, isNewest: isAnswered && answer !== null, isLost: isAnswered && answer === null }
}

function contains({ west, east, south, north }: Box, at: Point): boolean {
  return at.longitude > west && at.longitude < east && at.latitude > south && at.latitude < north
}

/** Writes the link as if somebody had typed it: progress, draft and checks get an event. */
function writeLink(text: string) {
  const control = document.getElementById(controlId(LINK))
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
  control.value = text
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
