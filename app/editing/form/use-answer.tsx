import { useEffect, useState } from 'react'
import { TYPING_PAUSE_MS } from '#app/forms/typed-search.ts'

type Answered<Answer> = { address: string | null; answer: Answer | null }

/**
 * What an address of the site answers once typing rests; the answer before stays until another one comes, and tells by
 * its address what it answers. Null is an answer that could not be had or read: the form goes on without it,
 * and asks again once there is a connection.
 * @param address null while there is nothing to ask
 * @param read null where it reads nothing in the answer
 */
export function useAnswer<Answer>(address: string | null, read: (json: unknown) => Answer | null): Answered<Answer> {
  const [answered, setAnswered] = useState<Answered<Answer>>({ address: null, answer: null })
  useEffect(() => {
    if (address === null) return
    const asked = address
    const asking = new AbortController()
    let isLost = false
    async function look() {
      const json = await ask(asked, asking.signal)
      if (asking.signal.aborted) return
      isLost = json === null
      setAnswered({ address: asked, answer: isLost ? null : read(json) })
    }
    function lookAgain() {
      if (isLost) void look()
    }
    const pause = setTimeout(() => void look(), TYPING_PAUSE_MS)
    window.addEventListener('online', lookAgain)
    return () => {
      clearTimeout(pause)
      window.removeEventListener('online', lookAgain)
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
