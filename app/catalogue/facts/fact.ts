import type { PictureSet } from '#app/photos/picture-sets.ts'
import type { Amenity } from './amenities.ts'
import type { Category, PropertyType } from './vocabulary.ts'

/**
 * The sections of the form (spec, section 2, Add and edit forms), in their order: the facts of the type before the amenities.
 */
export const FORM_SECTIONS = [
  { id: 'basica', title: 'Información Básica' },
  { id: 'precio', title: 'Precio y condiciones' },
  { id: 'ubicacion', title: 'Ubicación' },
  { id: 'tecnica', title: 'Ficha técnica' },
  { id: 'caracteristicas', title: 'Características' },
  { id: 'estatus', title: 'Estado de la Propiedad' },
  { id: 'propietario', title: 'Propietario y exclusiva' },
  { id: 'imagenes', title: 'Imágenes' },
  { id: 'planos', title: 'Planos' },
] as const
export type SectionId = (typeof FORM_SECTIONS)[number]['id']

/** The searched texts of a row: two for visitors, one for the panel. */
export type SearchedText = 'public' | 'place' | 'panel'
/** The position of a fact in each text. */
type SearchedPlaces = { readonly [Text in SearchedText]?: number }

/** Properties of every kind of fact. */
type FactBase = {
  /** The label, unless a place below has its own. */
  label: string
  /** Its place in the form. `counted` facts are the 19 items of the progress (spec, section 9; decision 12). */
  form: {
    section: SectionId
    width: 'whole' | 'half' | 'third'
    /** It stands before the others of its section, which depend on it. */
    first?: true
    label?: string
    /** Heading of a group inside the section. */
    group?: string
    placeholder?: string
    note?: string
    /** The message when it is missing; without one it is optional. */
    required?: string
    counted?: true
  }
  /** The column is not null. */
  always?: true
  /** The fact whose text includes this one, and without which it means nothing: the base of a price. */
  shownWith?: string
  /** The types of property that have it; default: all. */
  types?: readonly PropertyType[]
  /** The categories that have it; default: all. */
  categories?: readonly Category[]
  /** The operation that it describes; default: whichever has one of its categories. */
  operation?: 'first' | 'second'
  /** Only for staff: on no page, in no PDF, in no structured data. */
  staffOnly?: true
  /** On a card: `true` for a fact with its own place, or the words on the line of facts. */
  card?: true | CardWords
  /**
   * Shows the fact in 'Características' and as a row of the comparison. `best`: the comparison highlights the least or the
   * most, only where that is better for everybody: a larger area is not. `onSheet: false`: the PDF shows the figure elsewhere.
   */
  page?: { label?: string; after?: string; onSheet?: false; best?: 'least' | 'most' }
  /** A column of 'Exportar Datos'; `width` in characters. */
  export?: { header?: string; width?: number; after?: string }
  /** `additionalProperty`: a generic measure; `own`: schema.org has a property for it, which its node writes. */
  structuredData?: 'additionalProperty' | 'own'
  searched?: SearchedPlaces
  /** No list shows, filters or searches it, so it is not in the catalogue in memory. */
  unlisted?: true
}

/**
 * A fact on the line of a card. `words`: after the value, `one` for a value of 1; `labelled`: label and value ('Piso 8');
 * without either, the value alone. `counts`: the types that show it, and its rank; default: all types. `yields`: left out
 * where facts with a rank are shown.
 */
export type CardWords = {
  words?: string
  one?: string
  labelled?: true
  counts?: Readonly<Partial<Record<PropertyType, number>>>
  yields?: true
}

/** `most`: characters; `lines`: several lines are allowed; `isPlace`: it may contain a point; `usual`: suggestions. */
type TextFact = { kind: 'text'; most: number; lines?: true; isPlace?: true; usual?: readonly string[] }
/**
 * A text that its kind checks: an email address; the address of a video or virtual tour at a known site; a phone number,
 * which an extension may follow; a commission as a percentage or a number of months.
 */
type RuledFact = { kind: 'email' | 'tour' | 'phone' | 'commission' }
/**
 * A figure from 0 up: an area in m², a length in metres, a power, a load, or a count. `usualOfA`: the usual minimum of a
 * class A building.
 */
type FigureFact = { kind: 'figure'; unit: Unit | null; decimals: number; most?: number; usualOfA?: number }
export type Unit = 'm²' | 'm' | 'kVA' | 't' | 't/m²' | 'viv/ha' | 'meses' | '%'
/** A year of construction; the last accepted one depends on today. */
type YearFact = { kind: 'year' }
/**
 * A calendar day, YYYY-MM-DD of the agency. `isDeadline`: one that has passed can't be newly entered (decision 10). `past`:
 * what visitors read once it has come.
 */
export type DayFact = { kind: 'day'; isDeadline?: true; past?: string }
/** One value of a closed vocabulary, with its labels. `initial`: that of a new property (spec, section 9). */
type CodeFact = { kind: 'code'; codes: readonly string[]; labels: Readonly<Record<string, string>>; initial: string }
/**
 * One value of a closed vocabulary, or nothing. `byType`: the values that each type has; default: all. `none`: the label of
 * nothing, if it has a meaning; `tick`: the value of a checkbox.
 */
type ChoiceFact = {
  kind: 'choice'
  codes: readonly string[]
  labels: Readonly<Record<string, string>>
  byType?: Readonly<Record<PropertyType, readonly string[]>>
  none?: string
  tick?: string
}
/** Text from a list, or nothing. */
type ListedFact = { kind: 'listed'; options: readonly string[] }
/**
 * Whole centavos in the currency of the price; the column ends in Cents. `monthly`: the categories that pay it every month;
 * `inPesosAYear`: always in pesos, for a year.
 */
type MoneyFact = { kind: 'money'; monthly?: readonly Category[]; inPesosAYear?: true }
/** The price and its currency. */
type PriceFact = { kind: 'price' }
/** Several codes, in groups of the form. */
type CodesFact = { kind: 'codes'; groups: readonly { legend: string; codes: readonly Amenity[] }[] }
/** The pictures of a set, in order. */
type PicturesFact = { kind: 'pictures'; set: PictureSet }
/** The id of the complex that it is a space of, of the account whose card its page shows, or of its owner. */
type ReferenceFact = { kind: 'complex' | 'asesor' | 'owner' }

/** One fact of a property. */
export type Fact = FactBase &
  (
    | TextFact
    | RuledFact
    | FigureFact
    | YearFact
    | DayFact
    | CodeFact
    | ChoiceFact
    | ListedFact
    | MoneyFact
    | PriceFact
    | CodesFact
    | PicturesFact
    | ReferenceFact
  )

/** The heading of a fact's column: 'Depósito (meses)'. */
export function labelWithUnit(fact: Fact, label = fact.label): string {
  return fact.kind === 'figure' && fact.unit ? `${label} (${fact.unit})` : label
}

/** Whether properties of a type have a fact. */
export function belongsTo({ types }: Fact, type: PropertyType): boolean {
  return types?.includes(type) ?? true
}

/** The operations that a property is offered for. `secondCategory`: null for a single operation. */
export type Operations = { category: Category; secondCategory: Category | null }

/** Whether properties with these operations have a fact. */
export function goesWith({ categories, operation }: Fact, { category, secondCategory }: Operations): boolean {
  const described = [...(operation === 'second' ? [] : [category]), ...(operation === 'first' ? [] : [secondCategory])]
  return described.some((each) => each !== null && (categories?.includes(each) ?? true))
}
