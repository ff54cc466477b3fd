import { isSlug } from '#app/seo/slug-shape.ts'

/** The most favourites that a visitor can save. */
export const MOST_FAVOURITES = 50

/** Reads the slugs in a link or in the browser's storage. Drops anything else and duplicates; at most 50, in order. */
export function slugsIn(list: string | null): string[] {
  const slugs = (list ?? '').slice(0, 10_000).split(',').filter(isSlug)
  return [...new Set(slugs)].slice(0, MOST_FAVOURITES)
}

/** Adds the slug at the front, or removes it if it is there. */
export function toggleSlug(slugs: readonly string[], slug: string): string[] {
  return slugs.includes(slug) ? slugs.filter((saved) => saved !== slug) : [slug, ...slugs].slice(0, MOST_FAVOURITES)
}
