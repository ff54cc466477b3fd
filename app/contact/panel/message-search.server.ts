import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import { digitsContain, foldedContains } from '#app/db/contains.server.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Store } from '#app/db/store.server.ts'
import { findByCode } from '#app/listing/search/find-by-code.ts'
import { foldText, searchWords } from '#app/text/fold-text.ts'
import { phonesInSearch } from '#app/phone/phones-in-search.ts'

/** Digits that may be a part of a phone, and the sign of an e-mail. */
const CONTACT = /\d{3}|@/

type Messages = ExpressionBuilder<Schema, 'contactMessages'>
/** Whether a message is a result of a search. */
export type MessageCondition = (eb: Messages) => ExpressionWrapper<Schema, 'contactMessages', SqlBool>

/**
 * The condition of a search: a message contains each of its words, in any order. The ID of a property in any spelling finds
 * the messages about it, a phone in any spelling those that contain its digits, and a word also those about a property
 * whose title has it today. Digits and e-mails find nothing for a person who may not see them: they would tell whose they are.
 */
export async function conditionOf(store: Store, typed: string, seesPhones: boolean): Promise<MessageCondition> {
  const search = typed.replaceAll('\0', '')
  const words = searchWords(search)
  if (words.length === 0) return (eb) => eb.and([])
  const { all } = await currentCatalogue(store)
  const byCode = findByCode(all, search)
  const { phones, rest } = phonesInSearch(byCode?.rest ?? search)
  if (!seesPhones && (phones.length > 0 || CONTACT.test(rest))) return (eb) => eb.or([])
  const requested = await propertiesWithMessages(store)
  const wordsAround = searchWords(rest).map((word) => ({ word, properties: titledWith(requested, word) }))
  return (eb) =>
    eb.or([
      eb.and(words.map((word) => says(word))),
      eb.and([
        ...(byCode
          ? [
              eb.or([
                isAbout(eb, [...byCode.rows]),
                ...[...byCode.rows].map((row) => says(foldText(propertyCode(row)))),
              ]),
            ]
          : []),
        ...phones.map((digits) => digitsContain(sql.ref('searchText'), digits)),
        ...wordsAround.map(({ word, properties }) => eb.or([says(word), isAbout(eb, properties)])),
      ]),
    ])
}

function says(word: string) {
  return foldedContains(sql.ref('searchText'), word)
}

function isAbout(eb: Messages, properties: readonly CatalogueRow[]) {
  const ids = properties.map(({ id }) => id)
  return ids.length === 0 ? eb.or([]) : eb('propertyId', 'in', ids)
}

function titledWith(rows: readonly CatalogueRow[], word: string): CatalogueRow[] {
  return rows.filter(({ title }) => foldText(title).includes(word))
}

async function propertiesWithMessages(store: Store): Promise<CatalogueRow[]> {
  const { all } = await currentCatalogue(store)
  const found = await store.db
    .selectFrom('contactMessages')
    .where('propertyId', 'is not', null)
    .select('propertyId')
    .distinct()
    .execute()
  const ids = new Set(found.map(({ propertyId }) => propertyId))
  return all.filter(({ id }) => ids.has(id))
}
