import { z } from 'zod'
import { columnsOf } from '#app/catalogue/facts/fact-columns.ts'
import { FACT_NAMES, factOf } from '#app/catalogue/facts/facts.ts'
import { JSON_COUNT, JSON_TEXT, TEXTS, TEXT_OR_NULL, VALUE, storedJson } from '#app/text/stored-json.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { INTEREST_KINDS, type InterestKind } from '#app/interest/interest.ts'

const NUMBER_OR_NULL = z.number().nullable()
const NUMBERS: readonly string[] = ['figure', 'year']
const AMOUNTS: readonly string[] = ['money', 'price']
const WORDS: readonly string[] = ['text', 'email', 'phone', 'tour', 'day', 'code', 'choice', 'listed']

export const PICTURES = z.array(z.object({ photoId: JSON_TEXT, alt: TEXT_OR_NULL }))

/** Facts by column, each a number or a text as its column is; facts that no longer exist are any value. */
export const PROPERTY_FACTS = z
  .object(
    Object.fromEntries(
      FACT_NAMES.flatMap((name) => columnsOf(name).map((column) => [column, columnSchema(factOf(name).kind, column)])),
    ),
  )
  .partial()
  .catchall(VALUE)

function columnSchema(kind: string, column: string) {
  if (NUMBERS.includes(kind) || (AMOUNTS.includes(kind) && column.endsWith('Cents'))) return NUMBER_OR_NULL
  return WORDS.includes(kind) ? TEXT_OR_NULL : VALUE
}

const NAME = JSON_TEXT.optional()

/** A version: the facts that have a value, by column, and what is not in a column. */
export const PROPERTY_VERSION_JSON = storedJson(
  'versions.content',
  'Versión de una propiedad',
  z.object({
    slug: JSON_TEXT,
    facts: PROPERTY_FACTS,
    amenities: TEXTS,
    photos: PICTURES,
    plans: PICTURES,
    complexName: NAME,
    asesorName: NAME,
    ownerName: NAME,
  }),
)

/** A property with its pictures. Rows from before there were plans lack them. */
export const PROPERTY_INPUT = PROPERTY_FACTS.extend({
  amenities: TEXTS,
  photos: PICTURES,
  plans: PICTURES.default([]),
}) as z.ZodType<unknown> as z.ZodType<PropertyInput>

/** What the trash stores of a property besides its last version (decision 34). */
export type DeletedProperty = {
  createdAt: string
  createdBy: string | null
  /** When it got its status and its facts; missing in rows from before this was stored. */
  statusSince?: string
  factsSince?: string
  /** Its earlier slugs. */
  slugs: string[]
  /** The ids of the messages about it. */
  messages: string[]
  interest: { day: string; kind: InterestKind; count: number }[]
}

export const DELETED_PROPERTY_JSON = storedJson(
  'versions.deleted',
  'Propiedad en la papelera',
  z.object({
    createdAt: JSON_TEXT,
    createdBy: TEXT_OR_NULL,
    statusSince: JSON_TEXT.optional(),
    factsSince: JSON_TEXT.optional(),
    slugs: TEXTS,
    messages: TEXTS,
    interest: z.array(z.object({ day: JSON_TEXT, kind: z.enum(INTEREST_KINDS), count: JSON_COUNT })),
  }) as z.ZodType<unknown> as z.ZodType<DeletedProperty>,
)
