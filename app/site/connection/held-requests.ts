/** How long a request waits for its next attempt, in ms; the last pause repeats. */
const PAUSES_MS = [2000, 4000, 8000, 16_000, 30_000]

/** Requests for the data of a page that nobody has answered yet, each by what tries it again at once. */
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
 * `fetch` for the pages: a request for their data that fails, or that something other than the product answers (a
 * proxy's 502), is not an error. It is sent again until it is answered or its navigation is left.
 */
export function holdingFetch(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (!isPageData(input, init)) return send(input, init)
    const first = await attempt(send, input, init)
    return first ?? hold(() => attempt(send, input, init), init?.signal ?? null)
  }
}

/** @returns null where nothing of the product answers */
async function attempt(send: typeof fetch, url: URL, init: RequestInit | undefined): Promise<Response | null> {
  try {
    const answer = await send(url, init)
    return isProducts(answer) ? answer : null
  } catch (failure) {
    if (init?.signal?.aborted) throw failure
    return null
  }
}

/** Waits, with the same pauses, until `isReached` says so, or until what waits is left. */
export async function holdUntil(isReached: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  await hold(async () => signal.aborted || (await isReached()) || null, signal)
}

async function hold<Answer>(again: () => Promise<Answer | null>, signal: AbortSignal | null): Promise<Answer> {
  let wake = () => {}
  const retry = () => wake()
  held.add(retry)
  tell()
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
    tell()
  }
}

/** React Router asks for the data of pages at '{path}.data', with an URL object and by GET. */
function isPageData(input: RequestInfo | URL, init: RequestInit | undefined): input is URL {
  return input instanceof URL && input.pathname.endsWith('.data') && (init?.method ?? 'GET') === 'GET'
}

/** React Router marks every answer that it gives for data, errors too. */
function isProducts(answer: Response): boolean {
  return answer.headers.has('X-Remix-Response')
}

function tell(): void {
  for (const listener of listeners) listener()
}
