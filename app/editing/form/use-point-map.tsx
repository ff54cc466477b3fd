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

/** The point that the form has, what everybody would be told of it, and the ways to move it. */
export function usePointMap() {
  const { id, values } = useLiveForm()
  const { complexId, location, municipality, state } = values
  const link = values[LINK]
  const at = mapPoint(link)
  const precision = values.precision as Precision
  // Where the map stays while the point moves in it; what was typed elsewhere brings it there.
  const [look, setLook] = useState<{ centre: Point | null; reach: number | null }>({ centre: null, reach: null })
  const [kept, setKept] = useState<string | null>(null)
  const [view, setView] = useState<Box | null>(null)
  if (look.centre && at && view && !contains(view, at)) setLook({ ...look, centre: null })
  const { preview, isNewest, isLost } = usePlacePreview({
    id,
    complexId,
    at,
    precision,
    location,
    municipality,
    state,
    ...look,
  })
  if (preview && preview.view !== view) setView(preview.view)

  function put(point: Point) {
    if (!preview) return
    if (kept === null) setKept(link)
    // The map of a pasted point that is still on its way is another one: it comes as it was asked for.
    if (isNewest) setLook({ centre: viewMiddle(preview.view), reach: viewReach(preview.view) })
    writeLink([point.latitude, point.longitude].map((degrees) => degrees.toFixed(DECIMALS)).join(', '))
  }

  return {
    at,
    precision,
    preview,
    isLost,
    put,
    /** So many metres from where it is, or from the middle of the map. */
    move(bearing: number, metres: number) {
      if (preview) put(at ? pointAt(at, bearing, metres) : viewMiddle(preview.view))
    },
    zoom(times: number) {
      if (!preview) return
      const reach = Math.min(REACHES.most, Math.max(REACHES.least, viewReach(preview.view) * times))
      setLook({ centre: at ?? viewMiddle(preview.view), reach })
    },
    /** What the link was before the map changed it; null while it did not. */
    undo:
      kept === null || kept === link
        ? null
        : () => {
            writeLink(kept)
            setKept(null)
            setLook({ centre: null, reach: look.reach })
          },
  }
}

type Preview = {
  /** The last map that came. */
  preview: PlacePreview | null
  /** Whether it answers the newest question. */
  isNewest: boolean
  /** Whether that has none: the map then stays, and the point can be typed. */
  isLost: boolean
}

function usePlacePreview(asked: PreviewRequest): Preview {
  const query = `${href('/place-preview')}?${writePreview(asked)}`
  const { address, answer } = useAnswer(query, parsePreview)
  const [preview, setPreview] = useState<PlacePreview | null>(null)
  if (answer && answer !== preview) setPreview(answer)
  const isAnswered = address === query
  return { preview, isNewest: isAnswered && answer !== null, isLost: isAnswered && answer === null }
}

function contains({ west, east, south, north }: Box, at: Point): boolean {
  return at.longitude > west && at.longitude < east && at.latitude > south && at.latitude < north
}

/** As if somebody had typed it: progress, draft and checks hear of it. */
function writeLink(text: string) {
  const control = document.getElementById(controlId(LINK))
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
  control.value = text
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
