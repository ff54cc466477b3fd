import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '#app/db/schema.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { isStoreUnreachable } from '#app/db/unreachable.server.ts'
import { storedPhone } from '#app/phone/phone.ts'
import { publicKey } from '#app/photos/public-key.server.ts'
import type { FieldPhoto } from '#app/photos/photo-choice.ts'
import { byName } from '#app/text/name-order.ts'
import { recordEvent } from '#app/records/account-log.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { type AsesorFields, type AsesorOption, type ShownAsesor, type TeamPerson, reachAsesor } from './asesor-card.ts'

/** An account with its card, for the form; `card` is null before it is saved for the first time. */
export type AsesorAccount = {
  id: string
  accountName: string
  email: string
  card: (AsesorFields & { isShown: boolean }) | null
  photo: FieldPhoto | null
}

/**
 * The asesor that the page of a property shows. Null without one, and as soon as the card is hidden or the account is
 * disabled.
 */
export async function findShownAsesor({ db }: Pick<Store, 'db'>, propertyId: string): Promise<ShownAsesor | null> {
  const row = await shownCards(db)
    .innerJoin('properties', 'properties.asesorId', 'asesorCards.userId')
    .where('properties.id', '=', propertyId)
    .executeTakeFirst()
  return row ? shownOf(row) : null
}

function shownCards(db: Queries) {
  return db
    .selectFrom('asesorCards')
    .innerJoin('users', 'users.id', 'asesorCards.userId')
    .leftJoin('asesorPhotos', 'asesorPhotos.userId', 'asesorCards.userId')
    .leftJoin('photos', 'photos.id', 'asesorPhotos.photoId')
    .where(isOnSite)
    .select(['asesorCards.name', 'asesorCards.position', 'asesorCards.hours', 'asesorCards.whatsapp'])
    .select([publicKey().as('key'), 'photos.width', 'photos.height'])
}

type CardRow = Omit<ShownAsesor, 'photo' | 'whatsapp'> & {
  whatsapp: string | null
  key: string
  width: number | null
  height: number | null
}

function shownOf({ key, width, height, whatsapp, ...card }: CardRow): ShownAsesor | null {
  if (!whatsapp) return null
  return { ...card, whatsapp, photo: width === null || height === null ? null : { key, width, height } }
}

/** The last team that was read from each open store, for pages that are shown while it is unreachable. */
const lastTeams = new WeakMap<Store, Awaited<ReturnType<typeof findTeamCards>>>()

function findTeamCards(db: Queries) {
  return shownCards(db).select('asesorCards.userId as id').execute()
}

/** Everybody whose card the site shows, by name. @param greeting the message that the link to WhatsApp prepares */
export async function findShownTeam(store: Store, greeting: string): Promise<TeamPerson[]> {
  const rows = await findTeamCards(store.db).catch((error: unknown) => {
    if (!isStoreUnreachable(error)) throw error
    return lastTeams.get(store) ?? []
  })
  lastTeams.set(store, rows)
  return rows.toSorted(byName).flatMap(({ id, ...row }) => {
    const card = shownOf(row)
    const reached = card && reachAsesor(card, greeting)
    if (!reached) return []
    const { whatsapp, ...links } = reached
    return [{ ...card, ...links }]
  })
}

/** The people that a property can name, by name. @param chosenId the one that it names already, shown or not */
export async function findAsesorOptions(db: Queries, chosenId: string | null = null): Promise<AsesorOption[]> {
  const rows = await db
    .selectFrom('asesorCards')
    .innerJoin('users', 'users.id', 'asesorCards.userId')
    .where((eb) => eb.or([isOnSite(eb), ...(chosenId === null ? [] : [eb('users.id', '=', chosenId)])]))
    .select(['users.id', 'asesorCards.name', 'users.disabledAt', 'asesorCards.isShown'])
    .execute()
  return rows
    .map(({ id, name, disabledAt, isShown }) => ({ id, name, isShown: isShown === 1 && disabledAt === null }))
    .toSorted(byName)
}

