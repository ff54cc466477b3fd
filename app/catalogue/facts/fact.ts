import type { PictureSet } from '#app/photos/picture-sets.ts'
import type { Amenity } from './amenities.ts'
import type { Category, PropertyType } from './vocabulary.ts'

/** The sections of the form (spec, section 2, Add and edit forms), in their order. */
export const FORM_SECTIONS = [
  { id: 'basica', title: 'Información Básica' },
  { id: 'precio', title: 'Precio y condiciones' },
  { id: 'ubicacion', title: 'Ubicación' },
  { id: 'caracteristicas', title: 'Características' },
  { id: 'tecnica', title: 'Ficha técnica' },
  { id: 'estatus', title: 'Estado de la Propiedad' },
  { id: 'imagenes', title: 'Imágenes' },
  { id: 'planos', title: 'Planos' },
] as const
export type SectionId = (typeof FORM_SECTIONS)[number]['id']

/** The stored texts that a search looks through: the visitors' two fields, and the panel's one. */
export type SearchedText = 'public' | 'place' | 'panel'
/** Where a fact stands in each of them: rows that are stored already hold them in this order. */
type SearchedPlaces = { readonly [Text in SearchedText]?: number }

/** What is told of every fact, whatever its kind. */
type FactBase = {
  /** What people call it, wherever a place below gives it no other name. */
  label: string
  /** Where the form asks for it. `counted` facts are the 19 items of the progress (spec, section 9; decision 12). */
  form: {
    section: SectionId
    width: 'whole' | 'half' | 'third'
    label?: string
    /** Heading of a group inside of the section. */
    group?: string
    placeholder?: string
    note?: string
    /** The sentence that is shown when it is missing; without one it may be missing. */
    required?: string
    counted?: true
  }
  /** Stored without exception: the store refuses null, and the type is never null. */
  always?: true
  /** The fact whose words say it already, of which alone it means something: what a price is for, with the price. */
  saidWith?: string
  /** The types of property that have it; without them, all. */
  types?: readonly PropertyType[]
  /** The categories in which it is asked for; without them, all. */
  categories?: readonly Category[]
  /** For the staff alone: on no page, in no sheet, in no structured data. */
  staffOnly?: true
  /** What a card of the listing needs: for a part of its own, or for its line of facts. */
  card?: true | CardWords
  /**
   * A cell of 'Características' and a row of the comparison, which stresses the `best` figure. A cell whose figure stands
   * elsewhere on the PDF is left out there.
   */
  page?: { label?: string; after?: string; onSheet?: false; best?: 'least' | 'most' }
  /** A column of 'Exportar Datos'; `width` in characters. */
  export?: { header?: string; width?: number; after?: string }
  /** `additionalProperty`: a measure among others; `own`: schema.org has a property for it, which its node writes. */
  structuredData?: 'additionalProperty' | 'own'
  searched?: SearchedPlaces
}

/**
 * How a card's line says a fact: followed by these words, of one thing by `one`; without them, by its value or name
 * alone, or `labelled` by both: 'Piso 8'. `counts`: the types whose line it stands in, and before which others; without it, all. `yields`: it gives way
 * to the facts that count for the type.
 */
export type CardWords = {
  words?: string
  one?: string
  labelled?: true
  counts?: Readonly<Partial<Record<PropertyType, number>>>
  yields?: true
}

/** Characters of a text; `lines`: it may have several; `isPlace`: it may name a point on earth; `usual`: texts to suggest. */
type TextFact = { kind: 'text'; most: number; lines?: true; isPlace?: true; usual?: readonly string[] }
/** An address that mail can be sent to. */
type EmailFact = { kind: 'email' }
/** The address of a video or a walk through the property, at a site that is known for it. */
type TourFact = { kind: 'tour' }
/** A number that can be dialled, and what stands after it. */
type PhoneFact = { kind: 'phone' }
/**
 * A figure from 0 up: an area in m², a length in metres, a power, a load, or a number of things. `usualOfA`: what a
 * building of class A usually has at least.
 */
type FigureFact = { kind: 'figure'; unit: Unit | null; decimals: number; most?: number; usualOfA?: number }
export type Unit = 'm²' | 'm' | 'kVA' | 't/m²' | 'meses' | '%'
/** A year of construction; the last one that is taken depends on today. */
type YearFact = { kind: 'year' }
/** A calendar day, YYYY-MM-DD in Monterrey. `isDeadline`: one that has passed can't be newly entered (decision 10). */
type DayFact = { kind: 'day'; isDeadline?: true }
/** One value of a closed vocabulary, as stored and as people read it. `initial` is that of a new property (spec, section 9). */
type CodeFact = { kind: 'code'; codes: readonly string[]; labels: Readonly<Record<string, string>>; initial: string }
/** One value of a closed vocabulary, or nothing: `none` is what that means, where it means something; `tick`, the one to tick. */
type ChoiceFact = {
  kind: 'choice'
  codes: readonly string[]
  labels: Readonly<Record<string, string>>
  none?: string
  tick?: string
}
/** Text from a list, or nothing. */
type ListedFact = { kind: 'listed'; options: readonly string[] }
/** Whole centavos in the currency of the price; its column ends in Cents. `monthly`: where it is paid every month. */
type MoneyFact = { kind: 'money'; monthly?: readonly Category[] }
/** The price and its currency: told, chosen and compared together. */
type PriceFact = { kind: 'price' }
/** A set of codes, in groups of the form. */
type CodesFact = { kind: 'codes'; groups: readonly { legend: string; codes: readonly Amenity[] }[] }
/** Pictures of a set, in order. */
type PicturesFact = { kind: 'pictures'; set: PictureSet }
/** The conjunto that it is a space of, by its id; its name is told where it is known. */
type ComplexFact = { kind: 'complex' }

/** One thing that is known of a property. */
export type Fact = FactBase &
  (
    | TextFact
    | EmailFact
    | TourFact
    | PhoneFact
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
    | ComplexFact
  )

/** 'Depósito (meses)': what heads a column of a fact. */
export function labelWithUnit(fact: Fact, label = fact.label): string {
  return fact.kind === 'figure' && fact.unit ? `${label} (${fact.unit})` : label
}

/** Whether a type of property has a fact. */
export function belongsTo({ types }: Fact, type: PropertyType): boolean {
  return types?.includes(type) ?? true
}

/** Whether a fact is asked for where a property is offered so. */
export function goesWith({ categories }: Fact, category: Category): boolean {
  return categories?.includes(category) ?? true
}

/**
 * The entries in the order of the table, but for those that name the one that they follow.
 * @throws Error when an entry follows one that is not there: it would be lost
 */
export function inOrder<Entry extends { name: string }>(
  entries: readonly Entry[],
  after: (entry: Entry) => string | undefined,
): Entry[] {
  const withFollowers = (entry: Entry): Entry[] => [
    entry,
    ...entries.filter((other) => after(other) === entry.name).flatMap(withFollowers),
  ]
  const ordered = entries.filter((entry) => after(entry) === undefined).flatMap(withFollowers)
  if (ordered.length !== entries.length) throw new Error('An entry follows one that is not there')
  return ordered
}
