import type { Category, Status } from '#app/catalogue/facts/vocabulary.ts'
import { foldText } from '#app/text/fold-text.ts'

/** What a word of a status says: the operations that are offered, and whether the property still is. */
export type StatusMeaning = { operations: readonly Category[]; status: Status | null }

const FREE: Status = 'disponible'
const GONE: Status = 'vendida'
/** The words of the plugins and of those who name their own terms, in English and in Spanish. */
const WORDS: readonly (readonly [StatusMeaning, ...string[]])[] = [
  [
    { operations: ['venta'], status: FREE },
    'for sale',
    'sale',
    'to buy',
    'buy',
    'venta',
    'en venta',
    'se vende',
    'vende',
  ],
  [{ operations: ['venta'], status: FREE }, 'preventa', 'en preventa', 'pre venta', 'presale', 'residential sales'],
  [{ operations: ['renta'], status: FREE }, 'for rent', 'rent', 'to rent', 'for lease', 'lease', 'rental', 'to let'],
  [{ operations: ['renta'], status: FREE }, 'renta', 'en renta', 'se renta', 'alquiler', 'en alquiler', 'se alquila'],
  [{ operations: ['renta'], status: FREE }, 'arriendo', 'en arriendo', 'arrendamiento', 'residential lettings'],
  [{ operations: ['traspaso'], status: FREE }, 'traspaso', 'en traspaso', 'se traspasa'],
  [{ operations: ['venta', 'renta'], status: FREE }, 'both', 'sale or rent', 'sale and rent', 'for sale or rent'],
  [{ operations: ['venta', 'renta'], status: FREE }, 'sale rent', 'rent sale', 'for sale and rent', 'venta y renta'],
  [{ operations: ['venta', 'renta'], status: FREE }, 'renta y venta', 'venta o renta', 'renta o venta', 'venta renta'],
  [{ operations: ['venta', 'renta'], status: FREE }, 'renta venta', 'en venta o renta', 'en venta y renta'],
  [{ operations: [], status: FREE }, 'available', 'disponible', 'active', 'activa', 'activo', 'current', 'commercial'],
  [{ operations: ['venta'], status: GONE }, 'sold', 'vendida', 'vendido', 'completed sale'],
  [{ operations: ['renta'], status: GONE }, 'let', 'leased', 'rented', 'rentada', 'rentado', 'alquilada', 'alquilado'],
  [{ operations: ['renta'], status: GONE }, 'arrendada', 'arrendado'],
  [{ operations: ['venta'], status: 'separada' }, 'sold stc', 'sold subject to contract', 'sale agreed', 'sstc'],
  [{ operations: ['venta'], status: 'separada' }, 'sale pending', 'under contract'],
  [{ operations: ['renta'], status: 'separada' }, 'let agreed', 'let stc', 'let subject to contract'],
  [{ operations: [], status: 'separada' }, 'under offer', 'reserved', 'reservada', 'reservado', 'apartada', 'apartado'],
  [{ operations: [], status: 'separada' }, 'separada', 'separado', 'en negociacion', 'en proceso de cierre'],
  [
    { operations: [], status: 'pausada' },
    'withdrawn',
    'offmarket',
    'off market',
    'deleted',
    'unpublished',
    'auto draft',
  ],
  [{ operations: [], status: 'pausada' }, 'draft', 'inactive', 'inactiva', 'inactivo', 'no disponible', 'unavailable'],
  [{ operations: [], status: 'pausada' }, 'pausada', 'suspendida', 'suspendido', 'retirada', 'fuera de mercado'],
  // Terms that praise and say nothing about the offer.
  [{ operations: [], status: null }, 'open house', 'new listing', 'hot offer', 'featured', 'destacada', 'oportunidad'],
  [
    { operations: [], status: null },
    'nueva',
    'nuevo',
    'new',
    'exclusiva',
    'price reduced',
    'precio rebajado',
    'oferta',
  ],
]
const MEANINGS: ReadonlyMap<string, StatusMeaning> = new Map(
  WORDS.flatMap(([meaning, ...words]) => words.map((word) => [word, meaning] as const)),
)
/** Words that one plugin uses in another sense than all others. */
const OF_PLUGINS: Readonly<Record<string, Readonly<Record<string, StatusMeaning>>>> = {
  // In its list it stands between 'Unpublished' and 'Auto-draft': it waits for a review.
  Estatik: { pending: { operations: [], status: 'pausada' } },
  RealHomes: { pending: { operations: [], status: 'separada' } },
  Houzez: { pending: { operations: [], status: 'separada' } },
}

/** The meaning of the whole of a status in the vocabulary of a plugin; null for an unknown one, which is never guessed. */
export function statusMeaning(plugin: string, text: string): StatusMeaning | null {
  const words = foldText(text.replaceAll(/[^\p{L}\p{N}]+/gu, ' '))
  return OF_PLUGINS[plugin]?.[words] ?? MEANINGS.get(words) ?? null
}
