import { type Reading, readEmail, readText } from '#app/forms/control-readers.ts'
import { readPhone } from '#app/forms/phone-rule.ts'
import { dialledNumber, formatPhone } from '#app/phone/phone.ts'
import { foldText } from '#app/text/fold-text.ts'

/** `phone`: E.164; `email`: in lower case; one of them is there. */
export type OwnerFields = { name: string; phone: string | null; email: string | null }
/** `former`: the ids and the texts of the records that were merged into it. */
export type OwnerOption = OwnerFields & { id: string; former?: readonly string[] }

export const LONGEST_OWNER_NAME = 120
/** Characters of a text that names an owner. */
const LONGEST_TEXT = 400
/** Stands between the parts of a text from the list, which nobody types. */
const MARK = ' · '
/** Digits from which on a row of figures is a phone, not a part of the name. */
const PHONE_DIGITS = 7

/** 'Ana Ruiz · 81 1234 5678 · ana@correo.mx': how a person is named in the list, and unlike any other. */
export function ownerText({ name, phone, email }: OwnerFields): string {
  return [name, phone && formatPhone(phone), email].filter(Boolean).join(MARK)
}

/** The id of the owner that a text from the list names, now or before a merge; any other text as it is. */
export function ownerIdOr(typed: string, owners: readonly OwnerOption[]): string {
  return owners.find((owner) => ownerText(owner) === typed || owner.former?.includes(typed))?.id ?? typed
}

/** The text from the list of the owner with an id; any other text as it is. */
export function ownerTextOr(value: string, owners: readonly OwnerOption[]): string {
  const owner = owners.find(({ id }) => id === value)
  return owner ? ownerText(owner) : value
}

/**
 * Reads the owner that somebody chose or typed.
 * @returns the id of a record; for a new person the text 'Ana Ruiz, +528112345678', which `newOwner` reads
 */
export function readOwner(typed: string, owners: readonly OwnerOption[]): Reading<string | null> {
  const text = readText(typed, { most: LONGEST_TEXT })
  if ('message' in text || text.value === null) return text
  const known = ownerIdOr(text.value, owners)
  if (owners.some(({ id }) => id === known)) return { value: known }
  if (text.value.includes(MARK)) return readChanged(text.value, owners)
  const read = readFields(partsOf(text.value))
  if ('message' in read) return read
  const { name, phone, email } = read.value
  if (phone === null && email === null) return ownerNamed(name, owners)
  const same = sameOwner({ phone, email }, owners)
  if (same) {
    const agrees =
      (name === '' || foldText(name) === foldText(same.name)) &&
      (phone === null || phone === same.phone) &&
      (email === null || email === same.email)
    return agrees ? { value: same.id } : { message: alreadyThere(same, phone) }
  }
  return newPerson(read.value)
}

/**
 * Reads an owner whose name, phone and email stand apart, as in the columns of a file: a stored owner with the same
 * phone or email is the same person, whatever the name.
 */
export function readOwnerFields(
  typed: Record<keyof OwnerFields, string>,
  owners: readonly OwnerOption[],
): Reading<string | null> {
  const read = readFields(typed)
  if ('message' in read) return read
  const same = sameOwner(read.value, owners)
  return same ? { value: same.id } : newPerson(read.value)
}

/** The value of a person whom the product does not know yet: a text that `newOwner` reads. */
function newPerson({ name, phone, email }: OwnerFields): Reading<string | null> {
  if (name === '') return { message: 'Escribe también su nombre' }
  const value = [name, phone, email].filter(Boolean).join(', ')
  return newOwner(value) ? { value } : { message: 'Escribe su nombre sin teléfonos ni correos' }
}

/** Reads a text that was in the list: its phone or email still tells who it is. */
function readChanged(text: string, owners: readonly OwnerOption[]): Reading<string | null> {
  const read = readFields(partsOf(text.replaceAll(MARK, ', ')))
  const same = 'value' in read && sameOwner(read.value, owners)
  if (same) return { value: same.id }
  return { message: 'Ese propietario ya no está en la lista: alguien lo cambió o lo eliminó' }
}

/** The owner with the same phone or the same email; null without one. */
export function sameOwner<Owner extends OwnerFields>(
  { phone, email }: Pick<OwnerFields, 'phone' | 'email'>,
  owners: readonly Owner[],
): Owner | null {
  const isSame = (owner: OwnerFields) =>
    (phone !== null && owner.phone === phone) || (email !== null && owner.email === email)
  return owners.find(isSame) ?? null
}

/** 'Ese teléfono ya es de «Ana Ruiz · 81 1234 5678»…'. @param phone the one that was typed */
function alreadyThere(owner: OwnerFields, phone: string | null): string {
  const what = phone !== null && owner.phone === phone ? 'teléfono' : 'correo'
  return `Ese ${what} ya es de «${ownerText(owner)}»: elige esa opción de la lista, o corrige el dato`
}

/** The name of the person that a value of `readOwner` stands for. */
export function ownerNameIn(owners: readonly OwnerOption[], value: string | null): string | null {
  if (value === null) return null
  return owners.find(({ id }) => id === value)?.name ?? newOwner(value)?.name ?? null
}

/** The new person in a value of `readOwner`; null for an id. */
export function newOwner(value: string): OwnerFields | null {
  if (value.length > LONGEST_TEXT) return null
  const read = readFields(partsOf(value))
  if ('message' in read || (read.value.phone === null && read.value.email === null)) return null
  return read.value
}

/** Reads phone and email in their stored spelling. Whether one of them is there is not checked. */
export function readFields({ name, phone, email }: Record<keyof OwnerFields, string>): Reading<OwnerFields> {
  const named = readText(name, { most: LONGEST_OWNER_NAME })
  if ('message' in named) return named
  const number = readPhone(phone)
  if ('message' in number) return number
  const address = readEmail(email, { spelling: (each) => each.toLowerCase() })
  if ('message' in address) return address
  const dialled = number.value === null ? null : dialledNumber(number.value)
  return { value: { name: named.value ?? '', phone: dialled, email: address.value } }
}

function ownerNamed(name: string, owners: readonly OwnerOption[]): Reading<string | null> {
  const [first, ...others] = owners.filter((owner) => foldText(owner.name) === foldText(name))
  if (!first) return { message: 'Escribe también su teléfono o su correo' }
  if (others.length > 0) return { message: 'Hay varios con ese nombre: elige uno de la lista' }
  return { value: first.id }
}

/** The words of a text as name, phone and email: 'Ana Ruiz, 81 1234 5678, ana@correo.mx'. */
function partsOf(text: string): Record<keyof OwnerFields, string> {
  const words = text.replaceAll(/[,;|]/g, '$& ').split(/\s+/).filter(Boolean)
  const name: string[] = []
  const email: string[] = []
  let phone = ''
  for (let at = 0; at < words.length;) {
    let end = at
    while (isPhonePart(words[end])) end += 1
    const run = words.slice(at, end).map(bare).join(' ')
    if (run.replaceAll(/\D/g, '').length >= PHONE_DIGITS) {
      phone += phone === '' ? run : ` / ${run}`
      at = end
      continue
    }
    const word = words[at] ?? ''
    ;(word.includes('@') ? email : name).push(word.includes('@') ? bare(word) : word)
    at += 1
  }
  return { name: bare(name.join(' ')), phone, email: email.join(' ') }
}

function isPhonePart(word: string | undefined): boolean {
  return word !== undefined && /^[+()\d.-]+[,;|]?$/.test(word)
}

/** Without the separator at its end. */
function bare(word: string): string {
  return /[,;|]$/.test(word) ? word.slice(0, -1).trim() : word
}
