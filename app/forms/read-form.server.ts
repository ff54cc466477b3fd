import { data } from 'react-router'
import { FORM_TOO_LONG } from './no-answer.ts'
import { SHORT_FORM_BYTES } from './form-bytes.server.ts'

/**
 * The fields of a posted short form; none if the body is no form.
 * @param most maximum bytes of the body
 * @throws a 413 response for a longer body
 */
export async function readForm(request: Request, most = SHORT_FORM_BYTES): Promise<FormData> {
  const form = await readFormUpTo(request, most)
  if (!form) throw data(FORM_TOO_LONG, { status: 413 })
  return form
}

/** The same, for callers that handle a long form themselves. @returns null for a longer body */
export async function readFormUpTo(request: Request, most: number): Promise<FormData | null> {
  const body = await readUpTo(request.body, most)
  if (!body) return null
  const type = request.headers.get('Content-Type') ?? ''
  return new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => new FormData())
}

/**
 * A longer body is read and discarded up to this multiple of the limit: browsers read the answer only after sending
 * everything.
 */
export const MAX_READ_FACTOR = 64

/** The body, if it is short enough; reading stops at the multiple above. */
async function readUpTo(stream: ReadableStream<Uint8Array> | null, most: number): Promise<Blob | null> {
  const chunks: BlobPart[] = []
  let size = 0
  try {
    for await (const chunk of stream ?? []) {
      size += chunk.byteLength
      if (size > most * MAX_READ_FACTOR) return null
      if (size <= most) chunks.push(new Uint8Array(chunk))
    }
  } catch {
    // The connection broke, so nobody reads this answer. It is no failure of the server.
    throw data('El formulario llegó incompleto.', { status: 400 })
  }
  return size <= most ? new Blob(chunks) : null
}
