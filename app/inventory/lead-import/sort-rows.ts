import type { ImportCell } from '#app/inventory/import/file/table.ts'
import { isSameName, joinedLead } from '#app/leads/joined-lead.ts'
import { type LeadFields, type SamePerson, contactKeys, nextActionText } from '#app/leads/lead.ts'
import type { RowOutcome } from '#app/jobs/job-states.ts'
import type { LeadTarget } from '#app/inventory/import/mapping/lead-columns.ts'
import { foldText } from '#app/text/fold-text.ts'
import type { CellFault, ReadLead, RefusedLead } from './read-lead.ts'

/** A row of the file, read. */
export type LeadRow = { line: number; cells: ImportCell[]; read: ReadLead | RefusedLead }
/** A stored lead that the account knows of, or (`name` null) whose name it does not. */
export type StoredPerson = Pick<SamePerson, 'id'> & { name: string | null; attendedBy: string }

/** One person of the file, with all its rows. `into`: the id of the stored lead that it joins; null for a new one. */
export type LeadGroup = { line: number; into: string | null; lead: LeadFields; createdAt: Date | null; notes: string[] }
/** What the dry run says of a row before the stored leads are read. `group`: the person that it writes. */
export type SortedRow = {
  row: LeadRow
  outcome: RowOutcome | null
  messages: string[]
  warnings: string[]
  /** The targets of its cells that are refused or read otherwise. */
  doubtful: LeadTarget[]
  group: LeadGroup | null
}

/**
 * Sorts the rows of a file into persons: rows with one phone or e-mail are one person, who may be stored already.
 * @param stored the leads with a phone or an e-mail
 * @param nameOnly the folded names of stored leads without either: a name alone joins nobody, and is not added again
 */
export function sortRows(
  rows: readonly LeadRow[],
  stored: ReadonlyMap<string, readonly StoredPerson[]>,
  nameOnly: ReadonlySet<string>,
): SortedRow[] {
  const [byKey, byLead] = [new Map<string, LeadGroup>(), new Map<string, LeadGroup>()]
  return rows.map((row) => {
    const refused = (messages: string[], doubtful = CONTACTS): SortedRow => ({
      row,
      outcome: 'refused',
      messages,
      warnings: [],
      doubtful: [...doubtful],
      group: null,
    })
    if ('faults' in row.read) return refused(...inSentences(row.read.faults))
    const { fields, requirements, createdAt, notes } = row.read
    const [warnings, doubtful] = inSentences(row.read.warnings)
    const lead: LeadFields = { ...fields, requirements, deals: [] }
    const keys = contactKeys(lead)
    if (keys.length === 0 && nameOnly.has(foldText(lead.name)))
      return refused(['Ya hay un prospecto con ese nombre, sin teléfono ni correo. Si es otro, agrégale un contacto.'])
    const people = new Map(keys.flatMap((key) => stored.get(key) ?? []).map((person) => [person.id, person]))
    const hidden = [...people.values()].find(({ name }) => name === null)
    if (hidden) return refused([`Ya lo atiende ${hidden.attendedBy || 'otra persona del equipo'}.`])
    if (people.size > 1)
      return refused([`Sus teléfonos y correos son de varios prospectos: ${namesOf(people)}. Únelos primero.`])
    const [into = null] = people.keys()
    const own = into === null ? undefined : byLead.get(into)
    const groups = new Set([...keys.flatMap((key) => byKey.get(key) ?? []), ...(own ? [own] : [])])
    const [group] = groups
    if (groups.size > 1 || (group && into !== null && group.into !== into)) {
      const lines = [...groups].map((each) => `la fila ${each.line}`)
      return refused([`Sus teléfonos y correos son de varias personas: ${[...lines, ...namedIn(people)].join(' y ')}.`])
    }
    if (group) {
      const joined = joinedNoting(group.lead, lead)
      group.lead = joined.fields
      group.notes.push(...notes, ...joined.notes)
      if (createdAt && (!group.createdAt || createdAt < group.createdAt)) group.createdAt = createdAt
      for (const key of keys) byKey.set(key, group)
      const same = `Es la misma persona que la fila ${group.line}: lo que añade va ahí.`
      return { row, outcome: 'same', messages: [same], warnings, doubtful, group: null }
    }
    const made = { line: row.line, into, lead, createdAt, notes: [...notes] }
    for (const key of keys) byKey.set(key, made)
    if (into !== null) byLead.set(into, made)
    return { row, outcome: into === null ? 'create' : null, messages: [], warnings, doubtful, group: made }
  })
}

const CONTACTS: readonly LeadTarget[] = ['phones', 'emails']

function inSentences(faults: readonly CellFault[]): [sentences: string[], targets: LeadTarget[]] {
  return [faults.map(({ sentence }) => sentence), [...new Set(faults.map(({ target }) => target))]]
}

/**
 * A lead with what another record of the person adds. `notes`: the next action and the name that are not kept, if they are
 * others: two people may share a phone.
 */
export function joinedNoting(into: LeadFields, from: LeadFields): { fields: LeadFields; notes: string[] } {
  const { fields, note } = joinedLead(into, from)
  const isSame = nextActionText(into) === nextActionText(from)
  const named = isSameName(into.name, from.name) ? [] : [`Con el mismo teléfono o correo: ${from.name}`]
  return { fields, notes: note === null || isSame ? named : [note, ...named] }
}

function namesOf(people: ReadonlyMap<string, StoredPerson>): string {
  return namedIn(people).join(' y ')
}

function namedIn(people: ReadonlyMap<string, StoredPerson>): string[] {
  return [...people.values()].flatMap(({ name }) => name ?? [])
}
