import { countOf } from '#app/forms/control-readers.ts'
import type { ReadOutcome } from '#app/inventory/import/file/table.ts'
import { EASY_BROKER_PROPERTY, type EasyBrokerProperty } from './easy-broker-property.ts'
import { easyBrokerTable } from './easy-broker-table.ts'

const NO_STATUS =
  'Las respuestas de la API de EasyBroker no dicen el estatus: todas se leen como disponibles. Revísalo antes de publicarlas.'
const DEEPEST = 3

/**
 * The table of saved answers of EasyBroker's API: pages of its list, properties in detail, or both. A property that is there
 * twice is read once, in detail. Null for any other JSON.
 */
export function easyBrokerJson(json: unknown): ReadOutcome | null {
  const answers = answersIn(json, 0)
  const valid = answers.flatMap((answer) => EASY_BROKER_PROPERTY.safeParse(answer).data ?? [])
  if (valid.length === 0) return null
  const byId = new Map<string, EasyBrokerProperty>()
  for (const property of valid) {
    const known = byId.get(property.public_id)
    if (!known || isDetailed(property)) byId.set(property.public_id, property)
  }
  const properties = [...byId.values()]
  const short = properties.filter((property) => !isDetailed(property)).length
  return easyBrokerTable(properties, [
    ...(properties.some(({ status }) => status) ? [] : [NO_STATUS]),
    ...(short === 0
      ? []
      : [
          `${short === 1 ? '1 propiedad viene' : `${countOf(short)} propiedades vienen`} de la lista de EasyBroker, que no tiene descripción, calle ni todas las fotos.`,
        ]),
  ])
}

/** The objects that look like a property of EasyBroker, in lists and pages. */
function answersIn(json: unknown, depth: number): unknown[] {
  if (depth > DEEPEST) return []
  if (Array.isArray(json)) return json.flatMap((each) => answersIn(each, depth + 1))
  if (typeof json !== 'object' || json === null) return []
  if ('public_id' in json) return 'operations' in json || 'property_type' in json ? [json] : []
  return 'content' in json && Array.isArray(json.content) ? answersIn(json.content, depth + 1) : []
}

function isDetailed({ description, property_images: images }: EasyBrokerProperty): boolean {
  return Boolean(description) || images.length > 0
}
