import { agencyJson, isAgencySection } from '#app/agency/content/agency-schema.ts'
import { textsInJson } from '#app/personal-data/person/erase-in-json.ts'
import { factsOf } from '#app/personal-data/person/found-record.ts'
import type { PersonKind } from '#app/personal-data/person/person-kind.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { RecordKindName } from '#app/records/trash.ts'
import { counted } from '#app/panel/counted.ts'

const KINDS = ['firm', 'settings'] as const satisfies readonly RecordKindName[]
type Kind = (typeof KINDS)[number]

type Version = { kind: Kind; recordId: string; number: number; texts: string[]; isNewest: boolean }

/** The texts and the settings of the agency, which are somebody's work and are changed where they are written. */
export const AGENCY_DATA: PersonKind = {
  name: 'agency',
  label: 'Textos y configuración de la agencia que la nombran',
  isAboutPeople: false,
  erasing: 'Se borran las versiones anteriores que la nombran. Lo que dice hoy se cambia donde se escribe.',
  async find(db, { names, ids }) {
    const versions = (await findVersions(db)).filter(({ texts }) => texts.some(names))
    const records = Map.groupBy(versions, ({ kind, recordId }) => `${kind}/${recordId}`)
    return [...records].flatMap(([id, naming]) => {
      const [first] = naming
      if (!first || (ids !== null && !ids.includes(id))) return []
      const earlier = naming.filter(({ isNewest }) => !isNewest).length
      const isNow = earlier < naming.length
      const { kind, recordId } = first
      const facts = factsOf([
        ['Dónde', isNow ? 'Lo que dice hoy: cámbialo en su página' : null],
        ['Antes', earlier > 0 ? counted(earlier, 'versión anterior', 'versiones anteriores') : null],
        ['Dice', [...new Set(naming.flatMap(({ texts }) => texts.filter(names)))].join('\n')],
      ])
      const title = isAgencySection(recordId) ? agencyJson(recordId).label : 'Configuración'
      const to = kind === 'firm' ? `/dashboard/configuracion/agencia/${recordId}` : '/dashboard/configuracion'
      return { id, title, to, facts, person: null }
    })
  },
  async erase({ change: { db }, matcher }, ids) {
    for (const { kind, recordId, number, texts, isNewest } of await findVersions(db)) {
      if (isNewest || !ids.includes(`${kind}/${recordId}`) || !texts.some(matcher.mentions)) continue
      await db
        .deleteFrom('versions')
        .where('kind', '=', kind)
        .where('recordId', '=', recordId)
        .where('number', '=', number)
        .execute()
    }
  },
}

async function findVersions(db: Queries): Promise<Version[]> {
  const rows = await db
    .selectFrom('versions')
    .where('kind', 'in', KINDS)
    .orderBy('number', 'desc')
    .select(['kind', 'recordId', 'number', 'content'])
    .execute()
  const seen = new Set<string>()
  return rows.map(({ kind, recordId, number, content }) => {
    const id = `${kind}/${recordId}`
    const isNewest = !seen.has(id)
    seen.add(id)
    return { kind: kind as Kind, recordId, number, texts: textsInJson(content), isNewest }
  })
}
