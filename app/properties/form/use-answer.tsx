import { useEffect, useState } from 'react'

/** So long nothing more is typed before it is asked about. */
const TYPING_PAUSE_MS = 250

type Answered<Answer> = { address: string | null; answer: Answer | null }

/**
 * What an address of the site answers once typing rests; the answer before stays until another one comes, and tells by
 * its address what it answers. Null is an answer that could not be had or read: the form goes on without it.
 * @param address null while there is nothing to ask; @param read null where it reads nothing in the answer
 */
export function useAnswer<Answer>(address: string | null, read: (json: unknown) => Answer | null): Answered<Answer> {
  const [answered, setAnswered] = useState<Answered<Answer>>({ address: null, answer: null })
  useEffect(() => {
    if (address === null) return
    async function look(asked: string, signal: AbortSignal) {
      const json = await ask(asked, signal)
      if (!signal.aborted) setAnswered({ address: asked, answer: json === null ? null : read(json) })
    }
    const asking = new AbortController()
    const pause = setTimeout(() => {
      void look(address, asking.signal)
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(pause)
      asking.abort()
    }
  }, [address, read])
  return answered
}

async function ask(address: string, signal: AbortSignal): Promise<unknown> {
  try {
    const answer = await fetch(address, { signal, headers: { Accept: 'application/json' } })
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
