import type { Control, FormValues } from './form-values.ts'

type Item = Control | 'amenities' | 'photos'

/**
 * The sections of the form (spec, section 2). The progress counts 19 items: seventeen controls, the conditions and the
 * photos; what always has a value, the contact and the three optional figures are outside of it (decisions 11 to 13).
 */
export const FORM_SECTIONS = [
  {
    id: 'basica',
    title: 'Información Básica',
    counted: ['title', 'propertyId', 'price', 'currency', 'description'],
    others: ['type', 'category'],
  },
  {
    id: 'ubicacion',
    title: 'Ubicación',
    counted: ['location', 'municipality', 'address', 'state', 'googleMapsLink'],
    others: [],
  },
  {
    id: 'caracteristicas',
    title: 'Características',
    counted: ['area', 'constructionArea', 'lotSize', 'frontage', 'depth', 'pricePerM2', 'amenities'],
    others: ['yearBuilt', 'bedrooms', 'bathrooms'],
  },
  {
    id: 'estatus',
    title: 'Estado de la Propiedad',
    counted: ['timeAlert'],
    others: ['status', 'contactName', 'contactPhone', 'contactEmail'],
  },
  { id: 'imagenes', title: 'Imágenes', counted: ['photos'], others: ['images', 'imageAlts'] },
] as const satisfies readonly {
  id: string
  title: string
  counted: readonly Item[]
  others: readonly (Control | 'images' | 'imageAlts')[]
}[]

export type SectionId = (typeof FORM_SECTIONS)[number]['id']

export type Progress = {
  filled: number
  total: number
  /** Rounded, 0 to 100. */
  percent: number
  sections: Record<SectionId, { filled: number; total: number }>
}

/** How much of the form is filled in. */
export function progressOf(values: FormValues): Progress {
  const counts = FORM_SECTIONS.map(({ id, counted }) => ({
    id,
    filled: counted.filter((name) => isFilled(values[name])).length,
    total: counted.length,
  }))
  const filled = sum(counts.map((section) => section.filled))
  const total = sum(counts.map((section) => section.total))
  return {
    filled,
    total,
    percent: Math.round((filled / total) * 100),
    sections: Object.fromEntries(counts.map(({ id, ...count }) => [id, count])) as Progress['sections'],
  }
}

/** The section in which a control stands. */
export function sectionOf(name: string): SectionId | null {
  return FORM_SECTIONS.find(({ counted, others }) => [...counted, ...others].some((own) => own === name))?.id ?? null
}

function isFilled(value: string | readonly unknown[]): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value.length > 0
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}
