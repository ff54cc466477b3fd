import { useEffect, useState } from 'react'
import { TYPING_PAUSE_MS } from '#app/forms/typed-search.ts'

type Answered<Answer> = { address: string | null; answer: Answer | null }

/**
 * The JSON answer of an address, requested after a pause in typing. The previous answer stays until the next one arrives;
 * `address` tells which request it belongs to. A failed request gives null and is repeated once there is a connection.
 * @param address null if there is nothing to request
 * @param read reads the answer; null if it is not understood
 */
export function useAnswer<Answer>(address: string | null, read: (json: unknown) => Answer | null): Answered<Answer> {
  const [answered, setAnswered] = useState<Answered<Answer>>({ address: null, answer: null })
  useEffect(() => {
    if (address === null) return
    const requested = address
    const abort = new AbortController()
    let isLost = false
    async function load() {
      const json = await fetchJson(requested, abort.signal)
      if (abort.signal.aborted) return
      isLost = json === null
      setAnswered({ address: requested, answer: isLost ? null : read(json) })
    }
    function loadAgain() {
      if (isLost) void load()
    }
    const pause = setTimeout(() => void load(), TYPING_PAUSE_MS)
    window.addEventListener('online', loadAgain)
    return () => {
      clearTimeout(pause)
      window.removeEventListener('online', loadAgain)
      abort.abort()
    }
  }, [address, read])
  return answered
}

async function fetchJson(address: string, signal: AbortSignal): Promise<unknown> {
  try {
    const answer = await fetch(address, { signal, headers: { Accept: 'application/json' } })
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
