import { z } from 'zod'

const TEXT = z.string().nullish().catch(null)
const FLAG = z.boolean().nullish().catch(null)
/** A number, also as a text of digits. */
const NUMBER = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+(?:\.\d+)?$/)
      .transform(Number),
  ])
  .nullish()
  .catch(null)
const NAMED = z.union([
  z.string(),
  z.object({ name: TEXT, full_name: TEXT }).transform(({ name, full_name: full }) => full ?? name ?? ''),
])

const OPERATION = z.object({
  type: TEXT,
  /** A text where a sheet has more than a figure. */
  amount: z.union([z.number(), z.string()]).nullish().catch(null),
  currency: TEXT,
  unit: TEXT,
  period: TEXT,
  commission: z
    .object({ type: TEXT, value: z.union([z.string(), z.number()]).nullish().catch(null), currency: TEXT })
    .nullish()
    .catch(null),
})

const LOCATION = z
  .object({
    name: TEXT,
    latitude: NUMBER,
    longitude: NUMBER,
    street: TEXT,
    exterior_number: TEXT,
    interior_number: TEXT,
    postal_code: TEXT,
    show_exact_location: FLAG,
    hide_exact_location: FLAG,
  })
  .partial()

/** A page of the list of properties of EasyBroker. */
export const EASY_BROKER_PAGE = z.object({
  content: z.array(z.object({ public_id: z.string().regex(/^[\w-]{1,40}$/) })),
  pagination: z.object({ total: z.number().catch(0), next_page: z.unknown() }),
})

/** A property of EasyBroker, of its list or in detail. What is missing or of another type is left empty. */
export const EASY_BROKER_PROPERTY = z.object({
  public_id: z.string(),
  title: TEXT,
  description: TEXT,
  property_type: TEXT,
  status: TEXT,
  operations: z.array(OPERATION).catch([]),
  show_prices: FLAG,
  // The list has the name alone.
  location: z.union([z.string().transform((name) => ({ name }) as z.infer<typeof LOCATION>), LOCATION]).catch({}),
  construction_size: NUMBER,
  lot_size: NUMBER,
  lot_width: NUMBER,
  lot_length: NUMBER,
  bedrooms: NUMBER,
  bathrooms: NUMBER,
  half_bathrooms: NUMBER,
  parking_spaces: NUMBER,
  floors: NUMBER,
  floor: NUMBER,
  age: z.union([z.number(), z.string()]).nullish().catch(null),
  expenses: z.union([z.number(), z.string()]).nullish().catch(null),
  exclusive: FLAG,
  features: z.array(z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])).catch([]),
  property_images: z.array(z.object({ url: z.string() })).catch([]),
  title_image_full: TEXT,
  virtual_tour: TEXT,
  videos: z.array(z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])).catch([]),
  agent: NAMED.catch(''),
  internal_id: TEXT,
  key_code: TEXT,
  private_description: TEXT,
  collaboration_notes: TEXT,
  tags: z.array(z.string()).catch([]),
  public_url: TEXT,
  created_at: TEXT,
  updated_at: TEXT,
})
export type EasyBrokerProperty = z.infer<typeof EASY_BROKER_PROPERTY>
export type EasyBrokerOperation = z.infer<typeof OPERATION>
