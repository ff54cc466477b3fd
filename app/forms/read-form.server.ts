import { data } from 'react-router'
import { SHORT_FORM_BYTES } from './form-bytes.server.ts'

export const FORM_TOO_LONG = 'El formulario es demasiado largo.'

/**
 * The posted fields of a short form. What is no form has none; what is far too long for one is refused before it fills the memory.
 * @param most bytes of the longest that is taken
 * @throws a 413 response
 */
export async function readForm(request: Request, most = SHORT_FORM_BYTES): Promise<FormData> {
  const form = await readFormUpTo(request, most)
  if (!form) throw data(FORM_TOO_LONG, { status: 413 })
  return form
}

/** The same for a form that says itself what to do when it is too long. @returns null beyond so many bytes */
export async function readFormUpTo(request: Request, most: number): Promise<FormData | null> {
  const body = await readUpTo(request.body, most)
  if (!body) return null
  const type = request.headers.get('Content-Type') ?? ''
  return new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => new FormData())
}

/** How many times as much is read, and dropped: a browser that is still sending hears no answer. */
export const MAX_READ_FACTOR = 64

/** What was sent, while it is at most so many bytes; what goes on beyond all patience is not even read. */
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
    // The connection broke: nobody waits for this answer, and nothing of ours failed.
    throw data('El formulario llegó incompleto.', { status: 400 })
  }
  return size <= most ? new Blob(chunks) : null
}
