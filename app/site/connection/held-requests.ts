import { ForeignAnswer } from '#app/forms/no-answer.ts'

/** Why a request waits for the person's retry: nothing answers, or something other than the product does (a proxy's 502, a sign-in page). */
export type Silence = 'unreachable' | 'foreign'

/** Requests for the data of pages that got no answer. Each entry sends its request again. */
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
 * `fetch` for the data of pages: without it React Router would replace the page by an error page. A request that fails, or
 * that something other than the product answers, waits for `retryHeld` or the end of its navigation. A form fails at once.
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

/** Waits for retries until `ask` finds the product or the signal aborts. */
export async function holdUntil(
  ask: () => Promise<Silence | null>,
  first: Silence,
  signal: AbortSignal,
): Promise<void> {
  await hold(async () => (signal.aborted ? null : ask()), first, signal)
}

async function hold<Answer>(
  ask: () => Promise<Answer | Silence>,
  silence: Silence,
  signal: AbortSignal | null,
): Promise<Answer> {
  let again = () => {}
  const retry = () => again()
  held.set(retry, silence)
  notify()
  signal?.addEventListener('abort', retry)
  try {
    for (;;) {
      await new Promise<void>((resolve) => (again = resolve))
      // An aborted request throws here.
      const answer = await ask()
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
