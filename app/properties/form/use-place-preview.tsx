import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { type PlacePreview, type PreviewAsked, parsePreview, writePreview } from '#app/properties/map/place-preview.ts'

const TYPING_PAUSE_MS = 250

/** The last answer that came, and whether the newest question has none: the map then stays as it was. */
export function usePlacePreview(asked: PreviewAsked): { preview: PlacePreview | null; isLost: boolean } {
  const query = String(writePreview(asked))
  const [answered, setAnswered] = useState<{ query: string; preview: PlacePreview | null; isLost: boolean }>({
    query: '',
    preview: null,
    isLost: false,
  })
  useEffect(() => {
    async function look(signal: AbortSignal) {
      const found = await ask(query, signal)
      if (!signal.aborted) setAnswered((last) => ({ query, preview: found ?? last.preview, isLost: found === null }))
    }
    const asking = new AbortController()
    const pause = setTimeout(() => {
      void look(asking.signal)
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(pause)
      asking.abort()
    }
  }, [query])
  return { preview: answered.preview, isLost: answered.isLost && answered.query === query }
}

/** A map that can't be had is none: the point can be typed. */
async function ask(query: string, signal: AbortSignal): Promise<PlacePreview | null> {
  try {
    const answer = await fetch(`${href('/place-preview')}?${query}`, {
      signal,
      headers: { Accept: 'application/json' },
    })
    return answer.ok ? parsePreview(await answer.json()) : null
  } catch {
    return null
  }
}
