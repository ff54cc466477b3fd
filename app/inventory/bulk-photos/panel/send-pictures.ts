/** How a sending ended: the address of the job, or the sentence about it. */
type Sent = { address: string } | { fault: string }

const FAILED =
  'El envío se cortó y no entró nada. Lo que elegiste sigue aquí: revisa tu conexión y pulsa «Revisar fotos» otra vez. Si se corta siempre, mándalas en partes; una foto que ya esté no se repite.'
const CANCELLED = 'Cancelaste el envío: no entró nada. Lo que elegiste sigue aquí.'
const NO_ANSWER = 'El sitio no contesta. Mándalas otra vez en un rato.'

type Options = { onProgress: (share: number) => void; signal: AbortSignal }

/**
 * Sends the form as a browser would, and says how far it is: `fetch` reports no progress. The site answers as to a form
 * that was sent without scripts.
 */
export function sendPictures(form: FormData, { onProgress, signal }: Options): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(outcomeOf(request)))
    request.addEventListener('error', () => resolve({ fault: FAILED }))
    request.addEventListener('abort', () => resolve({ fault: CANCELLED }))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', location.pathname)
    request.responseType = 'document'
    request.send(form)
  })
}

function outcomeOf({ status, responseURL, response }: XMLHttpRequest): Sent {
  const { pathname } = new URL(responseURL || location.href)
  if (status === 200 && pathname !== location.pathname) return { address: pathname }
  const page = response instanceof Document ? response : null
  return { fault: page?.querySelector('[role=alert]')?.textContent?.trim() || NO_ANSWER }
}
