/** How long a request waits for its next attempt, in ms; the last pause repeats. */
const PAUSES_MS = [2000, 4000, 8000, 16_000, 30_000]

/** Held requests: data of pages without an answer yet. Each entry retries its request at once. */
const held = new Set<() => void>()
const listeners = new Set<() => void>()

export function isHolding(): boolean {
  return held.size > 0
}

export function watchHeld(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function retryHeld(): void {
  for (const retry of held) retry()
}

/**
 * `fetch` that holds requests for the data of pages. If one fails, or if something other than the product answers (a
 * proxy's 502), it is sent again until it is answered or its navigation is aborted.
 */
export function holdingFetch(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (!isPageData(input, init)) return send(input, init)
    const first = await attempt(send, input, init)
    return first ?? hold(() => attempt(send, input, init), init?.signal ?? null)
  }
}

/** @returns null when the product does not answer */
async function attempt(send: typeof fetch, url: URL, init: RequestInit | undefined): Promise<Response | null> {
  try {
    const answer = await send(url, init)
    return isFromProduct(answer) ? answer : null
  } catch (failure) {
    if (init?.signal?.aborted) throw failure
    return null
  }
}

/** Waits, with the same pauses, until `isReached` returns true or the signal aborts. */
export async function holdUntil(isReached: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  await hold(async () => signal.aborted || (await isReached()) || null, signal)
}

async function hold<Answer>(again: () => Promise<Answer | null>, signal: AbortSignal | null): Promise<Answer> {
  let wake = () => {}
  const retry = () => wake()
  held.add(retry)
  notify()
  signal?.addEventListener('abort', retry)
  try {
    for (let pause = 0; ; pause = Math.min(pause + 1, PAUSES_MS.length - 1)) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, PAUSES_MS[pause])
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      // An aborted request throws here.
      const answer = await again()
      if (answer) return answer
    }
  } finally {
    signal?.removeEventListener('abort', retry)
    held.delete(retry)
    notify()
  }
}

/** React Router requests the data of pages at '{path}.data', with an URL object and GET. */
function isPageData(input: RequestInfo | URL, init: RequestInit | undefined): input is URL {
  return input instanceof URL && input.pathname.endsWith('.data') && (init?.method ?? 'GET') === 'GET'
}

/** React Router sets this header on every data response, errors included. */
function isFromProduct(answer: Response): boolean {
  return answer.headers.has('X-Remix-Response')
}

function notify(): void {
  for (const listener of listeners) listener()
}
