import { contradictedPerM2, followPrice } from '#app/catalogue/price/price-per-m2.ts'
import type { PropertyInput, PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { municipalitiesOf } from '#app/catalogue/facts/municipalities.ts'
import type { Places } from '#app/catalogue/place/places.ts'
import { mapPoint } from '#app/catalogue/place/map-link.ts'
import { newRemarks } from '#app/catalogue/property/public-remarks.ts'
import { codeKey } from '#app/catalogue/property/property.ts'
import { changedFacts, describeChanges } from '#app/editing/changes/describe-changes.ts'
import { ownerNameIn } from '#app/owners/owner.ts'
import { readRow } from '#app/inventory/import/mapping/read-row.ts'
import type { ControlFault } from '#app/editing/form/read-controls.ts'
import { type PictureSet, ofEachSet } from '#app/photos/picture-sets.ts'
import type { RowValues } from '#app/inventory/import/mapping/row-values.ts'
import { correctedWith } from '#app/inventory/import/mapping/property-rules.ts'
import { type Target, columnLabel, isTarget } from '#app/inventory/import/mapping/targets.ts'
import type { TableRow } from '#app/inventory/import/file/table.ts'
import { COMPLEX_KIND_LABELS } from '#app/catalogue/facts/complex-kinds.ts'
import { checkLeniently } from './check-leniently.ts'
import { formerAddress, ownSlugIn } from './former-address.ts'
import {
  changedSince,
  columnOf,
  faultSentence,
  picturesSentence,
  statedPerM2Sentence,
  takenSlug,
} from './row-sentences.ts'
import { exampleFault } from './template-example.ts'
import { inapplicableNotes, sentValues, startingNotes } from './sent-values.ts'
import { noteSentence, teamNotes } from './team-notes.ts'
import { unnamedSentence } from './unnamed-rows.ts'
import type { PlanContext, PlannedRow, RowPlan } from './row-plan.ts'

/** Stands for the ID of a row until it has one. */
const UNNAMED = 'sin-id'
/** How the sentence about something begins that a person should look at first. */
const WARNING = 'Aviso. '

/** What a row of a file does: the one check for the dry run and the import. It uses the rules of the form. */
export function planRow(row: TableRow, context: PlanContext): PlannedRow {
  const { headers, reading, lineOf, storedWith } = context
  const values = readRow(row, reading)
  const typed = values.texts.propertyId ?? ''
  // A row without an ID is one of the catalogue, or gets the next one: which, its first plan tells (`rowNamer`).
  const unnamed = typed === '' ? context.unnamed.get(row.line) : undefined
  const code = unnamed?.code ?? typed
  if (!unnamed?.record) values.texts.propertyId = code || UNNAMED
  const found = typed === '' ? (unnamed?.record ? [unnamed.record] : []) : storedWith(typed)
  const [record = null] = found
  const title = values.texts.title || (record?.input.title ?? '')
  const refused = (messages: string[], doubtful: Target[] = []): PlannedRow => ({
    outcome: 'refused',
    code,
    title,
    warnings: [],
    messages: [...messages, ...values.notes],
    plan: null,
    recordId: null,
    seen: null,
    doubtful,
  })
  const example = exampleFault({ propertyId: code, title })
  if (example) return refused([example])
  if (row.cells.slice(headers.length).some((cell) => cell !== ''))
    return refused(['La fila tiene más celdas que el encabezado: parece recorrida. Revisa sus comas y comillas.'])
  const firstLine = lineOf.get(codeKey(typed))
  if (typed !== '' && firstLine !== undefined && firstLine !== row.line)
    return refused([`El ID «${typed}» ya está en la fila ${firstLine}: se importa solo la primera.`], ['propertyId'])
  if (found.length > 1)
    return refused([
      `En el catálogo hay ${found.length} propiedades con el ID «${code}»: cambia el de las otras antes.`,
    ])
  const sent = sentValues(row, values, record, context)
  const checked = checkLeniently(sent, values.doubts, record, context)
  const columns = { headers, mapping: reading.mapping, from: values.columns }
  const sentenceOf = (fault: ControlFault) => faultSentence(fault, row, columns)
  if (!checked.ok) return refused(checked.refusal.map(sentenceOf), targetsOf(checked.refusal, columns))
  const doubtful = targetsOf(checked.left, columns)
  const left = checked.left.map((fault) => `${WARNING}${sentenceOf(fault).replace(/\.$/, '')}. Se deja fuera.`)
  values.teamNotes.push(...leftTexts(checked.left, row, columns))
  const input = record ? followPrice(record.input, checked.input) : checked.input
  const notes = [...inapplicableNotes(values, sent), ...(record ? [] : startingNotes(values, sent)), ...values.notes]
  if (unnamed) notes.unshift(unnamedSentence(unnamed))
  if (record && typed !== '' && sent.propertyId !== code)
    notes.push(`«${typed}» es el ID «${sent.propertyId}», que se queda así.`)
  const map = input.googleMapsLink
  if (map !== null && map !== record?.input.googleMapsLink && mapPoint(map) === null)
    notes.push(`«${map.slice(0, 60)}» no dice un punto: en el mapa no sale hasta que tenga uno.`)
  const perM2 = contradictedPerM2(input)
  if (perM2 !== null && input.pricePerM2Cents !== record?.input.pricePerM2Cents)
    notes.push(statedPerM2Sentence(input, perM2))
  const warnings = [...left, ...warningsOn(input, record, context)]
  const complex = context.newComplexes.get(input.complexId ?? '')
  if (complex) notes.push(`El conjunto «${complex.name}» es nuevo (${COMPLEX_KIND_LABELS[complex.kind]}).`)
  const former = formerAddress(row, values.formerUrl, record && record.id, context)
  if (record) return changeOf(record, input, { row, values, warnings, left, doubtful, notes, complex, former }, context)
  const earlier = values.slug || ownSlugIn(values.formerUrl)
  const taken = takenSlug(row, earlier, context)
  const slug = (taken === null && earlier) || null
  // A slug of its own leads to it by itself.
  const isOwn = slug !== null && slug === ownSlugIn(values.formerUrl)
  const team = teamNotes(values.teamNotes)
  const said = [...notes, ...(taken === null ? [] : [taken]), ...team.map(noteSentence)]
  if (!isOwn) said.push(...former.sentences)
  const added = { slug, formerAddress: isOwn ? null : former.source, complex, notes: team }
  return creationOf(input, values, { warnings, messages: said, doubtful }, added)
}

function creationOf(
  input: PropertyInput,
  values: RowValues,
  said: Pick<PlannedRow, 'warnings' | 'messages' | 'doubtful'>,
  added: Pick<RowPlan, 'slug' | 'formerAddress' | 'complex' | 'notes'>,
): PlannedRow {
  const { addresses, createdBy } = values
  const [createdAt, updatedAt] = [values.createdAt, values.updatedAt].map((moment) => moment?.toISOString() ?? null)
  return {
    outcome: 'create',
    code: input.propertyId === UNNAMED ? '' : (input.propertyId ?? ''),
    title: input.title,
    ...said,
    plan: {
      input,
      addresses,
      createdAt: createdAt ?? null,
      updatedAt: updatedAt ?? null,
      createdBy: createdBy || null,
      ...added,
    },
    recordId: null,
    seen: null,
  }
}

type Said = {
  row: TableRow
  values: RowValues
  warnings: string[]
  /** Sentences about cells that can't be read. */
  left: string[]
  doubtful: Target[]
  notes: string[]
  complex: RowPlan['complex']
  former: ReturnType<typeof formerAddress>
}

function changeOf(
  record: PropertyRecord,
  input: PropertyInput,
  { row, values, warnings, left, doubtful, notes, complex, former }: Said,
  { complexes, reading, options, overwritten, notes: stored }: PlanContext,
): PlannedRow {
  const named = (each: PropertyInput) => ({
    ...each,
    complexName: complexes.find(({ id }) => id === each.complexId)?.name ?? null,
    asesorName: reading.options.asesores.find(({ id }) => id === each.asesorId)?.name ?? null,
    ownerName: ownerNameIn(reading.options.owners, each.ownerId),
  })
  const { code, title } = { code: input.propertyId ?? '', title: input.title }
  // A property with photos keeps them: whoever took them out or in another order did so on purpose.
  const missing = (set: PictureSet) =>
    options.takesPhotos && record.input[set].length === 0 ? values.addresses[set] : []
  const addresses = ofEachSet(missing)
  const team = teamNotes(values.teamNotes).filter((note) => !stored.get(record.id)?.has(note))
  const isSame =
    changedFacts(record.input, input).length === 0 &&
    addresses.photos.length + addresses.plans.length + team.length === 0 &&
    former.source === null
  const planned = { code, title, warnings: [], plan: null, recordId: record.id, seen: null, doubtful }
  if (isSame) return { ...planned, outcome: 'same', warnings: left, messages: [...notes, ...former.sentences] }
  const changes = describeChanges(named(record.input), named(input)).split('\n').filter(Boolean)
  changes.push(...team.map(noteSentence), ...former.sentences, ...picturesSentence(addresses))
  const since = changedSince(record, values, reading.timeZone)
  if (since && !overwritten.has(row.line)) {
    const messages = [`${since}: no se toca.`, ...changes]
    return { ...planned, outcome: 'conflict', messages }
  }
  if (since) changes.unshift(`${since}: se sobrescribe, porque así se pidió.`)
  const created = { createdAt: null, updatedAt: null, createdBy: null }
  const plan = { input, addresses, ...created, formerAddress: former.source, notes: team, complex }
  const messages = [...changes, ...notes]
  return { ...planned, outcome: 'change', warnings, messages, plan, seen: record.version }
}

/** The targets whose cells have faults. A fault without a column is corrected by itself. */
function targetsOf(faults: readonly ControlFault[], columns: Parameters<typeof faultSentence>[2]): Target[] {
  const targets = faults.map(({ control }) => columns.mapping[columnOf(control, columns)] ?? control)
  return [...new Set(targets.flatMap((target) => (isTarget(target) ? correctedWith(target) : [])))]
}

/** The texts that are left out, for the notes of the team: nothing of a row is lost. */
function leftTexts(
  left: readonly ControlFault[],
  { cells }: TableRow,
  columns: Parameters<typeof faultSentence>[2],
): string[] {
  const places = new Set(left.map(({ control }) => columnOf(control, columns)))
  return [...places].flatMap((at) => {
    const text = String(cells[at] ?? '')
    return text === '' ? [] : [`${columnLabel(columns.headers[at] ?? '')}: ${text}`]
  })
}

/** What a person should look at first, whether or not the property is public at once: it will be. */
function warningsOn(
  input: PropertyInput,
  record: PropertyRecord | null,
  { publishing, reading }: PlanContext,
): string[] {
  const { owners, places } = reading.options
  const remarks = newRemarks({ ...input, status: 'disponible' }, record && record.input, publishing, owners)
  const said = [...remarks.private, ...remarks.price, ...remarks.place].map(({ text }) => `${WARNING}${text}`)
  return [...said, ...unknownMunicipality(input, record, places)]
}

/** Outside of the home states the form takes any municipality: one that no list has may be misspelt. */
function unknownMunicipality(
  { state, municipality }: PropertyInput,
  record: PropertyRecord | null,
  { homeStates }: Places,
): string[] {
  const known = state ? municipalitiesOf(state) : homeStates.flatMap((home) => municipalitiesOf(home))
  const isOpen = known.length > 0 && !homeStates.some((home) => home === state)
  if (!isOpen || !municipality || municipality === record?.input.municipality || known.includes(municipality)) return []
  return [
    `${WARNING}Municipio «${municipality}»: no es uno de ${state ?? homeStates.join(' o ')}. Queda como está escrito.`,
  ]
}
