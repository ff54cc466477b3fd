import { SUBTYPES_BY_TYPE, SUBTYPE_LABELS, type Subtype } from '#app/catalogue/facts/filtered-vocabulary.ts'
import { PROPERTY_TYPES, PROPERTY_TYPE_LABELS, type PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { foldText } from '#app/text/fold-text.ts'

/** What people call a subtype besides its label, folded. `*` before a word that is not sure to mean it: the row says it. */
const WORDS: Readonly<Partial<Record<Subtype, readonly string[]>>> = {
  casa_sola: ['casa independiente'],
  casa_en_privada: ['casa en condominio', 'casa condominio', 'casa en coto', 'casa en fraccionamiento cerrado'],
  quinta: ['quinta campestre', '*casa de campo', '*cabana'],
  loft: ['lofts', 'depa loft'],
  penthouse: ['pent house', 'ph'],
  estudio: ['depto estudio', 'departamento estudio', '*suite'],
  lote_industrial: ['terreno industrial', 'lotes industriales', 'terrenos industriales'],
  lote_agricola: [
    'terreno agricola',
    'parcela',
    '*ranch',
    'parcelas',
    'huerta',
    '*rancho',
    '*ranchos',
    '*rancheria',
    'terreno rustico',
  ],
  lote_urbano: ['terreno urbano'],
  terreno_brena: ['brena'],
  piso: ['*piso', 'piso corporativo', 'piso completo'],
  privado: ['privado', 'oficina ejecutiva', 'despacho privado'],
  consultorio: ['consultorios', 'consultorio medico', 'consultorio dental'],
  edificio: ['*edificio', '*edif', '*edificios', 'edificio corporativo', 'edificio de oficinas'],
  coworking: ['co-working', 'coworkings'],
  isla: ['islas', 'kiosco', 'kiosko', 'stand', 'isla comercial', 'modulo comercial'],
  plaza_completa: ['*plaza', '*plazas', '*plaza comercial', '*centro comercial'],
  restaurante: ['restaurant', 'restaurantes', 'restaurante bar'],
  nave: ['nave', 'naves', 'naves industriales', 'nave comercial'],
  mini_bodega: ['minibodega', 'minibodegas', 'mini bodegas'],
  cedis: ['centro de distribucion', 'ceds'],
}

/** A longer text is no name of a type. */
const LONGEST = 200

type Meaning = { type: PropertyType; subtype: Subtype; isSure: boolean }

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  PROPERTY_TYPES.flatMap((type) =>
    SUBTYPES_BY_TYPE[type].flatMap((subtype): [string, Meaning][] => {
      // 'Local', 'Bodega' and 'Departamento' are types, and say no more than that.
      const labels = isType(subtype) ? [] : [SUBTYPE_LABELS[subtype], subtype.replaceAll('_', ' ')]
      return [...labels, ...(WORDS[subtype] ?? [])].map((word) => [
        foldText(word.replace('*', '')),
        { type, subtype, isSure: !word.startsWith('*') },
      ])
    }),
  ),
)

function isType(text: string): boolean {
  return PROPERTY_TYPES.some((type) => type === text)
}

/** The type and the subtype that a word for a type names: 'Nave', 'Edificio', 'Rancho'. Null for any other word. */
export function subtypeNamed(text: string): Meaning | null {
  return text.length > LONGEST ? null : (MEANINGS.get(foldText(text).replace(/(?<![.:])[.:]+$/, '')) ?? null)
}

/** The sentence about a word that may also mean another type. */
export function subtypeSentence(text: string, { type, subtype }: Meaning): string {
  return `«${text}»: queda como ${PROPERTY_TYPE_LABELS[type]}, ${SUBTYPE_LABELS[subtype]}.`
}
