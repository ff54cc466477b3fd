/** Letters of the longest slug (spec, section 9). */
export const LONGEST_SLUG = 100

const SLUG = /^[a-z0-9-]+$/

/** Whether a text can name a property in an address; another one need not be looked for. */
export function isSlug(text: string): boolean {
  return text.length <= LONGEST_SLUG && SLUG.test(text)
}
