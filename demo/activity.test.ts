import { expect, test } from 'vitest'
import type { ActivityAction, ActivityType } from '#app/activity/vocabulary.ts'
import { formatPrice } from '#app/properties/price.ts'
import { type DemoEntry, activityOf } from './activity.ts'
import { generateCatalogue } from './generate.ts'

const TODAY = '2026-11-20'
const DAY = 86_400_000
const catalogue = [...generateCatalogue({ seed: 2006, today: TODAY, count: 420 })]
const log = activityOf(catalogue, { seed: 2006, today: TODAY })

function entriesAbout(index: number): DemoEntry[] {
  return log.filter((entry) => entry.index === index)
}

test('about sixty entries of the last three weeks, in order', () => {
  expect(log.length).toBeGreaterThan(50)
  expect(log.length).toBeLessThan(80)
  const instants = log.map((entry) => entry.at.getTime())
  expect(instants).toEqual(instants.toSorted((a, b) => a - b))
  const midnight = Date.parse(`${TODAY}T06:00:00Z`)
  expect(Math.min(...instants)).toBeGreaterThan(midnight - 23 * DAY)
  expect(Math.max(...instants)).toBeLessThan(midnight)
})

test('the same catalogue has the same log', () => {
  expect(activityOf(catalogue, { seed: 2006, today: TODAY })).toEqual(log)
})

test('every action of the spec occurs, with the type that belongs to it', () => {
  const types: Record<ActivityAction, ActivityType> = {
    property_created: 'property_creation',
    create_property: 'property_creation',
    edit_property: 'property_edit',
    pause_property: 'property_pause',
    unpause_property: 'property_unpause',
    delete_property: 'property_deletion',
  }
  for (const { action, type } of log) expect(type).toBe(types[action])
  expect(new Set(log.map((entry) => entry.action))).toEqual(new Set(Object.keys(types)))
})

test('some people have no name', () => {
  expect(new Set(log.map((entry) => entry.userName))).toEqual(
    new Set(['Laura Treviño', 'Rodrigo Cantú', 'Mónica Garza', null]),
  )
})

test('the log agrees with what the catalogue is now', () => {
  for (const [index, { input, createdAt }] of catalogue.entries()) {
    const entries = entriesAbout(index)
    for (const entry of entries) {
      expect(entry.title).toBe(input.title)
      expect(entry.at.getTime()).toBeGreaterThanOrEqual(createdAt.getTime())
    }
    const last = entries.findLast((entry) => /pause|Estado/.test(`${entry.action} ${entry.details}`))
    if (input.status === 'pausada') expect(last?.action).toBe('pause_property')
    if (input.status === 'separada') expect(last?.details).toBe('Estado: Disponible → Reservada')
    if (input.status === 'vendida') expect(last?.details).toBe('Estado: Disponible → Vendida')
    if (input.status === 'disponible' && last) expect(last.action).toBe('unpause_property')
  }
})

test('what came in during the log is in it', () => {
  const start = Math.min(...log.map((entry) => entry.at.getTime()))
  for (const [index, { createdAt }] of catalogue.entries()) {
    const creations = entriesAbout(index).filter((entry) => entry.type === 'property_creation')
    if (createdAt.getTime() > start) expect(creations.map((entry) => entry.at)).toEqual([createdAt])
    else expect(creations.length).toBeLessThanOrEqual(1)
  }
})

test('a price edit ends at the price of today, and began higher', () => {
  const edits = log.filter((entry) => entry.details?.startsWith('Precio: '))
  expect(edits.length).toBe(6)
  for (const { index, details } of edits) {
    const input = catalogue[index ?? -1]?.input
    const [, before = '', after = ''] = /^Precio: (.+) → (.+)$/.exec(details ?? '') ?? []
    expect(after).toBe(input && formatPrice(input.priceCents, input.currency))
    const amount = (text: string) => Number(text.replaceAll(/\D/g, ''))
    expect(amount(before)).toBeGreaterThan(amount(after))
  }
})

test('deleted properties are in the log only: created and deleted', () => {
  const gone = Map.groupBy(
    log.filter((entry) => entry.index === null),
    (entry) => entry.title,
  )
  expect(gone.size).toBe(3)
  for (const [title, entries] of gone) {
    expect(entries.map((entry) => entry.action)).toEqual(['create_property', 'delete_property'])
    expect(catalogue.some(({ input }) => input.title === title)).toBe(false)
  }
})

test('a small catalogue has a small log', () => {
  const few = [...generateCatalogue({ seed: 1, today: TODAY, count: 3 })]
  expect(activityOf(few, { seed: 1, today: TODAY }).length).toBeGreaterThanOrEqual(3)
  expect(activityOf([], { seed: 1, today: TODAY })).toHaveLength(6)
})
