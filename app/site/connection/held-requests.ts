import { ForeignAnswer } from '#app/forms/no-answer.ts'

/** How long a request waits for its next attempt, in ms; the last pause repeats. */
const PAUSES_MS = [2000, 4000, 8000, 16_000, 30_000]

/** Why a request is held: nothing answers, or something other than the product does (a proxy's 502, a sign-in page). */
export type Silence = 'unreachable' | 'foreign'

/** Held requests: data of pages without an answer yet. Each entry retries its request at once. */
const held = new Map<() => void, Silence>()
const listeners = new Set<() => void>()

export function isHolding(): boolean {
  return held.size > 0
}

/** Null while no request is held. */
export function currentSilence(): Silence | null {
  const [silence = null] = held.values()
  return silence
}

export function watchHeld(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function retryHeld(): void {
  for (const retry of held.keys()) retry()
}

/**
 * `fetch` that holds requests for the data of pages. If one fails, or if something other than the product answers, it is
 * sent again until it is answered or its navigation is aborted. A form is sent once.
 * @throws ForeignAnswer when something other than the product answers a form
 */
export function holdingFetch(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (!isData(input)) return send(input, init)
    if ((init?.method ?? 'GET') !== 'GET') return sendOnce(send, input, init)
    const first = await attempt(send, input, init)
    return first instanceof Response ? first : hold(() => attempt(send, input, init), first, init?.signal ?? null)
  }
}

async function attempt(send: typeof fetch, url: URL, init: RequestInit | undefined): Promise<Response | Silence> {
  try {
    const answer = await send(url, init)
    return isFromProduct(answer) ? answer : 'foreign'
  } catch (failure) {
    if (init?.signal?.aborted) throw failure
    return 'unreachable'
  }
}

async function sendOnce(send: typeof fetch, url: URL, init: RequestInit | undefined): Promise<Response> {
  const answer = await send(url, init)
  if (!isFromProduct(answer)) throw new ForeignAnswer(answer.status)
  return answer
}

/** Waits, with the same pauses, until `ask` finds the product or the signal aborts. */
export async function holdUntil(
  ask: () => Promise<Silence | null>,
  first: Silence,
  signal: AbortSignal,
): Promise<void> {
  await hold(async () => (signal.aborted ? null : ask()), first, signal)
}

async function hold<Answer>(
  again: () => Promise<Answer | Silence>,
  silence: Silence,
  signal: AbortSignal | null,
): Promise<Answer> {
  let wake = () => {}
  const retry = () => wake()
  held.set(retry, silence)
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
      if (!isSilence(answer)) return answer
      held.set(retry, answer)
      notify()
    }
  } finally {
    signal?.removeEventListener('abort', retry)
    held.delete(retry)
    notify()
  }
}

function isSilence(answer: unknown): answer is Silence {
  return answer === 'unreachable' || answer === 'foreign'
}

/** React Router requests the data of pages, and sends forms, at '{path}.data', with an URL object. */
function isData(input: RequestInfo | URL): input is URL {
  return input instanceof URL && input.pathname.endsWith('.data')
}

/** React Router sets this header on every data response, errors included. */
function isFromProduct(answer: Response): boolean {
  return answer.headers.has('X-Remix-Response')
}

function notify(): void {
  for (const listener of listeners) listener()
}
