import { FACT_NAMES, factOf } from '#app/catalogue/facts/facts.ts'
import { PRECISION_LABELS } from '#app/catalogue/facts/precision.ts'
import { farFromState } from '#app/catalogue/place/far-from-state.ts'
import { withPublicPlace } from '#app/catalogue/place/public-place.ts'
import { oddPrices } from '#app/catalogue/price/plausible-price.ts'
import { quotedPrice } from '#app/catalogue/price/quote-text.ts'
import { alsoOffered } from '#app/catalogue/price/second-offer.ts'
import type { ReferenceRate } from '#app/catalogue/price/price.ts'
import { type PublicContacts, findingWords, privateDataIn } from './private-data-in-text.ts'
import { type OwnerFields, newOwner } from '#app/owners/owner.ts'
import { dialledNumber, formatPhone } from '#app/phone/phone.ts'
import { foldText } from '#app/text/fold-text.ts'
import type { PropertyInput } from './property-input.ts'

/** What is public of the agency, and its reference rate. */
export type PublishingContext = PublicContacts & { rate: ReferenceRate }
/** Something that a person should look at before visitors read it. `text`: a sentence that names the field. */
type Remark = { control: string; text: string }
export type Remarks = { private: Remark[]; price: Remark[]; place: Remark[] }

type PublicText = { control: string; label: string; text: string }
type OwnerRecord = OwnerFields & { id: string }

/** Texts that people write and visitors read, without those that are checked as something else. */
const TEXTS = FACT_NAMES.filter((name) => {
  const fact = factOf(name)
  return fact.kind === 'text' && !fact.staffOnly && !fact.isPlace && name !== 'propertyId'
})

/** What visitors would read of a property and somebody wrote: facts, and the texts of its pictures. */
export function visibleTexts(property: PropertyInput): PublicText[] {
  const shown = withPublicPlace(property)
  const facts = TEXTS.map((name) => ({
    control: name,
    label: factOf(name).label,
    text: String(shown[name as 'title'] ?? ''),
  }))
  const pictures = (['photos', 'plans'] as const).flatMap((set) =>
    property[set].map(({ alt }) => ({
      control: set === 'photos' ? 'images' : 'plans',
      label: set === 'photos' ? 'Texto de una foto' : 'Texto de un plano',
      text: alt ?? '',
    })),
  )
  return [...facts, ...pictures].filter(({ text }) => text !== '')
}

/** All that visitors would read of a property in words, as a person reviews it before it is public. */
export function visitorsRead(property: PropertyInput): { label: string; text: string }[] {
  const { title, location, municipality, state, contactName, contactPhone, contactEmail } = property
  const own = ['title', 'location', 'municipality', 'description', 'contactName']
  const texts = visibleTexts(property)
  return [
    { label: 'Título', text: title },
    { label: 'Precio', text: [quotedPrice(property), alsoOffered(property)].filter(Boolean).join('. ') },
    { label: 'Ubicación', text: [location, municipality, state].filter(Boolean).join(', ') },
    { label: 'En el mapa', text: PRECISION_LABELS[property.precision] },
    ...texts.filter(({ control }) => !own.includes(control)),
    ...texts.filter(({ control }) => control === 'description'),
    {
      label: 'Contacto público',
      text: [contactName, contactPhone && formatPhone(contactPhone), contactEmail].filter(Boolean).join(' · '),
    },
  ].filter(({ text }) => text !== '')
}

/** What of texts looks private: 'Descripción: un teléfono («81 1234 5678»)'. */
function textRemarks(texts: readonly PublicText[], known: PublicContacts): Remark[] {
  return texts.flatMap(({ control, label, text }) => {
    const found = privateDataIn(text, known).map(findingWords)
    return found.length === 0 ? [] : [{ control, text: `${label}: ${found.join(', ')}` }]
  })
}

/**
 * What a person should look at before visitors read a property: what looks private, prices that nobody can mean, and a point
 * far outside of the state.
 * @param owners the registered owners
 */
function remarksOn(property: PropertyInput, context: PublishingContext, owners: readonly OwnerRecord[] = []): Remarks {
  const { contactPhone, contactEmail, ownerId } = property
  const owner = ownerId === null ? null : (owners.find(({ id }) => id === ownerId) ?? newOwner(ownerId))
  const far = farFromState(property)
  const texts = visibleTexts(property)
  const isOwnPhone = contactPhone !== null && dialledNumber(contactPhone) === owner?.phone
  const isOwnEmail = contactEmail !== null && contactEmail.toLowerCase() === owner?.email
  // The public contact is shown beside these texts.
  const known = {
    phones: [...context.phones, ...(contactPhone && !isOwnPhone ? [dialledNumber(contactPhone) ?? ''] : [])],
    emails: [...context.emails, ...(contactEmail && !isOwnEmail ? [contactEmail.toLowerCase()] : [])],
  }
  return {
    private: [
      ...textRemarks(texts, known),
      ...(owner ? nameRemarks(texts, owner.name) : []),
      ...(isOwnPhone ? [{ control: 'contactPhone', text: 'Teléfono de contacto: es el del propietario' }] : []),
      ...(isOwnEmail ? [{ control: 'contactEmail', text: 'Correo de contacto: es el del propietario' }] : []),
    ],
    price: oddPrices(property, context.rate).map(({ control, text }) => ({
      control,
      text: `${factOf(control).label}: ${text}`,
    })),
    place: far === null ? [] : [{ control: 'googleMapsLink', text: `${factOf('googleMapsLink').label}: ${far}` }],
  }
}

/** The texts with the whole name of the owner. */
function nameRemarks(texts: readonly PublicText[], name: string): Remark[] {
  const folded = foldText(name)
  if (!folded.includes(' ')) return []
  return texts
    .filter(({ text }) => ` ${foldText(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${folded} `))
    .map(({ control, label }) => ({ control, text: `${label}: el nombre del propietario («${name}»)` }))
}

/**
 * The new remarks on a property that is about to be saved. Remarks that its stored version has already are left out, so
 * that nobody is asked twice. What looks private matters once visitors read it.
 */
export function newRemarks(
  property: PropertyInput,
  stored: PropertyInput | null,
  context: PublishingContext,
  owners: readonly OwnerRecord[] = [],
): Remarks {
  const found = remarksOn(property, context, owners)
  const isPublic = property.status === 'disponible'
  const before = stored && (stored.status === 'disponible' || !isPublic) ? remarksOn(stored, context, owners) : null
  const isNew = (kind: keyof Remarks) => (remark: Remark) => !before?.[kind].some(({ text }) => text === remark.text)
  return {
    private: isPublic ? found.private.filter(isNew('private')) : [],
    price: found.price.filter(isNew('price')),
    place: found.place.filter(isNew('place')),
  }
}
