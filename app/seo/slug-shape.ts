import { LONGEST_SLUG } from '#app/text/slugify.ts'

const SLUG = /^[a-z0-9-]+$/

/** Whether a text can be a slug; the store is not asked for any other. */
export function isSlug(text: string): boolean {
  return text.length <= LONGEST_SLUG && SLUG.test(text)
}
