import { YES_NO, YES_NO_LABELS } from './technical-vocabulary.ts'
import { AREA, AT_ONCE, COUNT, MEASURE, TEXT, THIRD, WHOLE } from './technical-parts.ts'
import type { Fact } from './fact.ts'
import { LAND_FACTS } from './land-facts.ts'
import { USUAL_LAND_USES } from './land-use.ts'
import { OFFICE_FACTS } from './office-facts.ts'
import { SHOP_FACTS } from './shop-facts.ts'
import { WAREHOUSE_FACTS } from './warehouse-facts.ts'

/**
 * Technical facts of the types of property. The form shows those of the chosen type. The largest accepted values are far
 * beyond real ones and only catch typing errors.
 */
export const TECHNICAL_FACTS = {
  ...WAREHOUSE_FACTS,
  ...OFFICE_FACTS,
  ...LAND_FACTS,
  ...SHOP_FACTS,
  landUse: {
    ...TEXT,
    label: 'Uso de suelo',
    most: 120,
    usual: USUAL_LAND_USES,
    card: { counts: { terreno: 1 } },
    form: WHOLE,
    export: { width: 28 },
  },
  rentableArea: {
    ...AREA,
    label: 'Superficie rentable',
    page: { after: 'area' },
    structuredData: MEASURE,
    unlisted: true,
  },
  usableArea: {
    ...AREA,
    label: 'Superficie útil',
    page: { after: 'area' },
    structuredData: MEASURE,
    unlisted: true,
  },
  terraceArea: {
    ...AREA,
    label: 'Terraza',
    types: ['local', 'oficina', 'casa', 'departamento'],
    structuredData: MEASURE,
    unlisted: true,
  },
  parkingSpaces: {
    ...COUNT,
    label: 'Cajones de estacionamiento',
    most: 10_000,
    card: { words: 'cajones', one: 'cajón', counts: { oficina: 1 } },
    structuredData: MEASURE,
  },
  availableFrom: {
    kind: 'day',
    past: AT_ONCE,
    label: 'Disponible desde',
    form: THIRD,
    page: {},
    export: { width: 17 },
    structuredData: 'own',
  },
  tour: {
    kind: 'tour',
    label: 'Video o recorrido 360°',
    form: {
      ...WHOLE,
      placeholder: 'https://my.matterport.com/show/?m=…',
      note: 'De YouTube, Vimeo, Matterport o Kuula. Se abre en otra pestaña cuando alguien lo pide.',
    },
    export: { width: 36 },
  },
  exclusive: {
    kind: 'choice',
    label: 'En exclusiva',
    codes: YES_NO,
    labels: YES_NO_LABELS,
    form: { section: 'propietario', width: 'half' },
    staffOnly: true,
    export: { width: 13 },
  },
} as const satisfies Record<string, Fact>
