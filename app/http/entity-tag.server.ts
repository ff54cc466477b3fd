import { createHash } from 'node:crypto'

/**
 * Whether an If-None-Match header names this tag: what the browser has is what there is. Proxies that compress mark the
 * tag as weak, a browser may name several; '*' names any.
 */
export function namesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.trim() === '*' || header.includes(etag.replace(/^W\//, ''))
}

/** The tag of what comes in pieces: weak, because the same is sent compressed, too. */
export async function tagOf(pieces: Iterable<string | Uint8Array> | AsyncIterable<string>): Promise<string> {
  const digest = createHash('sha256')
  for await (const piece of pieces) digest.update(piece)
  return `W/"${digest.digest('base64url').slice(0, 22)}"`
}

/** What has a tag, or 304 for who has it already. @param body made only where it is sent */
export function answerTagged(
  request: Request,
  headers: { ETag: string } & Record<string, string>,
  body: () => BodyInit,
) {
  const known = request.headers.get('If-None-Match') ?? undefined
  if (namesTag(known, headers.ETag)) return new Response(null, { status: 304, headers })
  return new Response(body(), { headers })
}
