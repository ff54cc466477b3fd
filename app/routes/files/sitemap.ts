import { ReadableStream as WebStream, TextEncoderStream } from 'node:stream/web'
import { answerTagged } from '#app/http/entity-tag.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { openSitemap, sitemapTag } from '#app/sitemap/sitemap.server.ts'
import type { Route } from './+types/sitemap.ts'

/** The sitemap as a stream. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const param = new URL(request.url).searchParams.get('part')
  const part = param === null ? null : /^\d{1,5}$/.test(param) ? Number(param) : Number.NaN
  const parts = context.get(partsContext)
  const [tag, sitemap] = Number.isNaN(part)
    ? [null, null]
    : await Promise.all([sitemapTag(parts, part), openSitemap(parts, part)])
  if (!tag || !sitemap) return new Response(null, { status: 404 })
  const headers = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=600',
    ETag: tag,
  }
  // The store is read only when the stream is.
  return answerTagged(
    request,
    headers,
    () => WebStream.from(sitemap).pipeThrough(new TextEncoderStream()) as ReadableStream,
  )
}
