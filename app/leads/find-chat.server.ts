import { formatMoment } from '#app/calendar/moment.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { codeKey, propertyCode, propertyName } from '#app/catalogue/property/property.ts'
import { quotedCode, wordsBesideQuote } from '#app/catalogue/property/quote-message.ts'
import type { Store } from '#app/db/store.server.ts'
import { LONGEST_PASTED } from '#app/forms/typed-search.ts'
import { readReference, withoutReference } from '#app/interest/chat-reference.ts'
import { findPresses } from '#app/interest/chat-references.server.ts'
import { type EntryProperty, LONGEST_ENTRY } from './entry.ts'
import { searchedReference } from './searched-reference.ts'

/**
 * What a pasted WhatsApp message or code says: sentences for staff, and what fills in the form and the history. `isKnown`:
 * there is something for the history, even without a property.
 */
export type FoundChat = {
  pasted: string
  said: string
  isKnown: boolean
  property: EntryProperty | null
  campaign: string | null
  note: string
}

/** Whether a search of the panel is the reference of a WhatsApp message: it opens 'Nuevo prospecto'. */
export async function isChatSearch({ db }: Store, search: string): Promise<boolean> {
  const found = searchedReference(search)
  if (found !== 'maybe') return found === 'yes'
  return (await findPresses(db, readReference(search)?.code ?? '')).length > 0
}

/**
 * Reads what staff paste: the whole message or its code. Where nobody pressed a link with the code, the property that the
 * message names is still used. What the person wrote goes into the history. Null for an empty text.
 */
export async function findChat(store: Store, pasted: string): Promise<FoundChat | null> {
  if (pasted.trim() === '') return null
  const read = pasted.length > LONGEST_PASTED ? null : readReference(pasted)
  const { all, timeZone } = await currentCatalogue(store)
  const presses = read ? await findPresses(store.db, read.code) : []
  const code = read?.property ?? quotedCode(pasted)
  const named = code === null ? null : all.find((each) => each.code === codeKey(code))
  const press = presses.find(({ propertyId }) => code === null || propertyId === named?.id)
  const row = named ?? all.find(({ id }) => id === press?.propertyId) ?? null
  const property = row && { propertyId: row.id, propertyCode: propertyCode(row), propertyTitle: propertyName(row) }
  const words = wordsOf(pasted)
  const campaign = press?.campaign ?? null
  const note = press
    ? `Escribió por WhatsApp desde ${press.page} el ${formatMoment(timeZone, press.at)}${campaign === null ? '' : `, campaña «${campaign}»`}`
    : 'Escribió por WhatsApp'
  const about = property && `por ${property.propertyCode} «${property.propertyTitle}»`
  const said = press ? [asSentence(about ? `${note}, ${about}` : note)] : [read ? UNKNOWN : UNREAD]
  if (!press && about) said.push(`Se usa la propiedad: preguntó ${about}.`)
  if (words !== '') said.push('Lo que escribió queda en su historial.')
  return {
    pasted,
    said: said.join(' '),
    isKnown: press !== undefined || words !== '',
    property,
    campaign,
    note: [...`${note}\n${words}`.trim()].slice(0, LONGEST_ENTRY).join(''),
  }
}

const UNKNOWN = 'No hay ningún clic con esa referencia.'
const UNREAD = 'Ahí no hay ninguna referencia: termina con «Ref.» y cuatro signos.'

/** What the person wrote, without the words of the link; '' where only a reference was pasted. */
function wordsOf(pasted: string): string {
  return /\s/.test(pasted.trim()) ? wordsBesideQuote(withoutReference(pasted)) : ''
}

function asSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}
