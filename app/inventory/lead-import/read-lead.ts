import type { TimeZone } from '#app/calendar/time-zones.ts'
import { severalLines } from '#app/forms/typed-text.ts'
import type { ImportCell } from '#app/inventory/import/file/table.ts'
import { isEmptyWord } from '#app/inventory/import/mapping/empty-words.ts'
import { readDay, readMoment } from '#app/inventory/import/mapping/read-day.ts'
import { LONGEST_ENTRY } from '#app/leads/entry.ts'
import { type LeadFormFields, contactKeys } from '#app/leads/lead.ts'
import { LEAD_RULES, leadFaults, withoutOldReason } from '#app/leads/lead-rules.ts'
import { REQUIREMENTS_JSON } from '#app/leads/requirements/requirement-json.ts'
import {
  type LeadRequirement,
  MOST_REQUIREMENTS,
  filtersOf,
  requirementFault,
  storedQuery,
} from '#app/leads/requirements/requirement.ts'
import { readStored } from '#app/text/stored-json.ts'
import { foldText } from '#app/text/fold-text.ts'
import {
  LEAD_TARGET_LABELS,
  type LeadMapping,
  type LeadTarget,
  isLeadTarget,
} from '#app/inventory/import/mapping/lead-columns.ts'
import { type WordedLeadTarget, acceptedWords, leadCode } from './lead-words.ts'

/** Somebody who attends leads, as a file may name them. */
export type NamedAsesor = { id: string; name: string; email: string }
type Context = {
  headers: readonly string[]
  mapping: LeadMapping
  asesores: readonly NamedAsesor[]
  timeZone: TimeZone
  now: Date
}

/** Why a row is refused, or what of it is read otherwise, with the target of the cell. */
export type CellFault = { target: LeadTarget; sentence: string }
/** A row that is refused, with the name in it. */
export type RefusedLead = { name: string; faults: CellFault[] }
/**
 * `createdAt`: when the person was first known; null where the file does not say it. `notes`: lines for the history;
 * `warnings`: what is read otherwise than it stands in the file.
 */
export type ReadLead = {
  fields: LeadFormFields
  createdAt: Date | null
  requirements: LeadRequirement[]
  notes: string[]
  warnings: CellFault[]
}

const RULED = Object.keys(LEAD_RULES) as (keyof LeadFormFields)[]
/** What a lead has where the file does not say. */
const DEFAULTS: Partial<Record<LeadTarget, string>> = { language: 'es', source: 'otro', stage: 'nuevo' }
const DAY_MINUTES = 24 * 60

/** The lead of a row, or a sentence for each column that can't be read. */
export function readLead(cells: readonly ImportCell[], context: Context): ReadLead | RefusedLead {
  const texts = textsOf(cells, context)
  const [notes, warnings, faults]: [string[], CellFault[], CellFault[]] = [[], [], []]
  const said = (target: LeadTarget, why: string): CellFault => ({
    target,
    sentence: `${columnOf(target, context)}: ${why}`,
  })
  const coded = (target: WordedLeadTarget) => {
    const text = texts[target]
    const code = text === '' ? (DEFAULTS[target] ?? '') : leadCode(target, text)
    if (code !== null) return code
    if (target !== 'source' && target !== 'language') {
      faults.push(said(target, `no se reconoce «${text}». Sirven: ${acceptedWords(target)}.`))
      return DEFAULTS[target] ?? ''
    }
    warnings.push(said(target, `«${text}» se guarda como Otro; el texto queda en una nota del historial.`))
    notes.push(`${LEAD_TARGET_LABELS[target]}: ${text}`)
    return 'otro'
  }
  const typed: Record<string, string> = {
    ...texts,
    name: [texts.name, texts.surname].filter(Boolean).join(' '),
    language: coded('language'),
    source: coded('source'),
    stage: coded('stage'),
    lostReason: coded('lostReason'),
    consent: coded('consent'),
    asesorId: '',
  }
  const asesor = asesorOf(texts.asesorId, context.asesores)
  if (asesor) typed.asesorId = asesor
  else if (texts.asesorId !== '') {
    warnings.push(said('asesorId', `«${texts.asesorId}» no es de una sola persona del equipo: queda sin asesor.`))
    notes.push(`Asesor: ${texts.asesorId}`)
  }
  const values: Record<string, unknown> = {}
  for (const control of RULED) {
    const { tidy, read } = LEAD_RULES[control]
    const one = read(tidy(typed[control] ?? ''))
    if ('message' in one) faults.push(said(control, sentence(one.message)))
    else values[control] = one.value
  }
  if (texts.note.length > LONGEST_ENTRY) faults.push(said('note', `el texto pasa de ${LONGEST_ENTRY} caracteres.`))
  const name = typed.name ?? ''
  if (faults.length > 0) return { name, faults }
  const fields = values as LeadFormFields
  const together = Object.entries(leadFaults(fields)).flatMap(([control, message]) =>
    isLeadTarget(control) ? said(control, sentence(message)) : [],
  )
  if (together.length > 0) return { name, faults: together }
  if (contactKeys(fields).length === 0) {
    // A file in which nobody has a contact has lost its column.
    if (!context.mapping.some((target) => target === 'phones' || target === 'emails'))
      return { name, faults: [said('phones', 'Escribe un teléfono o un correo.')] }
    warnings.push(said('phones', 'sin teléfono ni correo: se guarda con su nombre y no se une a nadie.'))
  }
  if (texts.note !== '') notes.unshift(texts.note)
  const createdAt = readMoment(cellOf('createdAt', cells, context), context.timeZone)
  const isKnown = createdAt !== null && createdAt <= context.now
  if (texts.createdAt !== '' && !isKnown) {
    const why = createdAt ? 'está en el futuro' : 'no se lee como fecha'
    warnings.push(said('createdAt', `«${texts.createdAt}» ${why}: su alta será la de hoy.`))
  }
  if (fields.stage === 'ganado')
    warnings.push({ target: 'stage', sentence: 'Ganado sin cierre: regístralo en la página del prospecto.' })
  const requirements = requirementsIn(texts.requirements)
  if (requirements === null) warnings.push(said('requirements', 'no es lo que escribe «Exportar»: se deja fuera.'))
  return {
    fields: withoutOldReason(fields),
    createdAt: isKnown ? createdAt : null,
    requirements: requirements ?? [],
    notes,
    warnings,
  }
}

