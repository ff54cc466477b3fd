import { SHOP_LEVELS, SHOP_LEVEL_LABELS } from './filtered-vocabulary.ts'
import { SIGNAGES, SIGNAGE_LABELS } from './technical-vocabulary.ts'
import { CHOICE, HALF, NAMES_THE_PLACE, TEXT, WHOLE, YES_OR_NO } from './technical-parts.ts'
import type { Fact } from './fact.ts'

/** Technical facts of shops; other types have some of them too. */
export const SHOP_FACTS = {
  shopLevel: {
    ...CHOICE,
    label: 'Nivel',
    codes: SHOP_LEVELS,
    labels: SHOP_LEVEL_LABELS,
    card: { counts: { local: 1 } },
    types: ['local'],
    export: { width: 13 },
  },
  corner: {
    ...YES_OR_NO,
    label: 'En esquina',
    card: { counts: { local: 2 } },
    types: ['local', 'terreno'],
  },
  doubleHeight: { ...YES_OR_NO, label: 'Doble altura', types: ['local'] },
  extraction: { ...YES_OR_NO, label: 'Extracción', types: ['local'] },
  greaseTrap: { ...YES_OR_NO, label: 'Trampa de grasa', types: ['local'] },
  signage: {
    ...CHOICE,
    label: 'Anuncio',
    codes: SIGNAGES,
    labels: SIGNAGE_LABELS,
    types: ['local'],
    export: { width: 18 },
    unlisted: true,
  },
  plaza: {
    ...TEXT,
    label: 'Plaza',
    most: 120,
    types: ['local'],
    form: { ...HALF, note: NAMES_THE_PLACE },
    export: { width: 28 },
    searched: { public: 12, panel: 11 },
  },
  anchorStore: {
    ...TEXT,
    label: 'Tienda ancla',
    most: 120,
    types: ['local'],
    form: HALF,
    export: { width: 28 },
    searched: { public: 13 },
  },
  allowedUses: {
    ...TEXT,
    label: 'Giros permitidos',
    most: 500,
    types: ['local'],
    form: WHOLE,
    export: { width: 36 },
    searched: { public: 14 },
  },
  forbiddenUses: {
    ...TEXT,
    label: 'Giros no permitidos',
    most: 500,
    types: ['local'],
    form: WHOLE,
    export: { width: 36 },
  },
} as const satisfies Record<string, Fact>
