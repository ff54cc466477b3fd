import type { Queries } from '#app/db/store.server.ts'
import { TakeoutRefused } from './takeout-refused.ts'

/** What nobody may lose by an import. */
const MUST_BE_EMPTY = [
  { table: 'properties', what: 'propiedades' },
  { table: 'complexes', what: 'conjuntos' },
  { table: 'deletedProperties', what: 'propiedades en la papelera' },
  { table: 'contactMessages', what: 'mensajes' },
] as const

/** @throws TakeoutRefused if the store has anything that an import would replace */
export async function refuseNonEmptyCatalogue(db: Queries): Promise<void> {
  for (const { table, what } of MUST_BE_EMPTY) {
    const found = await db.selectFrom(table).select('id').limit(1).executeTakeFirst()
    if (found)
      throw new TakeoutRefused(
        `Aquí ya hay ${what}: un archivo completo solo se importa en un sitio vacío. Nada cambió.`,
      )
  }
}
