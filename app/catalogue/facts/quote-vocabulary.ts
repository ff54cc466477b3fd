/** Closed vocabularies of how a price is quoted. Types, column checks, options and labels come from here. */

/** What an amount is for, where it is not for the whole property. */
export const PRICE_BASES = ['por_m2', 'por_ft2'] as const
export type PriceBase = (typeof PRICE_BASES)[number]
export const PRICE_BASE_LABELS: Record<PriceBase, string> = { por_m2: 'Por m²', por_ft2: 'Por ft²' }

/** What a rent is for, where it is not for a month. */
export const PRICE_PERIODS = ['anio'] as const
export type PricePeriod = (typeof PRICE_PERIODS)[number]
export const PRICE_PERIOD_LABELS: Record<PricePeriod, string> = { anio: 'Al año' }

/** What is read in place of a price that is told on request only. */
export const PRICE_ON_REQUEST = 'Precio a consultar'

/** What the tax on a price does to it. */
export const VATS = ['mas_iva', 'incluido', 'no_aplica'] as const
export type Vat = (typeof VATS)[number]
export const VAT_LABELS: Record<Vat, string> = {
  mas_iva: 'Más IVA',
  incluido: 'IVA incluido',
  no_aplica: 'No aplica',
}

/** What the maintenance is for, as the price; or it is in the price already. */
export const MAINTENANCE_BASES = [...PRICE_BASES, 'incluido'] as const
export type MaintenanceBase = (typeof MAINTENANCE_BASES)[number]
export const MAINTENANCE_BASE_LABELS: Record<MaintenanceBase, string> = {
  ...PRICE_BASE_LABELS,
  incluido: 'Incluido en el precio',
}

/**
 * What a rent covers beside the space: all, part, or none of taxes, insurance and maintenance (triple net), which comes
 * before 'Neta': a list goes on to the next option of a letter that is pressed again, and 'NNN' has to end at its own.
 */
export const LEASE_SCHEMES = ['bruta', 'nnn', 'neta'] as const
export const LEASE_SCHEME_LABELS: Record<(typeof LEASE_SCHEMES)[number], string> = {
  bruta: 'Bruta',
  neta: 'Neta',
  nnn: 'NNN (triple neta)',
}

/** What a rent grows by every year. */
export const INCREASES = ['inpc', 'fijo'] as const
export const INCREASE_LABELS: Record<(typeof INCREASES)[number], string> = { inpc: 'INPC', fijo: 'Porcentaje fijo' }

export const ON_REQUEST = ['si'] as const
export const ON_REQUEST_LABELS: Record<(typeof ON_REQUEST)[number], string> = { si: 'Sí' }
