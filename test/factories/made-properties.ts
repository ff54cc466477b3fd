import type { PropertyInput } from '#app/catalogue/property/property-input.ts'

/** A file of another system, and what its properties are here: by their ID, only the facts that the file says. */
export type SourceFile = { name: string; content: string; expected: ReadonlyMap<string, Partial<PropertyInput>> }

/** A property as this product stores it; each file below writes it in the words of its own system. */
export type Made = {
  at: number
  type: 'bodega' | 'oficina' | 'local' | 'terreno' | 'casa'
  operation: 'renta' | 'venta' | 'both'
  status: 'disponible' | 'separada' | 'vendida' | 'pausada'
  sale: number
  rent: number
  currency: 'MXN' | 'USD'
  area: number
  lot: number
  municipality: string
  zone: string
}

const TYPES = ['bodega', 'oficina', 'local', 'terreno', 'casa'] as const
const STATUSES = ['disponible', 'disponible', 'separada', 'disponible', 'vendida', 'disponible', 'pausada'] as const
const PLACES = [
  ['Santa Catarina', 'La Huasteca'],
  ['Guadalupe', 'Linda Vista'],
  ['García', 'Mitras Poniente'],
  ['Santiago', 'El Cercado'],
] as const

export function madeList(count: number, seed: number): Made[] {
  return Array.from({ length: count }, (_none, index) => {
    const at = index + seed
    const [municipality = '', zone = ''] = PLACES[at % PLACES.length] ?? []
    const area = 90 + at * 13
    return {
      at,
      type: TYPES[at % TYPES.length] ?? 'casa',
      operation: at % 6 === 4 ? 'both' : at % 2 === 0 ? 'renta' : 'venta',
      status: STATUSES[at % STATUSES.length] ?? 'disponible',
      sale: 1_900_000 + at * 55_500,
      rent: 17_250 + at * 725,
      currency: at % 5 === 3 ? 'USD' : 'MXN',
      area,
      lot: area * 2,
      municipality,
      zone,
    }
  })
}

/** What all files say of a property. */
function factsOf(made: Made): Partial<PropertyInput> {
  const { operation, sale, rent } = made
  const first = operation === 'renta' ? rent : sale
  return {
    type: made.type,
    category: operation === 'renta' ? 'renta' : 'venta',
    status: made.status,
    priceCents: first * 100,
    currency: made.currency,
    ...(operation === 'both' && { secondCategory: 'renta', secondPriceCents: rent * 100 }),
    municipality: made.municipality,
    location: made.zone,
    area: made.area,
  }
}

export function expectedOf(
  list: readonly Made[],
  code: (made: Made) => string,
  more: (made: Made) => Partial<PropertyInput> = () => ({}),
): SourceFile['expected'] {
  return new Map(list.map((made) => [code(made), { ...factsOf(made), ...more(made) }]))
}

export function csv(rows: readonly Readonly<Record<string, string | number>>[], separator = ','): string {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const quoted = (cell: string | number) => `"${String(cell).replaceAll('"', '""')}"`
  return [headers, ...rows.map((row) => headers.map((header) => row[header] ?? ''))]
    .map((cells) => cells.map(quoted).join(separator))
    .join('\n')
}

export const hasSale = ({ operation }: Made) => operation !== 'renta'
export const hasRent = ({ operation }: Made) => operation !== 'venta'
