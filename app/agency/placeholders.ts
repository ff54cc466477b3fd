import type { SaidByAgency } from './agency.ts'
import { agencyPlace } from './agency-place.ts'

/** Who fills the placeholders. `lostLeadMonths`: months after which a lost lead is erased; null for never. */
export type Filler = SaidByAgency & { lostLeadMonths?: number | null }

/** What the placeholders of the agency's texts stand for: '{ciudad}' is the city of its address. */
const PLACEHOLDERS: Record<string, (agency: Filler) => string | number | null> = {
  nombre: ({ name }) => name,
  'razón social': ({ legalName }) => legalName,
  domicilio: (agency) => agencyPlace(agency, 'legal'),
  ciudad: ({ address }) => address.locality,
  estado: ({ address }) => address.region,
  correo: ({ email }) => email,
  teléfono: ({ phone }) => phone && phone.display,
  fundación: ({ founded }) => founded,
  años: ({ claims }) => claims.yearsOfExperience,
  propiedades: ({ claims }) => claims.activeProperties,
  sucursales: ({ claims }) => claims.bankBranches,
  clientes: ({ claims }) => claims.satisfiedClients,
  conservación: ({ lostLeadMonths = null }) => keepingText(lostLeadMonths),
}

/** How long a request is kept: 'durante 12 meses después de cerrar tu solicitud'. */
function keepingText(months: number | null): string {
  if (months === null) return 'mientras sean necesarios para atender tu solicitud y para cumplir la ley'
  return `durante ${months} ${months === 1 ? 'mes' : 'meses'} después de cerrar tu solicitud`
}

export const PLACEHOLDER_NAMES = Object.keys(PLACEHOLDERS)

/** '{correo}', '{correo: Solicitud ARCO}'. */
const PLACEHOLDER = /\{([a-záéíóúñ ]+)(?:: ?([^{}\n]*))?\}/giu

/** Stands for what the agency does not say. */
const UNSAID = '—'

type Write = (placeholder: { name: string; value: string; detail: string | undefined }) => string

/** A text with the agency's values instead of its placeholders. @param write how a value is written */
export function fillPlaceholders(text: string, agency: Filler, write: Write = ({ value }) => value): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string, detail: string | undefined) => {
    const valueOf = Object.hasOwn(PLACEHOLDERS, name) ? PLACEHOLDERS[name] : undefined
    return valueOf ? write({ name, value: String(valueOf(agency) ?? UNSAID), detail }) : whole
  })
}

/** The placeholders of a text that nobody can fill. @param known further names that it may have */
export function unknownPlaceholders(text: string, known: readonly string[] = []): string[] {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  return names.filter((name) => !PLACEHOLDER_NAMES.includes(name) && !known.includes(name))
}

/** The same value with the placeholders of all texts in it filled. */
export function fillAll<Texts>(texts: Texts, agency: Filler): Texts {
  return fillValue(texts, agency) as Texts
}

function fillValue(value: unknown, agency: Filler): unknown {
  if (typeof value === 'string') return fillPlaceholders(value, agency)
  if (Array.isArray(value)) return value.map((item) => fillValue(item, agency))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fillValue(item, agency)]))
}
