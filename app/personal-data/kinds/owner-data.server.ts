import type { Queries } from '#app/db/store.server.ts'
import { UNDER_WAY_SENTENCE, dropDueRows, isUnderWay, jobsNaming } from './waiting-jobs.server.ts'
import { moveToOwner } from '#app/inventory/owners/owner-kind.server.ts'
import { OWNER_JSON } from '#app/owners/deleted-owner.ts'
import type { OwnerFields } from '#app/owners/owner.ts'
import { formatPhone } from '#app/phone/phone.ts'
import { factsOf } from '#app/personal-data/person/found-record.ts'
import { identifiersOf, personMatcher } from '#app/personal-data/person/identifiers.ts'
import { ERASURE_NOTE, type Erasure, type PersonKind } from '#app/personal-data/person/person-kind.server.ts'
import { eraseInLog } from '#app/personal-data/person/traces.server.ts'
import { dropFromVersions } from './property-references.server.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { deleteVersions } from '#app/records/versions.server.ts'

/** What is stored of an owner: the living record, and each version with the trash. */
type Stored = { id: string; living: OwnerFields | null; isTrashed: boolean; versions: OwnerFields[] }

/** Owners with their earlier versions, also those in the trash. */
export const OWNER_DATA: PersonKind = {
  name: 'owner',
  label: 'Propietarios',
  isAboutPeople: true,
  erasing:
    'Se borra con sus versiones y su copia en la papelera. Sus propiedades siguen, sin propietario, también en sus versiones.',
  async find(db, { names, ids }) {
    const owners = await findStored(db)
    const found = [...owners.values()].filter(
      ({ id, living, versions }) =>
        (ids === null || ids.includes(id)) && names([living, ...versions].flatMap(textsOf).join('\n')),
    )
    const properties = await db
      .selectFrom('properties')
      .where('ownerId', 'is not', null)
      .select(['ownerId', 'title'])
      .execute()
    return found.map(({ id, living, isTrashed, versions }) => {
      const now = living ?? versions.at(-1) ?? null
      const all = [...(living ? [living] : []), ...versions.toReversed()]
      const owned = properties.filter(({ ownerId }) => ownerId === id)
      return {
        id,
        title: now?.name ?? '',
        to: living ? `/dashboard/propietarios/${id}` : isTrashed ? '/dashboard/papelera' : null,
        facts: factsOf([
          ['Nombre', now?.name],
          ['Teléfono', now?.phone && formatPhone(now.phone)],
          ['Correo', now?.email],
          ['Estado', living ? null : isTrashed ? 'En la papelera' : 'Solo en versiones anteriores'],
          ['Propiedades', owned.map(({ title }) => title).join(', ')],
          ['Antes', earlierTexts(all).join('; ')],
        ]),
        person: identifiersOf({
          names: all.map(({ name }) => name),
          phones: all.map(({ phone }) => phone),
          emails: all.map(({ email }) => email),
        }),
      }
    })
  },
  async refuse({ change: { db } }, ids) {
    const jobs = await jobsNaming(db, ids)
    return jobs.some(isUnderWay) ? UNDER_WAY_SENTENCE : null
  },
  async erase(erasure, ids) {
    for (const id of ids) await eraseOwner(erasure, id)
  },
}

async function findStored(db: Queries): Promise<Map<string, Stored>> {
  const living = await db.selectFrom('owners').orderBy('name').select(['id', 'name', 'phone', 'email']).execute()
  const versions = await db
    .selectFrom('versions')
    .where('kind', '=', 'owner')
    .orderBy('number')
    .select(['recordId', 'content', 'deleted'])
    .execute()
  const owners = new Map<string, Stored>(
    living.map(({ id, ...fields }) => [id, { id, living: fields, isTrashed: false, versions: [] }]),
  )
  for (const { recordId: id, content, deleted } of versions) {
    const owner = owners.get(id) ?? { id, living: null, isTrashed: false, versions: [] }
    const { name, phone, email } = readJsonOr(OWNER_JSON, content, { name: '', phone: null, email: null })
    owner.versions.push({ name, phone, email })
    owners.set(id, { ...owner, isTrashed: owner.isTrashed || deleted !== null })
  }
  return owners
}

function textsOf(fields: OwnerFields | null): string[] {
  return fields ? [fields.name, fields.phone ?? '', fields.email ?? ''] : []
}

/** What the record said before, without what it says now. */
function earlierTexts([now, ...earlier]: readonly OwnerFields[]): string[] {
  const said = new Set(textsOf(now ?? null))
  return [...new Set(earlier.flatMap(textsOf))].filter((text) => text !== '' && !said.has(text))
}

/** Deletes the owner, and takes it out of its properties and of all that could bring it back. */
async function eraseOwner({ change }: Erasure, id: string): Promise<void> {
  const { db } = change
  const stored = (await findStored(db)).get(id)
  await dropDueRows(db, await jobsNaming(db, [id]), id)
  await moveToOwner({ ...change, note: ERASURE_NOTE }, { from: id, to: null })
  const entries = await db
    .selectFrom('versions')
    .where('kind', '=', 'owner')
    .where('recordId', '=', id)
    .where('logId', 'is not', null)
    .select('logId')
    .execute()
  const all = stored ? [...(stored.living ? [stored.living] : []), ...stored.versions] : []
  // The entries about this very record name it, even where somebody else has the same name.
  const own = personMatcher(identifiersOf({ names: all.map(({ name }) => name) }))
  await eraseInLog(
    db,
    own,
    entries.flatMap(({ logId }) => logId ?? []),
  )
  await db.deleteFrom('owners').where('id', '=', id).execute()
  await deleteVersions(db, 'owner', id)
  await dropFromVersions(db, 'ownerId', id)
}