/** The texts of a row by target; '' where the file has none. */
function textsOf(cells: readonly ImportCell[], { mapping, timeZone }: Context): Record<LeadTarget, string> {
  const texts = Object.fromEntries(Object.keys(LEAD_TARGET_LABELS).map((target) => [target, ''])) as Record<
    LeadTarget,
    string
  >
  for (const [at, target] of mapping.entries()) {
    const cell = cells[at] ?? ''
    if (target === null || cell === '' || (typeof cell === 'string' && isEmptyWord(cell))) continue
    texts[target] = [texts[target], cellText(target, cell, timeZone)].filter(Boolean).join('\n')
  }
  return texts
}

function cellText(target: LeadTarget, cell: ImportCell, timeZone: TimeZone): string {
  if (target === 'nextDay' || target === 'consentDay') return readDay(cell, timeZone) ?? String(cell)
  if (target === 'nextHour') return hourText(cell)
  if (target === 'note') return severalLines(String(cell))
  return String(cell).trim()
}

/** What a lead looks for, as the export writes it; null for any other text. */
function requirementsIn(text: string): LeadRequirement[] | null {
  if (text === '') return []
  const read = readStored(REQUIREMENTS_JSON, text)
  if (!('value' in read) || read.value.length > MOST_REQUIREMENTS) return null
  const known = read.value.map((each) => ({ ...each, query: storedQuery(filtersOf(each)) }))
  return known.some((each) => requirementFault(each) !== null) ? null : known
}

function cellOf(target: LeadTarget, cells: readonly ImportCell[], { mapping }: Context): ImportCell {
  return cells[mapping.indexOf(target)] ?? ''
}

/** '16:30' of '4:30 p. m.', of '16:30:00' and of the part of a day that a spreadsheet stores. Other texts stay. */
function hourText(cell: ImportCell): string {
  const part = Number(cell)
  if (String(cell).trim() !== '' && part >= 0 && part < 1) {
    const minutes = Math.round(part * DAY_MINUTES) % DAY_MINUTES
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  }
  const text = foldText(String(cell)).replaceAll(/[.\s]/g, '')
  const [, hour = '', minute = '', half = ''] = /^(\d{1,2}):(\d{2})(?::\d{2})?(am|pm|hrs?|h)?$/.exec(text) ?? []
  if (hour === '') return String(cell)
  if (half !== 'am' && half !== 'pm') return `${hour}:${minute}`
  return `${(Number(hour) % 12) + (half === 'pm' ? 12 : 0)}:${minute}`
}

/** The only one with this name or e-mail; null for none or several. */
function asesorOf(text: string, asesores: readonly NamedAsesor[]): string | null {
  const folded = foldText(text)
  const named = asesores.filter(({ name, email }) => foldText(name) === folded || email.toLowerCase() === folded)
  return folded !== '' && named.length === 1 ? (named[0]?.id ?? null) : null
}

/** 'Columna «Cel.»', or the name of the fact where no column has it. */
function columnOf(target: LeadTarget, { headers, mapping }: Context): string {
  const header = headers[mapping.indexOf(target)]
  return header === undefined ? LEAD_TARGET_LABELS[target] : `Columna «${header}»`
}

function sentence(message: string): string {
  return message.endsWith('.') ? message : `${message}.`
}
