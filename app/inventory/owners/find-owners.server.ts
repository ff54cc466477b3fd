import { isId } from '#app/catalogue/property/find-records.server.ts'
import { propertyCode, propertyName } from '#app/catalogue/property/property.ts'
import type { Queries } from '#app/db/store.server.ts'
import { pageAt } from '#app/figures/page-at.ts'
import { withoutContacts } from '#app/mail/without-contacts.ts'
import { type OwnerOption, ownerIdOr } from '#app/owners/owner.ts'
import { findOwnerOptions } from '#app/owners/owners.server.ts'
import { OWNERS_PAGE_SIZE, type OwnersPage, type ShownOwner, matchesOwner } from './shown-owner.ts'

/** All owners by name; without their phones and e-mails for an account that may not see them. */
export async function findVisibleOwners(db: Queries, seesContacts: boolean): Promise<OwnerOption[]> {
  const owners = await findOwnerOptions(db)
  if (seesContacts) return owners
  return owners.map(({ id, name }) => ({ id, name: withoutContacts(name), phone: null, email: null }))
}

/** One page of the owners that a search finds, by name, with the number of their properties. */
export async function findOwnersPage(
  db: Queries,
  { search, page: asked, seesContacts }: { search: string; page: number; seesContacts: boolean },
): Promise<OwnersPage> {
  const found = (await findVisibleOwners(db, seesContacts)).filter(
    (owner) => search === '' || matchesOwner(owner, search),
  )
  const { page, pages, offset } = pageAt(asked, { rows: found.length, size: OWNERS_PAGE_SIZE })
  const counts = await countProperties(db)
  const rows = found
    .slice(offset, offset + OWNERS_PAGE_SIZE)
    .map((owner) => ({ ...owner, properties: counts.get(owner.id) ?? 0 }))
  return { rows, search, total: found.length, page, pages }
}

async function countProperties(db: Queries): Promise<Map<string | null, number>> {
  const rows = await db
    .selectFrom('properties')
    .where('ownerId', 'is not', null)
    .groupBy('ownerId')
    .select(['ownerId', ({ fn }) => fn.countAll<number>().as('count')])
    .execute()
  return new Map(rows.map(({ ownerId, count }) => [ownerId, Number(count)]))
}

/** An owner with the properties; null when there is none. @param typed the text of the owner to merge it into */
export async function findShownOwner(
  db: Queries,
  { id, typed, seesContacts }: { id: string; typed: string | null; seesContacts: boolean },
): Promise<ShownOwner | null> {
  const owners = await findVisibleOwners(db, seesContacts)
  const owner = owners.find((each) => each.id === id)
  if (!owner || !isId(id)) return null
  const others = owners.filter((each) => each.id !== id)
  const chosen = typed === null ? null : ownerIdOr(typed.trim(), others)
  const into = others.find((each) => each.id === chosen) ?? null
  const rows = await db
    .selectFrom('properties')
    .where('ownerId', '=', id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'propertyId', 'title', 'type', 'category', 'status'])
    .execute()
  return {
    owner,
    properties: rows.map((row) => ({
      id: row.id,
      code: propertyCode(row),
      title: propertyName(row),
      status: row.status,
    })),
    others,
    into,
    mergeFault: typed !== null && !into ? 'Elige a otro propietario de la lista' : null,
  }
}
