import { useState } from 'react'
import { href } from 'react-router'
import { type PlacePreview, type PreviewRequest, parsePreview, writePreview } from '#app/listing/map/place-preview.ts'
import { useAnswer } from './use-answer.tsx'

type Preview = {
  /** The last map that came. */
  preview: PlacePreview | null
  /** Whether it answers the newest question. */
  isNewest: boolean
  /** Whether that has none: the map then stays, and the point can be typed. */
  isLost: boolean
}

export function usePlacePreview(asked: PreviewRequest): Preview {
  const query = `${href('/place-preview')}?${writePreview(asked)}`
  const { address, answer } = useAnswer(query, parsePreview)
  const [preview, setPreview] = useState<PlacePreview | null>(null)
  if (answer && answer !== preview) setPreview(answer)
  const isAnswered = address === query
  return { preview, isNewest: isAnswered && answer !== null, isLost: isAnswered && answer === null }
}
