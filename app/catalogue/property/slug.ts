import { LONGEST_SLUG, slugify, trimHyphens } from '#app/text/slugify.ts'

type Named = { id: string; title: string; propertyId: string | null }

/**
 * The slugs that a property may have, in order of preference (decision 4): its title; when that is empty, its code; when
 * that is taken, the title followed by the code.
 */
export function plainSlugs({ id, title, propertyId }: Named): string[] {
  const code = slugify(propertyId ?? '')
  const fromTitle = slugify(title)
  const base = fromTitle || code || id
  const longer = fromTitle && code ? withSuffix(base, code) : base
  return longer === base ? [base] : [base, longer]
}

/** The slugs after those, without end: the last of them with a number. */
export function* numberedSlugs(property: Named): Generator<string> {
  const plain = plainSlugs(property)
  const longest = plain.at(-1) ?? property.id
  for (let n = 2; ; n += 1) {
    const numbered = withSuffix(longest, String(n))
    // A full title that ends in this number equals a candidate that was already taken.
    if (!plain.includes(numbered)) yield numbered
  }
}

/** Whether a slug ends in this code: 'bodega-prop-7' is read as the Bodega of PROP-7. */
export function endsInCode(slug: string, propertyId: string): boolean {
  const code = slugify(propertyId)
  return code !== '' && slug.endsWith(`-${code}`)
}

/** Cuts the base, never the suffix, so that candidates stay distinct within the limit. */
function withSuffix(base: string, suffix: string): string {
  return trimHyphens(`${trimHyphens(base.slice(0, Math.max(0, LONGEST_SLUG - suffix.length - 1)))}-${suffix}`)
}
