import { textOf } from '#app/forms/form-text.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { FORM_BYTES } from '#app/forms/form-bytes.server.ts'
import { typedSearch } from '#app/forms/typed-search.ts'
import { type RecordRef, readRefs } from './person/found-record.ts'
import { PERSON_SEARCH_PARAM } from '#app/panel/personal-data-path.ts'
import { PERSON_CONTROLS } from './personal-data-words.ts'
import { NO_IDENTIFIERS } from './person/identifiers.ts'
import { type Sought, readSought } from './sought-person.ts'

/** What the forms of the page post. */
type PersonForm = {
  intent: string
  sought: Sought
  refs: RecordRef[]
  texts: string[]
  seen: string
  confirmation: string
}

const NOTHING_SOUGHT: Sought = { typed: '', finds: () => false, identifiers: NO_IDENTIFIERS }

export async function readPersonForm(request: Request): Promise<PersonForm> {
  const form = await readForm(request, FORM_BYTES['/dashboard/configuracion/datos-personales'])
  const textsOf = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  return {
    intent: textOf(form, 'intent'),
    sought: readSought(typedSearch(textOf(form, PERSON_SEARCH_PARAM))) ?? NOTHING_SOUGHT,
    refs: readRefs(textsOf(PERSON_CONTROLS.record).map((value) => value.replaceAll('\0', ''))),
    texts: textsOf(PERSON_CONTROLS.text),
    seen: textOf(form, PERSON_CONTROLS.seen),
    confirmation: textOf(form, PERSON_CONTROLS.confirmation).trim().toUpperCase(),
  }
}
