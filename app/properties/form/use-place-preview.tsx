import { useState } from 'react'
import { href } from 'react-router'
import { type PlacePreview, type PreviewAsked, parsePreview, writePreview } from '#app/properties/map/place-preview.ts'
import { useAnswer } from './use-answer.tsx'

/** The last map that came, and whether the newest question has none: the map then stays, and the point can be typed. */
export function usePlacePreview(asked: PreviewAsked): { preview: PlacePreview | null; isLost: boolean } {
  const query = `${href('/place-preview')}?${writePreview(asked)}`
  const { address, answer } = useAnswer(query, parsePreview)
  const [preview, setPreview] = useState<PlacePreview | null>(null)
  if (answer && answer !== preview) setPreview(answer)
  return { preview, isLost: address === query && answer === null }
}
