import { redirect } from 'react-router'
import { slugify } from '#app/text/slugify.ts'

type NotFound = { found: 'renamed'; slug: string } | { found: 'deleted' } | { found: 'nothing' }
type RequestedAddress = { slug: string; search: string }
type Page<Answer> = { find: (slug: string) => Promise<Answer | NotFound>; pathOf: (slug: string) => string }

/**
 * The data of the requested page with its canonical path; else status 404, or 410 for a deleted page. Capitals and accents
 * of the slug don't matter.
 * @throws the redirect to the current address
 */
export async function findRequested<Answer extends { found: string }>(
  { slug: requested, search }: RequestedAddress,
  { find, pathOf }: Page<Answer>,
): Promise<{ answer: Exclude<Answer, NotFound>; path: string } | { answer: null; status: 404 | 410 }> {
  const slug = slugify(requested)
  const answer = await find(slug)
  if (answer.found === 'nothing') return { answer: null, status: 404 }
  if (answer.found === 'deleted') return { answer: null, status: 410 }
  if (isRenamed(answer)) throw redirect(pathOf(answer.slug) + search, 301)
  if (slug !== requested) throw redirect(pathOf(slug) + search, 301)
  return { answer: answer as Exclude<Answer, NotFound>, path: pathOf(slug) }
}

function isRenamed(answer: { found: string }): answer is Extract<NotFound, { slug: string }> {
  return answer.found === 'renamed'
}
