import { formatDay } from '#app/calendar/calendar-day.ts'
import { formatHour } from '#app/calendar/moment.ts'
import { type LeadRequirement, requirementsText } from '#app/leads/requirements/requirement.ts'
import { dialledNumber, formatPhone } from '#app/phone/phone.ts'
import { withoutPhones } from '#app/phone/phones-in-search.ts'
import { type Difference, NO_VALUE, describeDifferences } from '#app/text/difference.ts'
import { type Deal, commissionText, dealText } from './deal.ts'

/** The stages of a lead, in the order of the work. */
export const LEAD_STAGES = ['nuevo', 'contactado', 'visita', 'propuesta', 'negociacion', 'ganado', 'perdido'] as const
export type LeadStage = (typeof LEAD_STAGES)[number]
export const STAGE_LABELS: Record<LeadStage, string> = {
  nuevo: 'Nuevo',
  contactado: 'Contactado',
  visita: 'Visita',
  propuesta: 'Propuesta',
  negociacion: 'Negociación',
  ganado: 'Ganado',
  perdido: 'Perdido',
}

/** 'Nuevo → Contactado', as the history says it. */
export function stepText(from: LeadStage, to: LeadStage): string {
  return `${STAGE_LABELS[from]} → ${STAGE_LABELS[to]}`
}

/** The stages in which nothing is left to do. */
export const CLOSED_STAGES: readonly LeadStage[] = ['ganado', 'perdido']

export function isOpenStage(stage: LeadStage): boolean {
  return !CLOSED_STAGES.includes(stage)
}

/** Where a lead comes from. */
export const LEAD_SOURCES = [
  'sitio',
  'whatsapp',
  'llamada',
  'recomendacion',
  'portal',
  'letrero',
  'evento',
  'otro',
] as const
export type LeadSource = (typeof LEAD_SOURCES)[number]
export const SOURCE_LABELS: Record<LeadSource, string> = {
  sitio: 'Sitio',
  whatsapp: 'WhatsApp',
  llamada: 'Llamada',
  recomendacion: 'Recomendación',
  portal: 'Portal',
  letrero: 'Letrero',
  evento: 'Evento',
  otro: 'Otro',
}

export const LEAD_LANGUAGES = ['es', 'en', 'otro'] as const
export type LeadLanguage = (typeof LEAD_LANGUAGES)[number]
export const LANGUAGE_LABELS: Record<LeadLanguage, string> = { es: 'Español', en: 'Inglés', otro: 'Otro' }

/** Why a lead was lost. */
export const LOST_REASONS = [
  'precio',
  'ubicacion',
  'caracteristicas',
  'otra_opcion',
  'sin_respuesta',
  'pospuesto',
  'otro',
] as const
export type LostReason = (typeof LOST_REASONS)[number]
export const LOST_LABELS: Record<LostReason, string> = {
  precio: 'Precio',
  ubicacion: 'Ubicación',
  caracteristicas: 'Características del inmueble',
  otra_opcion: 'Eligió otra opción',
  sin_respuesta: 'Dejó de contestar',
  pospuesto: 'Lo pospuso',
  otro: 'Otro motivo',
}

/** How a person agreed that the agency stores their data. */
export const CONSENTS = ['site_notice', 'whatsapp', 'spoken', 'written', 'portal', 'other'] as const
export type Consent = (typeof CONSENTS)[number]
export const CONSENT_LABELS: Record<Consent, string> = {
  site_notice: 'Formulario del sitio, con el aviso de privacidad',
  whatsapp: 'Escribió por WhatsApp',
  spoken: 'De palabra',
  written: 'Por escrito',
  portal: 'Por un portal',
  other: 'De otra forma',
}

/** How and on which day of the agency a person agreed; null where nobody wrote it down. */
export type GivenConsent = { consent: Consent | null; consentDay: string | null }

