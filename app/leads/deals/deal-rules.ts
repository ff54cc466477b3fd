import { readCommission } from '#app/catalogue/facts/commission.ts'
import { FACTS } from '#app/catalogue/facts/facts.ts'
import { CATEGORIES, CURRENCIES, STATUS_LABELS, type Status } from '#app/catalogue/facts/vocabulary.ts'
import { readFact } from '#app/editing/form/read-fact.ts'
import { type Reading, readCode, readFigure } from '#app/forms/control-readers.ts'
import { type ControlRule, choiceRule, textRule } from '#app/forms/control-rules.ts'
import type { FormRules } from '#app/forms/form-rules.ts'
import { oneLine } from '#app/forms/typed-text.ts'
import type { DealTerms } from '#app/leads/deal.ts'
import { OPTIONAL_DAY } from '#app/leads/lead-rules.ts'

/** The statuses that a deal gives its property. A rented one is 'vendida' too: the catalogue has one status for both. */
export const CLOSED_STATUSES = ['vendida', 'separada'] as const satisfies readonly Status[]
type ClosedStatus = (typeof CLOSED_STATUSES)[number]

/**
 * What becomes of the other operation of the property. `pausar`: it leaves the site with the property, which keeps its price;
 * `cerrar`: the property loses it; `seguir`: the property stays on offer with it alone.
 */
export const OTHER_CHOICES = ['pausar', 'cerrar', 'seguir'] as const
export type OtherChoice = (typeof OTHER_CHOICES)[number]

/** What the form of a deal has. `status` and `other` are null where there is nothing to change. */
export type DealFields = DealTerms & { status: ClosedStatus | null; other: OtherChoice | null }
export type DealControl = 'price' | Exclude<keyof DealFields, 'priceCents'>

const LONGEST_PARTNER = 120
const NO_PRICE_TYPED = 'Escribe el precio'

const PRICE: ControlRule<number> = {
  tidy: (typed) => typed.trim(),
  read(text): Reading<number> {
    const read = readFact(FACTS.price, text, '')
    if ('message' in read) return read
    return typeof read.value === 'number' && read.value > 0 ? { value: read.value } : { message: NO_PRICE_TYPED }
  },
  html: { required: true },
}

function optionalCode<Code extends string>(codes: readonly Code[]): ControlRule<Code | null> {
  return { tidy: (typed) => typed, read: (text) => readCode(text, codes), html: {} }
}

export const DEAL_RULES: FormRules<Omit<DealFields, 'priceCents'> & { price: number }> = {
  operation: choiceRule(CATEGORIES, 'Elige la operación'),
  price: PRICE,
  currency: choiceRule(CURRENCIES, 'Elige la moneda'),
  signedOn: OPTIONAL_DAY,
  startsOn: OPTIONAL_DAY,
  endsOn: OPTIONAL_DAY,
  commission: { tidy: oneLine, read: readCommission, html: {} },
  sharedWith: textRule({ most: LONGEST_PARTNER }),
  sharedPercent: {
    tidy: (typed) => typed.replace('%', '').trim(),
    read: (text) => readFigure(text, { decimals: 2, most: 100 }),
    html: {},
  },
  status: optionalCode(CLOSED_STATUSES),
  other: optionalCode(OTHER_CHOICES),
}

/** What is wrong with controls that are each valid. */
export function dealFaults(terms: DealTerms): Partial<Record<DealControl, string>> {
  const { operation, startsOn, endsOn, commission, sharedWith, sharedPercent } = terms
  const isMonths = commission?.includes('mes') ?? false
  const lacksDays = operation === 'renta' && (startsOn === null || endsOn === null)
  return {
    ...(startsOn !== null && endsOn !== null && endsOn < startsOn && { endsOn: 'El fin está antes del inicio' }),
    ...(isMonths && operation !== 'renta' && { commission: 'Solo una renta tiene comisión en meses: escribe «5 %»' }),
    ...(commission !== null &&
      !isMonths &&
      lacksDays && {
        commission:
          'Escribe inicio y fin del contrato: el porcentaje es de todas sus rentas. O escribe meses: «1.5 meses»',
      }),
    ...(commission === null && sharedWith !== null && { commission: 'Escribe la comisión que se comparte' }),
    ...(sharedWith === null && sharedPercent !== null && { sharedWith: 'Escribe con quién se comparte' }),
    ...(sharedWith !== null && sharedPercent === null && { sharedPercent: 'Escribe qué parte le toca' }),
  }
}

/** A rented property has the same status as a sold one. */
export const CLOSED_LABELS: Record<ClosedStatus, string> = {
  vendida: 'Vendida o rentada',
  separada: `${STATUS_LABELS.separada}, sin firmar`,
}

export const OTHER_LABELS: Record<OtherChoice, string> = {
  pausar: 'Pausarla: conserva su precio',
  cerrar: 'Cerrarla: ya no se ofrece',
  seguir: 'Seguir ofreciéndola',
}
