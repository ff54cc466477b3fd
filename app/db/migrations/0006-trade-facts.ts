import { type Kysely, sql } from 'kysely'
import type { Dialect } from './tools/dialect.ts'
import { oneOf } from './tools/one-of.ts'

const YES_NO = ['si', 'no']
const TICKED = ['si']

const CHOICES = {
  subtype: [
    'casa_sola',
    'casa_en_privada',
    'casona',
    'quinta',
    'departamento',
    'loft',
    'penthouse',
    'estudio',
    'lote_urbano',
    'lote_industrial',
    'lote_agricola',
    'terreno_brena',
    'piso',
    'privado',
    'consultorio',
    'edificio',
    'coworking',
    'local',
    'isla',
    'plaza_completa',
    'restaurante',
    'nave',
    'bodega',
    'mini_bodega',
    'cedis',
  ],
  negotiable: TICKED,
  guarantee: [
    'aval',
    'fianza',
    'poliza_juridica',
    'obligado_solidario',
    'aval_o_fianza',
    'aval_y_poliza',
    'deposito_adicional',
    'sin_garantia',
  ],
  deeds: ['escriturado', 'en_tramite', 'titulo_parcelario', 'ejidal', 'cesion', 'fideicomiso'],
  lienFree: TICKED,
  sprinklerType: ['esfr', 'tuberia_humeda', 'tuberia_seca', 'preaccion', 'diluvio'],
  waterSupply: ['red', 'pozo', 'cisterna', 'pipa', 'no'],
  fiber: YES_NO,
  fitOut: ['obra_gris', 'obra_blanca', 'acondicionada', 'amueblada'],
  signage: ['fachada', 'totem', 'fachada_y_totem', 'azotea', 'no'],
}
const TEXTS = ['lien', 'paymentTerms', 'voltage', 'certifications', 'utilityPermits']
/** In whole centavos. */
const AMOUNTS = ['keyMoneyCents', 'propertyTaxCents', 'parkingPriceCents']
const COUNTS = ['levelers', 'trailerSpaces', 'capacity', 'remodeledYear']
const MEASURES = [
  'graceMonths',
  'craneCapacity',
  'expandableTo',
  'loadFactor',
  'parkingRatio',
  'density',
  'absorption',
  'rentableArea',
  'usableArea',
  'terraceArea',
]

/** Facts of the trade that properties had no columns for. */
export async function up(db: Kysely<never>, dialect: Dialect) {
  const properties = db.schema.alterTable('properties')
  for (const [name, values] of Object.entries(CHOICES))
    await properties.addColumn(name, 'text', (column) => column.check(oneOf(name, values))).execute()
  for (const name of TEXTS) await properties.addColumn(name, 'text').execute()
  const fraction = dialect === 'sqlite' ? 'real' : 'double precision'
  for (const [type, names] of [
    ['bigint', AMOUNTS],
    ['integer', COUNTS],
    [fraction, MEASURES],
  ] as const)
    for (const name of names)
      await properties.addColumn(name, type, (column) => column.check(sql`${sql.ref(name)} >= 0`)).execute()
}
