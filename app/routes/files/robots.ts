import { answerTagged, tagOf } from '#app/http/entity-tag.server.ts'
import { robotsTxt } from '#app/seo/robots-txt.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { UNCRAWLED_PARAMS } from '#app/listing/search/uncrawled-params.ts'
import type { Route } from './+types/robots.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const text = robotsTxt(context.get(partsContext).publicUrl, UNCRAWLED_PARAMS)
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
    ETag: await tagOf([text]),
  }
  return answerTagged(request, headers, () => text)
}
