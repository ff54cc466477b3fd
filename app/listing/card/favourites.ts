import { isSlug } from '#app/seo/slug-shape.ts'

/** Properties that a visitor keeps at most. */
export const MOST_FAVOURITES = 50

/** The slugs of a link or of the browser's storage, whatever they hold: each once, in order, at most 50. */
export function slugsIn(list: string | null): string[] {
  const slugs = (list ?? '').slice(0, 10_000).split(',').filter(isSlug)
  return [...new Set(slugs)].slice(0, MOST_FAVOURITES)
}

/** With the slug where it was missing, without it where it stood; the newest first. */
export function toggled(slugs: readonly string[], slug: string): string[] {
  return slugs.includes(slug) ? slugs.filter((kept) => kept !== slug) : [slug, ...slugs].slice(0, MOST_FAVOURITES)
}
