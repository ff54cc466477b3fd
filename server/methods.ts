import { plainPage } from './failure-page.ts'

const READING = 'GET, HEAD'

/** Answers OPTIONS with the methods of the whole product; null for other methods. */
export function answerOptions(method: string): Response | null {
  if (method !== 'OPTIONS') return null
  return new Response(null, { status: 204, headers: { Allow: `${READING}, POST, OPTIONS` } })
}

/** React Router's 405 looks like a failed page, or is in English, and lacks the Allow header: this completes it. */
export function answerMethod(response: Response): Response {
  if (response.status !== 405) return response
  const allowed = response.headers.get('Allow') ?? READING
  const isPage = /^(?:text\/html|application\/json)/.test(response.headers.get('Content-Type') ?? '')
  const told = isPage ? refuseMethod() : response
  told.headers.set('Allow', allowed)
  return told
}

function refuseMethod(): Response {
  return plainPage({
    status: 405,
    title: 'Solicitud no permitida',
    sentences: ['Esta dirección no recibe lo que se envió y no se hizo nada.'],
  })
}
