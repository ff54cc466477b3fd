/** Closed vocabularies of quoted prices. Types, column checks, options and labels come from here. */

/** The base of an amount that is not for the whole property. */
export const PRICE_BASES = ['por_m2', 'por_ft2'] as const
export type PriceBase = (typeof PRICE_BASES)[number]
export const PRICE_BASE_LABELS: Record<PriceBase, string> = { por_m2: 'Por m²', por_ft2: 'Por ft²' }

/** The period of a rent that is not monthly. */
export const PRICE_PERIODS = ['anio'] as const
export type PricePeriod = (typeof PRICE_PERIODS)[number]
export const PRICE_PERIOD_LABELS: Record<PricePeriod, string> = { anio: 'Al año' }

/** Shown instead of a price on request. */
export const PRICE_ON_REQUEST = 'Precio a consultar'

/** The VAT of a price. */
export const VATS = ['mas_iva', 'incluido', 'no_aplica'] as const
export type Vat = (typeof VATS)[number]
export const VAT_LABELS: Record<Vat, string> = {
  mas_iva: 'Más IVA',
  incluido: 'IVA incluido',
  no_aplica: 'No aplica',
}

/** The base of the maintenance, or 'incluido' where the price includes it. */
export const MAINTENANCE_BASES = [...PRICE_BASES, 'incluido'] as const
export type MaintenanceBase = (typeof MAINTENANCE_BASES)[number]
export const MAINTENANCE_BASE_LABELS: Record<MaintenanceBase, string> = {
  ...PRICE_BASE_LABELS,
  incluido: 'Incluido en el precio',
}

/**
 * Whether a rent includes all, some or none (triple net) of taxes, insurance and maintenance. 'NNN' stands before 'Neta',
 * because typing 'NNN' in a select moves to the next option with N at each letter.
 */
export const LEASE_SCHEMES = ['bruta', 'nnn', 'neta'] as const
export const LEASE_SCHEME_LABELS: Record<(typeof LEASE_SCHEMES)[number], string> = {
  bruta: 'Bruta',
  neta: 'Neta',
  nnn: 'NNN (triple neta)',
}

/** The annual increase of a rent. */
export const INCREASES = ['inpc', 'fijo'] as const
export const INCREASE_LABELS: Record<(typeof INCREASES)[number], string> = { inpc: 'INPC', fijo: 'Porcentaje fijo' }

/** The only value of a checkbox. */
export const TICKED = ['si'] as const
export const TICKED_LABELS: Record<(typeof TICKED)[number], string> = { si: 'Sí' }

/** What a landlord accepts as security besides the deposit. */
export const GUARANTEES = [
  'aval',
  'fianza',
  'poliza_juridica',
  'obligado_solidario',
  'aval_o_fianza',
  'aval_y_poliza',
  'deposito_adicional',
  'sin_garantia',
] as const
export const GUARANTEE_LABELS: Record<(typeof GUARANTEES)[number], string> = {
  aval: 'Aval con inmueble',
  fianza: 'Fianza',
  poliza_juridica: 'Póliza jurídica',
  obligado_solidario: 'Obligado solidario',
  aval_o_fianza: 'Aval o fianza',
  aval_y_poliza: 'Aval y póliza jurídica',
  deposito_adicional: 'Depósito adicional',
  sin_garantia: 'Sin garantía',
}

/** What proves the ownership of a property. */
export const DEEDS = ['escriturado', 'en_tramite', 'titulo_parcelario', 'ejidal', 'cesion', 'fideicomiso'] as const
export const DEED_LABELS: Record<(typeof DEEDS)[number], string> = {
  escriturado: 'Escriturado',
  en_tramite: 'En trámite',
  titulo_parcelario: 'Título parcelario',
  ejidal: 'Ejidal',
  cesion: 'Cesión de derechos',
  fideicomiso: 'En fideicomiso',
}

/** Suggestions of the form; any other text is accepted. */
export const USUAL_PAYMENT_TERMS = [
  'Contado',
  'Contado o crédito bancario',
  'Enganche y mensualidades',
  'Aportación en asociación',
  'Permuta en parte',
] as const
