import { z } from 'zod'
import { isCalendarDay } from '#app/calendar/is-calendar-day.ts'
import { JSON_COUNT, type StoredJson, JSON_TEXT, TEXTS, TEXT_OR_NULL, storedJson } from '#app/text/stored-json.ts'
import { type AgencyContent, type AgencySection, SERVICE_ICONS, type ServiceIcon } from './agency-content.ts'

const NUMBER_OR_NULL = z.number().nullable()
const WHOLE_OR_NULL = z.number().int().nullable()
const COLOR_OR_NULL = z
  .string()
  .regex(/^#[\da-f]{6}$/i)
  .nullable()
const DAY_OR_NULL = z.string().refine(isCalendarDay).nullable()
const BASE64 = z.base64()
const TONE = z.enum(['pale', 'dark', 'mixed'])
const SIZE = { width: JSON_COUNT, height: JSON_COUNT }
const LOGO = z.object({ data: BASE64, ...SIZE, tone: TONE }).nullable()
const FILE = z.string().regex(/^[\w.-]+$/)
const CLIENT = z.object({
  name: JSON_TEXT,
  logo: z.union([z.object({ data: BASE64, tone: TONE, file: FILE }), JSON_TEXT, z.null()]),
})
const LEGAL = z.object({ lead: TEXT_OR_NULL, updated: DAY_OR_NULL, text: TEXT_OR_NULL })
const SERVICE = z.object({
  slug: JSON_TEXT,
  name: JSON_TEXT,
  icon: z.enum(Object.keys(SERVICE_ICONS) as ServiceIcon[]),
  summary: JSON_TEXT,
  description: JSON_TEXT,
  includes: TEXTS,
  benefits: TEXTS,
  isHidden: z.boolean(),
  // Services that were stored by 1.0.0 have no case.
  ...Object.fromEntries(['caseAsked', 'caseDone', 'caseResult'].map((name) => [name, TEXT_OR_NULL.default(null)])),
})

const SECTIONS: { [Section in AgencySection]: z.ZodObject } = {
  datos: z.object({
    ...texts(
      'name',
      'shortName',
      'legalName',
      'tagline',
      'description',
      'phone',
      'whatsapp',
      'email',
      'hours',
      'street',
    ),
    ...texts('postalCode', 'locality', 'region', 'regionShort', 'rating', 'timeZone'),
    ...texts('facebook', 'instagram', 'linkedin', 'phoneLabel', 'secondPhone', 'secondPhoneLabel'),
    offices: z.array(z.object({ name: JSON_TEXT, address: JSON_TEXT, ...texts('mapLink', 'phone', 'hours') })),
    founded: WHOLE_OR_NULL,
    yearsOfExperience: WHOLE_OR_NULL,
    activeProperties: WHOLE_OR_NULL,
    bankBranches: WHOLE_OR_NULL,
    satisfiedClients: WHOLE_OR_NULL,
    pesosPerDollar: NUMBER_OR_NULL,
    rateDay: DAY_OR_NULL,
    priceDrops: z.boolean(),
  }),
  marca: z.object({
    main: COLOR_OR_NULL,
    accent: COLOR_OR_NULL,
    logo: LOGO,
    darkLogo: LOGO,
    icon: LOGO,
    hero: z.object({ hash: FILE, data: BASE64, ...SIZE }).nullable(),
    drawing: z.literal('demo').nullable(),
  }),
  inicio: z.object({
    ...texts('title', 'description', 'heading', 'lead', 'searchExample', 'branchesLabel', 'searchTitle'),
    ...texts('searchText', 'searchMessage', 'offerTitle', 'offerText', 'closing'),
  }),
  servicios: z.object({ ...texts('description', 'lead', 'closing'), services: z.array(SERVICE) }),
  historia: z.object({
    ...texts('description', 'heading', 'lead', 'branchesLabel', 'today', 'proposition', 'closing'),
    milestones: z.array(z.object({ year: z.number().int(), title: JSON_TEXT, text: JSON_TEXT })),
    values: z.array(z.object({ name: JSON_TEXT, text: JSON_TEXT })),
  }),
  clientes: z.object({
    testimonials: z.array(z.object({ text: JSON_TEXT, name: JSON_TEXT, role: TEXT_OR_NULL })),
    clients: z.array(CLIENT),
    flagships: z.array(CLIENT.extend({ place: JSON_TEXT })),
  }),
  mensajes: z.object(texts('greeting', 'serviceMessage', 'leadMessage', 'leadPropertyMessage')),
  privacidad: LEGAL,
  terminos: LEGAL,
}

function texts(...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, TEXT_OR_NULL]))
}

const LABELS: Record<AgencySection, string> = {
  datos: 'Datos de la agencia',
  marca: 'Marca',
  inicio: 'Inicio',
  servicios: 'Servicios',
  historia: 'Nosotros',
  clientes: 'Clientes',
  mensajes: 'Mensajes',
  privacidad: 'Aviso de privacidad',
  terminos: 'Términos',
}

/** A stored section. Fields that did not exist when it was saved are missing. */
export function agencyJson<Section extends AgencySection>(
  section: Section,
): StoredJson<Partial<AgencyContent[Section]>> {
  const schema = SECTIONS[section].partial() as z.ZodType<unknown> as z.ZodType<Partial<AgencyContent[Section]>>
  return storedJson('versions.content', LABELS[section], schema)
}

export function isAgencySection(text: unknown): text is AgencySection {
  return typeof text === 'string' && Object.hasOwn(SECTIONS, text)
}
