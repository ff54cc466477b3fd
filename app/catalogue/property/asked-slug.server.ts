import { redirect } from 'react-router'
import { slugify } from './slug.ts'

type Elsewhere = { found: 'renamed'; slug: string } | { found: 'deleted' } | { found: 'nothing' }
type Asked = { slug: string; search: string }
type Page<Answer> = { find: (slug: string) => Promise<Answer | Elsewhere>; pathOf: (slug: string) => string }

/**
 * What the page that an address asks for shows, with its canonical path; else the status that says that there is none
 * (any more). The slug is folded: capitals and accents lead to the same page.
 * @throws the redirect to the current address
 */
export async function findAsked<Answer extends { found: string }>(
  { slug: asked, search }: Asked,
  { find, pathOf }: Page<Answer>,
): Promise<{ answer: Exclude<Answer, Elsewhere>; path: string } | { answer: null; status: 404 | 410 }> {
  const slug = slugify(asked)
  const answer = await find(slug)
  if (answer.found === 'nothing') return { answer: null, status: 404 }
  if (answer.found === 'deleted') return { answer: null, status: 410 }
  if (isRenamed(answer)) throw redirect(pathOf(answer.slug) + search, 301)
  if (slug !== asked) throw redirect(pathOf(slug) + search, 301)
  return { answer: answer as Exclude<Answer, Elsewhere>, path: pathOf(slug) }
}

function isRenamed(answer: { found: string }): answer is Extract<Elsewhere, { slug: string }> {
  return answer.found === 'renamed'
}
