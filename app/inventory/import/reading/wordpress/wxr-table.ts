import { countOf } from '#app/forms/control-readers.ts'
import type { ReadOutcome } from '#app/inventory/import/file/table.ts'
import { sourceTable, unknownStatusNotes } from '#app/inventory/import/mapping/source-table.ts'
import { entityText } from './html-text.ts'
import { AGENT_TYPES, POST_TYPES } from './plugins.ts'
import { pluginOf } from './plugin-of.ts'
import { wxrItems } from './wxr-items.ts'
import { attachmentsOf } from './wxr-pictures.ts'
import { type SiteRecord, siteRecord } from './wxr-record.ts'

const NOT_WXR =
  'El XML no es una exportación de WordPress: en su panel, Herramientas → Exportar da el archivo que aquí se lee.'
const NO_PROPERTIES =
  'La exportación de WordPress no tiene propiedades. Al exportar elige «Todo el contenido», para que vengan con sus fotos.'
/** Posts that were never properties of the site. */
const SKIPPED: readonly string[] = ['trash', 'auto-draft', 'inherit']

/** The properties of a WordPress export of Houzez, RealHomes, Easy Property Listings, Property Hive or Estatik as a table. */
export function wxrTable(xml: string): ReadOutcome {
  const read = wxrItems(xml, (type) => POST_TYPES.has(type) || AGENT_TYPES.has(type) || type === 'attachment')
  if (!read) return { fault: NOT_WXR }
  const { items } = read
  const attachments = attachmentsOf(items)
  const people = new Map(read.people)
  for (const { fields } of items)
    if (AGENT_TYPES.has(fields.get('wp:post_type') ?? ''))
      people.set(fields.get('wp:post_id') ?? '', entityText(fields.get('title') ?? ''))
  const records = items
    .filter(
      ({ fields }) =>
        POST_TYPES.has(fields.get('wp:post_type') ?? '') && !SKIPPED.includes(fields.get('wp:status') ?? ''),
    )
    .flatMap((item) => {
      const plugin = pluginOf(item)
      return plugin ? [siteRecord(item, plugin, { attachments, people })] : []
    })
  return records.length === 0 ? { fault: NO_PROPERTIES } : siteTable(records)
}

/** The table of the properties of a site, and sentences about what its file does not say. @param lineOf the line of a record */
export function siteTable(records: readonly SiteRecord[], lineOf?: (at: number) => number): ReadOutcome {
  return sourceTable(
    records.map(({ cells }) => cells),
    [...unknownStatusNotes(records.flatMap(({ unknown }) => unknown)), ...pictureNotes(records), ...unitNotes(records)],
    lineOf,
  )
}

function pictureNotes(records: readonly SiteRecord[]): string[] {
  const count = records.filter(({ missingPictures }) => missingPictures > 0).length
  return count === 0
    ? []
    : [
        `${count === 1 ? '1 propiedad nombra' : `${countOf(count)} propiedades nombran`} fotos que no vienen en el archivo. Al exportar elige «Todo el contenido».`,
      ]
}

/** Estatik keeps the currency, and often the unit, in the settings of the site, which are not in an export. */
function unitNotes(records: readonly SiteRecord[]): string[] {
  return records.some(({ plugin, cells }) => plugin.name === 'Estatik' && cells.area)
    ? [
        'Estatik no escribe siempre la unidad de las superficies ni la moneda: sin ellas se leen en m² y pesos. Revísalas.',
      ]
    : []
}
