import { PROPERTY_TYPE_LABELS, CATEGORY_LABELS, PROPERTY_TYPES, categoryIn } from '#app/catalogue/facts/vocabulary.ts'
import { foldText } from '#app/text/fold-text.ts'
import type { RowValues } from './row-values.ts'
import { wordedCode } from './worded-codes.ts'

/** The shortest word that is a type in a title: 'Of' and 'R' are no words of one. */
const SHORTEST = 4

/** Fills a missing type and a missing operation from the title: 'Bodega en renta en Apodaca'. */
export function fillFromTitle({ texts, derived }: RowValues): void {
  const title = foldText(texts.title ?? '')
  const [first = ''] = title.split(/[^a-z]+/)
  const code = texts.type === undefined && first.length >= SHORTEST ? wordedCode('type', first) : null
  const type = PROPERTY_TYPES.find((each) => each === code)
  if (type) {
    texts.type = type
    derived.set('type', `El archivo no dice «Tipo»: por su título queda como ${PROPERTY_TYPE_LABELS[type]}.`)
  }
  const named = new Set(
    [...title.matchAll(/\b(?:en|se) (venta|renta|traspaso|vende|traspasa)\b/g)].map(([, word]) => word),
  )
  const [word = ''] = named
  const category =
    texts.category === undefined && named.size === 1
      ? categoryIn(word.replace(/^vende$/, 'venta').replace(/^traspasa$/, 'traspaso'))
      : null
  if (!category) return
  texts.category = category
  derived.set('category', `El archivo no dice «Categoría»: por su título queda como ${CATEGORY_LABELS[category]}.`)
}
