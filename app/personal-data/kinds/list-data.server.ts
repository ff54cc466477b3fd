import { factsOf } from '#app/personal-data/person/found-record.ts'
import type { PersonKind } from '#app/personal-data/person/person-kind.server.ts'

/** Named searches of the panel whose name or search names somebody. */
export const LIST_DATA: PersonKind = {
  name: 'list',
  label: 'Listas guardadas que la nombran',
  isAboutPeople: false,
  erasing: 'La lista se borra. Sus propiedades siguen en el catálogo.',
  async find(db, { names, ids, when }) {
    const rows = await db
      .selectFrom('savedLists')
      .$if(ids !== null, (all) => all.where('id', 'in', ids ?? []))
      .orderBy('name')
      .select(['id', 'name', 'query', 'createdAt'])
      .execute()
    return rows.flatMap(({ id, name, query, createdAt }) => {
      const search = [...new URLSearchParams(query).values()].join(', ')
      if (!names(`${name}\n${search}`)) return []
      const facts = factsOf([
        ['Busca', search],
        ['Guardada', when(createdAt)],
      ])
      return { id, title: name, to: '/dashboard/listas', facts, person: null }
    })
  },
  async erase({ change: { db } }, ids) {
    await db.deleteFrom('savedLists').where('id', 'in', ids).execute()
  },
}
