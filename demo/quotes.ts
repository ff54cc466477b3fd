import { worthOf } from '#app/properties/price/quoted.ts'
import { SQUARE_FEET, toCents } from '#app/properties/price/ratio.ts'
import type { PropertyInput } from '#app/properties/property-input.ts'
import { roundTo } from './market.ts'
import { type Random, createRandomOf } from './random.ts'

/** Square feet in a square metre, as far as a round quote needs them. */
const FEET = Number(SQUARE_FEET.of) / Number(SQUARE_FEET.by)

/** From this surface on, in m², a part may be let by itself. */
const DIVISIBLE_FROM = 2000

/** How often brokers quote a rent per m² with its terms, by type; homes are let for a round sum. */
const QUOTED = { bodega: 0.9, oficina: 0.85, local: 0.65, terreno: 0.4, casa: 0, departamento: 0 } as const
/** Centavos for one m² a month: pesos, and dollars where industry is quoted in them. */
const MAINTENANCE = {
  bodega: { MXN: [600, 1200], USD: [35, 60] },
  oficina: { MXN: [3500, 6000], USD: [200, 350] },
  local: { MXN: [3000, 6500], USD: [200, 350] },
} as const

/** What the words of a description say of the terms: the facts say the same. */
const NUMBERS: Record<string, number> = { dos: 2, tres: 3, cuatro: 4, cinco: 5, diez: 10, '10': 10 }
const TERM = /(?:contrato mínimo de|se renta por|contrato de) (dos|tres|cuatro|cinco|diez|10) años/i

type Terms = Partial<PropertyInput>

/** The property with its price as brokers quote it, and with the terms that its description tells. */
export function quoted(property: PropertyInput): PropertyInput {
  if (property.priceCents === null) return property
  // A sequence of its own: the rest of the catalogue is the same with or without quotes.
  const random = createRandomOf(property.title)
  const told = toldTerms(property)
  if (property.category === 'traspaso') return { ...property, ...told, ...transfer(random, property) }
  if (property.category === 'venta') return { ...property, ...told, ...sale(random, property) }
  if (!random.chance(QUOTED[property.type])) return { ...property, ...told }
  return { ...property, ...rent(random, property), ...told }
}

/** The terms that a description tells: all that a property written by hand has beside its own facts. */
export function toldTerms({ description, category }: Pick<PropertyInput, 'description' | 'category'>): Terms {
  const text = description ?? ''
  const years = NUMBERS[TERM.exec(text)?.[1] ?? '']
  const deposit = text.includes('un mes de depósito') ? 1 : text.includes('equivale a dos meses') ? 2 : null
  return {
    ...(/más IVA|IVA sobre la construcción va aparte/i.test(text) && { vat: 'mas_iva' as const }),
    ...(category === 'renta' && years && { minimumTermMonths: years * 12 }),
    ...(category === 'renta' && deposit && { depositMonths: deposit }),
  }
}

function rent(random: Random, property: PropertyInput): Terms {
  const { type, currency, buildingClass, pricePerM2Cents, area } = property
  const text = property.description ?? ''
  const isClassA = type === 'bodega' && buildingClass === 'A'
  const isNet = isClassA || (currency === 'USD' && random.chance(0.5))
  const terms: Terms = {
    vat: 'mas_iva',
    depositMonths: isClassA ? 2 : random.pick([1, 2]),
    minimumTermMonths: isClassA ? random.pick([60, 84]) : type === 'bodega' ? 36 : random.pick([24, 36]),
    ...(currency === 'USD'
      ? ({ increaseIndex: 'fijo', increasePercent: random.pick([2.5, 3]) } as const)
      : ({ increaseIndex: 'inpc' } as const)),
    ...(type !== 'terreno' && { leaseScheme: schemeOf(random, text, isNet) }),
  }
  if (type === 'bodega' && (area ?? 0) > 6000 && random.chance(0.25))
    return { ...terms, priceOnRequest: 'si', priceCents: null, pricePerM2Cents: null }
  const inFeet = isNet && currency === 'USD' && random.chance(0.5)
  const upkeep =
    terms.leaseScheme === 'bruta' ? { maintenanceBase: 'incluido' as const } : maintenance(random, property, inFeet)
  const withUpkeep = text.includes('sin cuota de mantenimiento') ? terms : { ...terms, ...upkeep }
  if (pricePerM2Cents === null || area === null || type === 'terreno' || (type === 'local' && random.chance(0.5)))
    return withUpkeep
  return { ...withUpkeep, ...perSurface(random, property, inFeet) }
}

function schemeOf(random: Random, text: string, isNet: boolean) {
  if (isNet) return 'nnn'
  return random.chance(0.5) || text.includes('mantenimiento va aparte') ? 'neta' : 'bruta'
}

/** Round figures for a m², or for a ft² a year as American tenants compare them; what is divisible costs more in parts. */
function perSurface(random: Random, property: PropertyInput, inFeet: boolean): Terms {
  const { currency, pricePerM2Cents, area, divisibleFrom } = property
  const step = currency === 'USD' ? 5 : 100
  const wanted = inFeet ? ((pricePerM2Cents ?? 0) * 12) / FEET : (pricePerM2Cents ?? 0)
  const priceCents = Math.max(step, roundTo(wanted, step))
  const basis = inFeet
    ? ({ priceBase: 'por_ft2', pricePeriod: 'anio' } as const)
    : ({ priceBase: 'por_m2', pricePeriod: null } as const)
  const { perM2 } = worthOf(priceCents, { base: basis.priceBase, period: basis.pricePeriod }, area)
  const told = { ...basis, priceCents, pricePerM2Cents: perM2 && toCents(perM2) }
  if (area === null || !(divisibleFrom || area > DIVISIBLE_FROM) || !random.chance(0.4)) return told
  const smallest = divisibleFrom ?? roundTo(area / 4, 100)
  return { ...told, priceToCents: roundTo(priceCents * 1.12, step), divisibleFrom: smallest }
}

function maintenance(random: Random, { type, currency }: PropertyInput, inFeet: boolean): Terms {
  if (type !== 'bodega' && type !== 'oficina' && type !== 'local') return {}
  const [least, most] = MAINTENANCE[type][currency]
  const perM2 = random.step(least, most, currency === 'USD' ? 5 : 50)
  if (!inFeet) return { maintenanceCents: perM2, maintenanceBase: 'por_m2' }
  return { maintenanceCents: roundTo((perM2 * 12) / FEET, 5), maintenanceBase: 'por_ft2' }
}

/** Land is told per m². */
function sale(random: Random, { type, area, priceCents }: PropertyInput): Terms {
  const unit = priceCents !== null && area ? priceCents / area : 0
  if (type !== 'terreno' || !Number.isInteger(unit) || !random.chance(0.7)) return {}
  return { priceBase: 'por_m2', priceCents: unit }
}

/** The rent of the running lease goes on. */
function transfer(random: Random, { area }: PropertyInput): Terms {
  const rentCents = roundTo((area ?? 100) * random.int(240, 420), 500) * 100
  return { stayingRentCents: rentCents, vat: 'mas_iva' }
}
