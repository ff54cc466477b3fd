import {
  CONSENT_LABELS,
  type Consent,
  LANGUAGE_LABELS,
  LOST_LABELS,
  type LeadLanguage,
  type LeadSource,
  type LeadStage,
  type LostReason,
  SOURCE_LABELS,
  STAGE_LABELS,
} from '#app/leads/lead.ts'
import { foldText } from '#app/text/fold-text.ts'

/** Other words for a code, folded. */
type Words<Code extends string> = Partial<Record<Code, readonly string[]>>

const LANGUAGES: Words<LeadLanguage> = { es: ['espanol', 'spanish', 'esp'], en: ['ingles', 'english', 'ing'] }
const SOURCES: Words<LeadSource> = {
  sitio: ['sitio web', 'pagina', 'pagina web', 'web', 'website', 'formulario'],
  whatsapp: ['wa', 'wsp', 'whats'],
  llamada: ['telefono', 'llamada telefonica'],
  recomendacion: ['referido', 'recomendado', 'referencia'],
  portal: [
    'inmuebles24',
    'lamudi',
    'vivanuncios',
    'easybroker',
    'mercado libre',
    'propiedades.com',
    'portal inmobiliario',
  ],
  letrero: ['lona', 'rotulo', 'anuncio'],
  evento: ['expo', 'feria'],
}
const STAGES: Words<LeadStage> = {
  nuevo: ['nueva', 'nuevos', 'new', 'sin contactar'],
  contactado: ['contactada', 'en contacto', 'contacted'],
  visita: ['visitado', 'cita', 'visita agendada'],
  propuesta: ['cotizacion', 'oferta'],
  negociacion: ['en negociacion'],
  ganado: ['ganada', 'cerrado', 'won'],
  perdido: ['perdida', 'descartado', 'lost'],
}

const CODES = {
  language: coded(LANGUAGE_LABELS, LANGUAGES),
  source: coded(SOURCE_LABELS, SOURCES),
  stage: coded(STAGE_LABELS, STAGES),
  lostReason: coded<LostReason>(LOST_LABELS, {}),
  consent: coded<Consent>(CONSENT_LABELS, {}),
}
export type WordedLeadTarget = keyof typeof CODES

function coded<Code extends string>(labels: Record<Code, string>, words: Words<Code>): ReadonlyMap<string, string> {
  const codes = Object.keys(labels) as Code[]
  return new Map(
    codes.flatMap((code) =>
      [code, foldText(labels[code]), ...(words[code] ?? [])].map((word) => [word, code] as const),
    ),
  )
}

/** The code that a text stands for; null for an unknown text. */
export function leadCode(target: WordedLeadTarget, text: string): string | null {
  return CODES[target].get(foldText(text)) ?? null
}

const ACCEPTED: Partial<Record<WordedLeadTarget, Record<string, string>>> = {
  stage: STAGE_LABELS,
  lostReason: LOST_LABELS,
  consent: CONSENT_LABELS,
}

/** 'Nuevo, Contactado, …': the words that a cell may have. */
export function acceptedWords(target: WordedLeadTarget): string {
  return Object.values(ACCEPTED[target] ?? {}).join('; ')
}
