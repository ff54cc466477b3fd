import type { PlaceLeaf, ShoppingCenterLeaf } from 'schema-dts'
import { thing } from '#app/seo/json-ld.ts'
import type { ComplexKind } from '#app/catalogue/facts/complex-kinds.ts'

export type ComplexNode = PlaceLeaf | ShoppingCenterLeaf

/** schema.org has a type for shopping centers only. Industrial parks and office towers are a `Place`. */
const COMPLEX_TYPES: Record<ComplexKind, ComplexNode['@type']> = {
  plaza: 'ShoppingCenter',
  parque_industrial: 'Place',
  torre: 'Place',
}

/** A complex on the page of one of its spaces. Its own page has the full data under the same `@id`. */
export function complexNode({ slug, name, kind }: { slug: string; name: string; kind: ComplexKind }, origin: string) {
  const url = `${origin}/conjunto/${slug}`
  return thing<ComplexNode>({ '@type': COMPLEX_TYPES[kind], '@id': `${url}#lugar`, name, url })
}
