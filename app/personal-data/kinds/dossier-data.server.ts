import { FILE_KIND_LABELS } from '#app/editing/dossier/dossier.ts'
import { factsOf } from '#app/personal-data/person/found-record.ts'
import type { PersonKind } from '#app/personal-data/person/person-kind.server.ts'

/** Notes of the team that name somebody. */
export const NOTE_DATA: PersonKind = {
  name: 'note',
  label: 'Notas del equipo que la nombran',
  isAboutPeople: false,
  erasing: 'La nota se queda y dice «persona borrada» donde la nombraba.',
  async find(db, { names, ids, when }) {
    const rows = await db
      .selectFrom('propertyNotes')
      .leftJoin('properties', 'properties.id', 'propertyNotes.propertyId')
      .$if(ids !== null, (all) => all.where('propertyNotes.id', 'in', ids ?? []))
      .orderBy('propertyNotes.createdAt', 'desc')
      .select(['propertyNotes.id', 'note', 'propertyNotes.createdAt', 'createdByName', 'properties.title'])
      .select('propertyNotes.propertyId')
      .execute()
    return rows
      .filter(({ note }) => names(note))
      .map(({ id, note, createdAt, createdByName, title, propertyId }) => ({
        id,
        title: `Nota de ${title ?? 'una propiedad en la papelera'}`,
        to: title === null ? null : `/property/${propertyId}/expediente`,
        facts: factsOf([
          ['Nota', note],
          ['Escrita', when(createdAt)],
          ['Por', createdByName],
        ]),
        person: null,
      }))
  },
  async erase({ change: { db }, matcher }, ids) {
    const rows = await db.selectFrom('propertyNotes').where('id', 'in', ids).select(['id', 'note']).execute()
    for (const { id, note } of rows)
      await db
        .updateTable('propertyNotes')
        .set({ note: matcher.erase(note) })
        .where('id', '=', id)
        .execute()
  },
}

/** Private files whose name names somebody. What a file contains is not searched. */
export const FILE_DATA: PersonKind = {
  name: 'file',
  label: 'Archivos del expediente cuyo nombre la nombra',
  isAboutPeople: false,
  erasing: 'El archivo se borra.',
  async find(db, { names, ids, when }) {
    const rows = await db
      .selectFrom('propertyFiles')
      .leftJoin('properties', 'properties.id', 'propertyFiles.propertyId')
      .$if(ids !== null, (all) => all.where('propertyFiles.id', 'in', ids ?? []))
      .orderBy('propertyFiles.createdAt', 'desc')
      .select(['propertyFiles.id', 'name', 'kind', 'propertyFiles.createdAt', 'properties.title'])
      .select('propertyFiles.propertyId')
      .execute()
    return rows
      .filter(({ name }) => names(name))
      .map(({ id, name, kind, createdAt, title, propertyId }) => ({
        id,
        title: name,
        to: title === null ? null : `/property/${propertyId}/expediente`,
        facts: factsOf([
          ['Archivo', name],
          ['Clase', FILE_KIND_LABELS[kind]],
          ['Propiedad', title],
          ['Subido', when(createdAt)],
        ]),
        person: null,
      }))
  },
  async erase({ change: { db }, later }, ids) {
    const rows = await db.deleteFrom('propertyFiles').where('id', 'in', ids).returning('key').execute()
    for (const { key } of rows) later((files) => files.delete(key))
  },
}
