import type { PlaceLeaf, ShoppingCenterLeaf } from 'schema-dts'
import { thing } from '#app/seo/json-ld.ts'
import type { ComplexKind } from '#app/catalogue/facts/complex-kinds.ts'

export type ComplexNode = PlaceLeaf | ShoppingCenterLeaf

/** schema.org knows shopping centers; an industrial park and a tower of offices are but places. */
const COMPLEX_TYPES: Record<ComplexKind, ComplexNode['@type']> = {
  plaza: 'ShoppingCenter',
  parque_industrial: 'Place',
  torre: 'Place',
}

/** A conjunto as a page of one of its spaces names it: its own page tells the rest under the same id. */
export function complexNode({ slug, name, kind }: { slug: string; name: string; kind: ComplexKind }, origin: string) {
  const url = `${origin}/conjunto/${slug}`
  return thing<ComplexNode>({ '@type': COMPLEX_TYPES[kind], '@id': `${url}#lugar`, name, url })
}
