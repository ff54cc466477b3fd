import { createHash } from 'node:crypto'

/**
 * Whether an If-None-Match header names this tag: the browser's copy is current. Proxies that compress mark the tag as
 * weak, and a browser may name several tags; '*' names any.
 */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.trim() === '*' || header.includes(etag.replace(/^W\//, ''))
}

/** The ETag of a text in pieces. It is weak, because the text may be sent compressed. */
export async function tagOf(pieces: Iterable<string | Uint8Array> | AsyncIterable<string>): Promise<string> {
  const digest = createHash('sha256')
  for await (const piece of pieces) digest.update(piece)
  return `W/"${digest.digest('base64url').slice(0, 22)}"`
}

/** The response with its tag, or 304 if the browser's copy is current. @param body called only if it is sent */
export function answerTagged(
  request: Request,
  headers: { ETag: string } & Record<string, string>,
  body: () => BodyInit,
) {
  const known = request.headers.get('If-None-Match') ?? undefined
  if (matchesTag(known, headers.ETag)) return new Response(null, { status: 304, headers })
  return new Response(body(), { headers })
}