/** The names of accounts, as their cards say them, or else the accounts. */
export async function asesorNames(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await namedAccounts(db)
    .where('users.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, nameOfAccount(row)]))
}

/**
 * The people who attend leads, by name: the active accounts that may change something.
 * @param chosenId one that is named already, active or not
 */
export async function findAttendants(
  db: Queries,
  chosenId: string | null = null,
): Promise<{ id: string; name: string }[]> {
  const rows = await namedAccounts(db)
    .where((eb) =>
      eb.or([
        eb.and([eb('users.disabledAt', 'is', null), eb('users.role', 'in', ['admin', 'editor'])]),
        ...(chosenId === null ? [] : [eb('users.id', '=', chosenId)]),
      ]),
    )
    .execute()
  return rows.map((row) => ({ id: row.id, name: nameOfAccount(row) })).toSorted(byName)
}

/**
 * The asesor of a lead or visit that is restored. What is still to do keeps only somebody who attends leads; what is over
 * keeps any account that exists.
 */
export async function restoredAsesor(db: Queries, id: string | null, isToDo: boolean): Promise<string | null> {
  if (id === null) return null
  const isKept = isToDo
    ? (await findAttendants(db)).some((each) => each.id === id)
    : (await asesorNames(db, [id])).has(id)
  return isKept ? id : null
}

function namedAccounts(db: Queries) {
  return db
    .selectFrom('users')
    .leftJoin('asesorCards', 'asesorCards.userId', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'asesorCards.name as cardName'])
}

function nameOfAccount({ cardName, name, email }: { cardName: string | null; name: string; email: string }): string {
  return cardName || name || email
}

/** The numbers on the cards that the site shows. */
export async function findShownNumbers(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('asesorCards')
    .innerJoin('users', 'users.id', 'asesorCards.userId')
    .where(isOnSite)
    .select('asesorCards.whatsapp')
    .execute()
  return rows.flatMap(({ whatsapp }) => whatsapp ?? [])
}

/** Selects the name on the card of the asesor that a property names, for a query of properties. */
export function asesorName(eb: ExpressionBuilder<Schema, 'properties'>) {
  return eb
    .selectFrom('asesorCards')
    .whereRef('asesorCards.userId', '=', 'properties.asesorId')
    .select('asesorCards.name')
    .as('asesorName')
}

/** An account with its card; null when there is no such account. */
export async function findAsesorAccount(db: Queries, id: string): Promise<AsesorAccount | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('asesorCards', 'asesorCards.userId', 'users.id')
    .where('users.id', '=', id)
    .select(['users.id', 'users.name as accountName', 'users.email'])
    .select(['asesorCards.name', 'asesorCards.position', 'asesorCards.hours', 'asesorCards.whatsapp'])
    .select('asesorCards.isShown')
    .executeTakeFirst()
  if (!row) return null
  const { accountName, email, name, isShown, ...fields } = row
  const photo = await db
    .selectFrom('asesorPhotos')
    .innerJoin('photos', 'photos.id', 'asesorPhotos.photoId')
    .where('userId', '=', id)
    .select(['photoId', 'photos.key', 'photos.width', 'photos.height'])
    .executeTakeFirst()
  const { position, hours, whatsapp } = fields
  const card = name === null ? null : { name, position, hours, whatsapp, isShown: isShown === 1 }
  return { id, accountName, email, card, photo: photo ? { ...photo, alt: null } : null }
}

/** A card with its account. `photoId`: null for no photo. */
type SavedCard = {
  account: { id: string; email: string }
  fields: AsesorFields
  isShown: boolean
  photoId: string | null
}

/** Saves the card of an account with its log entry. Mexican numbers are stored in one spelling, others as typed. */
export async function saveAsesorCard(change: Change, { account, fields, isShown, photoId }: SavedCard): Promise<void> {
  const { id: userId, email: subject } = account
  const { whatsapp } = fields
  const card = {
    ...fields,
    whatsapp: whatsapp && (storedPhone(whatsapp) ?? whatsapp),
    isShown: Number(isShown),
    updatedAt: change.now.toISOString(),
  }
  await withTransaction(change, async (inside) => {
    const { db } = inside
    await db
      .insertInto('asesorCards')
      .values({ ...card, userId })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(card))
      .execute()
    await db.deleteFrom('asesorPhotos').where('userId', '=', userId).execute()
    if (photoId !== null) await db.insertInto('asesorPhotos').values({ userId, photoId }).execute()
    const details = isShown ? 'Se muestra como asesor' : 'No se muestra'
    await recordEvent(inside, { action: 'change_card', subject, details })
  })
}

function isOnSite(eb: ExpressionBuilder<Schema, 'asesorCards' | 'users'>) {
  return eb.and([eb('asesorCards.isShown', '=', 1), eb('users.disabledAt', 'is', null)])
}
