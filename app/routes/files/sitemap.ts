import { ReadableStream as WebStream, TextEncoderStream } from 'node:stream/web'
import { partsContext } from '#app/parts.server.ts'
import { openSitemap } from '#app/properties/sitemap/sitemap.server.ts'
import type { Route } from './+types/sitemap.ts'

/** The sitemap, streamed while the rows are read. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('part')
  const part = asked === null ? null : /^\d{1,5}$/.test(asked) ? Number(asked) : Number.NaN
  const sitemap = Number.isNaN(part) ? null : await openSitemap(context.get(partsContext), part)
  if (!sitemap) return new Response(null, { status: 404 })
  const body = WebStream.from(sitemap).pipeThrough(new TextEncoderStream()) as ReadableStream
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
  })
}
