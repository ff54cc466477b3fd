import { isEmailAddress } from '#app/mail/email-address.ts'
import { isPhone } from '#app/phone/phone.ts'
import type { Target } from './targets.ts'

/** Words of a header, plain: whose contact it is, what it is, and texts of the team. */
const OWNER = wordTest(
  'propietari[oa]s?|duen[oa]s?|arrendador(?:a|es)?|owners?|landlord|casero|titular|clientes?|client|seller',
)
const AGENT = wordTest('asesor(?:a|es)?|agentes?|agents?|vendedor(?:a|es)?|ejecutiv[oa]|broker|realtor|captador(?:a)?')
const PUBLIC = wordTest('public[oa]s?|public|portal|anuncio|sitio|web')
const NOTES = wordTest(
  'notas?|notes?|observacion(?:es)?|obs(?:erv)?|pendientes?|comentarios?|comments?|remarks?|memos?|recados?|seguimiento|confidencial',
)
const INTERNAL = wordTest('intern[oa]s?|privad[oa]s?|internal|private')
const TEXTS = wordTest('descripcion|description|detalles?|details?|texto|text|info|informacion|datos')
const PHONE = wordTest(
  'telefonos?|tels?|telfs?|tfnos?|tlfs?|cels?|celular(?:es)?|movil(?:es)?|whats ?app|wa|phones?|mobile|cell',
)
const MAIL = wordTest('correos?|e ?mails?|mails?')
const SAID_NAME = wordTest('nombres?|name')
const CONTACT_NAME = /^(?:nombres? |persona )?(?:contactos?|contact)(?: (?:nombre|name))?$/
const PLAIN_NAME = /^(?:nombres?|name)(?: completo)?$/
const OWNER_NAME = /^(?:(?:nombres?|name|completo) )*\S+(?: (?:nombre|name|completo))*$/

type Part = 'name' | 'phone' | 'email'
const OWNERS: Record<Part, Target> = { name: 'ownerId', phone: 'ownerPhone', email: 'ownerEmail' }
const PUBLICS: Record<Part, Target> = { name: 'contactName', phone: 'contactPhone', email: 'contactEmail' }

/** A column of a contact whose header does not say whose it is. `plain` is 'Nombre', which is a title as well. */
type Unsaid = { part: Part; isPlainName?: boolean }
export type PersonColumn = { target: Target } | { unsaid: Unsaid } | null

/**
 * What a header says of people and of notes. A text for the team and whatever is of an owner never becomes public by a
 * guess (decision 53); a person says otherwise in the mapping.
 * @param header plain
 */
export function personColumn(header: string): PersonColumn {
  const part: Part | null = PHONE(header) ? 'phone' : MAIL(header) ? 'email' : null
  const isPublic = PUBLIC(header)
  if (OWNER(header)) {
    // 'Propietario (nombre y teléfono)' is read as a whole.
    if (part) return { target: SAID_NAME(header) ? 'ownerId' : OWNERS[part] }
    return { target: OWNER_NAME.test(header) ? 'ownerId' : 'teamNotes' }
  }
  if (NOTES(header) || (INTERNAL(header) && TEXTS(header)))
    return { target: isPublic && !INTERNAL(header) ? 'description' : 'teamNotes' }
  if (AGENT(header)) {
    if (part) return { target: PUBLICS[part] }
    return OWNER_NAME.test(header) ? { target: 'asesorId' } : null
  }
  const isName = CONTACT_NAME.test(isPublic ? header.replace(/ \S+$/, '') : header)
  if (isPublic) return part || isName ? { target: PUBLICS[part ?? 'name'] } : null
  if (part || isName) return { unsaid: { part: part ?? 'name' } }
  return PLAIN_NAME.test(header) ? { unsaid: { part: 'name', isPlainName: true } } : null
}

/** The contact that the content of a column shows; null for any other content. @param most whether most cells pass a test */
export function contactContent(most: (holds: (text: string) => boolean) => boolean): Unsaid | null {
  if (most(isEmailAddress)) return { part: 'email' }
  return most((text) => /[\s()+-]/.test(text) && isPhone(text)) ? { part: 'phone' } : null
}

/** Whose contact a column is. */
type Side = 'owner' | 'public'

/** The side of a target that names a person; null for any other. */
function sideOf(target: Target | null): Side | null {
  if (target === 'ownerId' || target === 'ownerPhone' || target === 'ownerEmail') return 'owner'
  return target === 'asesorId' || Object.values(PUBLICS).some((each) => each === target) ? 'public' : null
}

/**
 * The targets of a contact whose header does not say whose it is, in order of preference. It is public only right behind
 * somebody of the agency, with nothing but contacts between them: in doubt it is private.
 * @param named the targets of the columns whose headers say what they are
 * @param isContact whether the column at a place is a contact, too
 */
export function contactTargets(
  { part }: Unsaid,
  at: number,
  { named, isContact }: { named: readonly (Target | null)[]; isContact: (at: number) => boolean },
): Target[] {
  const before = named.slice(0, at).findLastIndex((target) => sideOf(target) !== null)
  const isRightBehind = named.slice(before + 1, at).every((_target, between) => isContact(before + 1 + between))
  const isPublic = before !== -1 && sideOf(named[before] ?? null) === 'public' && isRightBehind
  return isPublic ? [PUBLICS[part]] : [OWNERS[part], 'teamNotes']
}

function wordTest(words: string): (text: string) => boolean {
  const test = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'u')
  return (text) => test.test(text)
}
