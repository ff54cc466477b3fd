/**
 * Who writes to leads, and with which texts of the agency; null for the product's own. `message`: where no property is known.
 * '{nombre}', '{agencia}' and '{propiedad}' stand for what they say.
 */
export type LeadWriter = { agency: string; message: string | null; propertyMessage: string | null }

/** The text to somebody with a first name. @param about the title of a property */
export function writtenText(
  { agency, message, propertyMessage }: LeadWriter,
  { first, language, about }: { first: string; language: string; about: string | null },
): string {
  if (language === 'en') {
    const topic = about === null ? '' : ` about «${about}»`
    return `Hello ${first}, I am writing from ${agency}${topic}.`
  }
  const own = about === null ? (message ?? LEAD_MESSAGE) : (propertyMessage ?? LEAD_PROPERTY_MESSAGE)
  return own
    .replaceAll('{nombre}', () => first)
    .replaceAll('{agencia}', () => agency)
    .replaceAll('{propiedad}', () => about ?? '')
}

const LEAD_MESSAGE = 'Hola {nombre}, te escribo de {agencia}.'
const LEAD_PROPERTY_MESSAGE = 'Hola {nombre}, te escribo de {agencia} sobre «{propiedad}».'

/** The text to a lead, about the property that its history named last. @param lines the newest first */
export function firstText(
  writer: LeadWriter,
  { name, language }: { name: string; language: string },
  lines: readonly { property: { title: string } | null }[],
): string {
  const [first = ''] = name.split(' ')
  const about = lines.find(({ property }) => property !== null)?.property?.title ?? null
  return writtenText(writer, { first, language, about })
}