/** How a lead is reached: the kinds of `leadContacts`. */
export const CONTACT_KINDS = ['telefono', 'correo'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

/** What somebody promised to do. `day`: a day of the agency; `hour`: 'HH:MM'. */
export type NextAction = { nextAction: string | null; nextDay: string | null; nextHour: string | null }

/**
 * What a version of a lead has. `phones`: each the number as it is dialled, '+528112345678', and what stands after it
 * ('+528112345678 ext. 9'); `emails`: in lower case.
 */
export type LeadFields = NextAction &
  GivenConsent & {
    name: string
    company: string | null
    phones: string[]
    emails: string[]
    language: LeadLanguage
    source: LeadSource
    campaign: string | null
    /** The account of who attends the lead. */
    asesorId: string | null
    stage: LeadStage
    lostReason: LostReason | null
    lostNote: string | null
    requirements: LeadRequirement[]
    deals: readonly Deal[]
  }

/** What the form of a lead has. What the lead looks for, and its deals, have forms of their own. */
export type LeadFormFields = Omit<LeadFields, 'requirements' | 'deals'>

/** A lead with the name of its asesor. */
export type NamedLead = LeadFields & { asesorName: string | null }

export const NO_NEXT_ACTION: NextAction = { nextAction: null, nextDay: null, nextHour: null }
export const NO_CONSENT: GivenConsent = { consent: null, consentDay: null }

/** A person with one of the phones or e-mails that somebody types. */
export type SamePerson = {
  id: string
  name: string
  company: string | null
  shared: string[]
  asesorId: string | null
}
/** What an account may know of such a person: all, or only the name of who attends them ('' for an account without a name). */
export type KnownPerson = SamePerson | { id: null; attendedBy: string }

/** The values by which the same person is found again: numbers without extensions, and addresses. */
export function contactKeys({ phones, emails }: Pick<LeadFields, 'phones' | 'emails'>): string[] {
  return [...phones.map((phone) => dialledNumber(phone) ?? phone), ...emails]
}

/** '3 dic 2026, 10:00'; '' without a next action. */
export function nextActionTime({ nextDay, nextHour }: Pick<NextAction, 'nextDay' | 'nextHour'>): string {
  return [nextDay && formatDay(nextDay), nextHour && formatHour(nextHour)].filter(Boolean).join(', ')
}

/** 'Visita · 3 dic 2026, 10:00'. */
export function nextActionText(action: NextAction): string {
  return [action.nextAction, nextActionTime(action)].filter(Boolean).join(' · ')
}

/** 'De palabra, 3 dic 2026'; '' where nobody wrote it down. */
export function consentText({ consent, consentDay }: GivenConsent): string {
  return consent === null
    ? ''
    : [CONSENT_LABELS[consent], consentDay && formatDay(consentDay)].filter(Boolean).join(', ')
}

/** 'Precio: pidió 20 % menos'. */
export function lostText({ lostReason, lostNote }: Pick<LeadFields, 'lostReason' | 'lostNote'>): string {
  return [lostReason && LOST_LABELS[lostReason], lostNote].filter(Boolean).join(': ')
}

const TEXTS: { field: string; label: string; textOf: (lead: NamedLead) => string | null; isPrivate?: true }[] = [
  { field: 'name', label: 'Nombre', textOf: ({ name }) => name },
  { field: 'company', label: 'Empresa', textOf: ({ company }) => company },
  { field: 'phones', label: 'Teléfonos', textOf: ({ phones }) => phones.map(formatPhone).join('\n'), isPrivate: true },
  { field: 'emails', label: 'Correos', textOf: ({ emails }) => emails.join('\n'), isPrivate: true },
  { field: 'language', label: 'Idioma', textOf: ({ language }) => LANGUAGE_LABELS[language] },
  { field: 'source', label: 'Origen', textOf: ({ source }) => SOURCE_LABELS[source] },
  { field: 'campaign', label: 'Campaña', textOf: ({ campaign }) => campaign },
  { field: 'asesorId', label: 'Asesor', textOf: ({ asesorName }) => asesorName },
  { field: 'consent', label: 'Consentimiento', textOf: consentText },
  { field: 'stage', label: 'Etapa', textOf: ({ stage }) => STAGE_LABELS[stage] },
  { field: 'lost', label: 'Motivo', textOf: lostText },
  { field: 'next', label: 'Siguiente acción', textOf: nextActionText },
  { field: 'requirements', label: 'Qué busca', textOf: ({ requirements }) => requirementsText(requirements) },
  { field: 'deals', label: 'Cierres', textOf: ({ deals }) => deals.map(dealText).join('\n') },
  {
    field: 'commissions',
    label: 'Comisión',
    textOf: ({ deals }) => deals.map(commissionText).join('\n').trim(),
    isPrivate: true,
  },
]

/** The facts in which two states of a lead differ, with their texts. */
export function leadDifferences(before: NamedLead, after: NamedLead): Difference[] {
  return TEXTS.flatMap(({ field, label, textOf }) => {
    const [from, to] = [textOf(before) || NO_VALUE, textOf(after) || NO_VALUE]
    return from === to ? [] : [{ field, label, from, to }]
  })
}

/** The changes for the log, which everybody of the team reads: without e-mails, commissions and phones, also in typed texts. */
export function describeLeadChanges(before: NamedLead, after: NamedLead): string {
  const hidden = new Set(TEXTS.filter(({ isPrivate }) => isPrivate).map(({ field }) => field))
  const differences = leadDifferences(before, after).map((each) =>
    hidden.has(each.field)
      ? { ...each, change: 'cambió' }
      : { ...each, from: withoutPhones(each.from), to: withoutPhones(each.to) },
  )
  return describeDifferences(differences)
}
