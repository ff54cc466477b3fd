import type { Fact } from './fact.ts'

/** How owners usually come to an agency. */
const USUAL_SOURCES = [
  'Recomendación',
  'Cliente anterior',
  'Prospección',
  'Letrero o lona',
  'Llamada a la firma',
  'Sitio web',
  'Portal',
  'Otra agencia',
]

/** Whose the property is and what was agreed: for the staff alone. */
export const OWNER_FACTS = {
  ownerId: {
    kind: 'owner',
    label: 'Propietario',
    staffOnly: true,
    form: {
      section: 'propietario',
      width: 'whole',
      first: true,
      placeholder: 'Nombre, y teléfono o correo',
      note: 'Elige a alguien de la lista mientras escribes, o escribe su nombre con su teléfono o su correo. Nada de esta sección se publica.',
    },
    export: { width: 36 },
  },
  commission: {
    kind: 'commission',
    label: 'Comisión',
    staffOnly: true,
    form: { section: 'propietario', width: 'half', placeholder: '5 % o 1.5 meses' },
    export: { width: 14 },
    unlisted: true,
  },
  exclusiveUntil: {
    kind: 'day',
    isDeadline: true,
    label: 'Exclusiva hasta',
    staffOnly: true,
    form: {
      section: 'propietario',
      width: 'half',
      note: 'Avisa en Alertas de Contratos cuando falten 3 meses o menos.',
    },
    export: { width: 17 },
  },
  source: {
    kind: 'text',
    label: 'Origen',
    most: 120,
    usual: USUAL_SOURCES,
    staffOnly: true,
    form: { section: 'propietario', width: 'half', placeholder: 'Cómo llegó la propiedad' },
    export: { width: 22 },
    unlisted: true,
  },
} as const satisfies Record<string, Fact>
