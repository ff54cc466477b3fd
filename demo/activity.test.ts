import { expect, test } from 'vitest'
import type { ActivityAction, ActivityType } from '#app/activity/activity-actions.ts'
import { formatPrice } from '#app/properties/price.ts'
import type { Status } from '#app/properties/vocabulary.ts'
import { type DemoEntry, activityOf } from './activity.ts'
import { withPhotos } from './album.ts'
import { generateCatalogue } from './generate.ts'

const TODAY = '2026-11-20'
const DAY = 86_400_000
const catalogue = withPhotos([...generateCatalogue({ seed: 2006, today: TODAY, count: 434 })])
const log = activityOf(catalogue, { seed: 2006, today: TODAY })
const instants = log.map((entry) => entry.at.getTime())

function entriesAbout(index: number): DemoEntry[] {
  return log.filter((entry) => entry.index === index)
}

test('about sixty entries of the last three weeks, in order', () => {
  expect(log.length).toBeGreaterThan(50)
  expect(log.length).toBeLessThan(80)
  expect(instants).toEqual(instants.toSorted((a, b) => a - b))
  const midnight = Date.parse(`${TODAY}T06:00:00Z`)
  expect(Math.min(...instants)).toBeGreaterThan(midnight - 23 * DAY)
  expect(Math.max(...instants)).toBeLessThan(midnight)
})

test('the same catalogue has the same log', () => {
  expect(activityOf(catalogue, { seed: 2006, today: TODAY })).toEqual(log)
})

test('every action of the spec occurs, with the type that belongs to it', () => {
  const types: Partial<Record<ActivityAction, ActivityType>> = {
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
  const names = new Set(log.map((entry) => entry.userName))
  expect(names).toEqual(new Set(['Laura Treviño', 'Rodrigo Cantú', 'Mónica Garza', null]))
})

test('no entry is older than its property, and each knows its title', () => {
  for (const { index, title, at } of log.filter((entry) => entry.index !== null)) {
    const property = catalogue[index ?? -1]
    expect(title).toBe(property?.input.title)
    expect(at.getTime()).toBeGreaterThanOrEqual(property?.createdAt.getTime() ?? Infinity)
  }
})

test('the last change of status in the log is the status of today', () => {
  const told: Record<Status, RegExp> = {
    disponible: /^unpause_property|^$/,
    pausada: /^pause_property/,
    separada: /Disponible → Reservada$/,
    vendida: /Disponible → Vendida$/,
  }
  for (const [index, { input }] of catalogue.entries()) {
    const changes = entriesAbout(index).map(({ action, details }) => `${action} ${details ?? ''}`)
    expect(changes.findLast((change) => /pause|Estatus: /.test(change)) ?? '').toMatch(told[input.status])
  }
})

test('what came in during the log is in it, once', () => {
  const start = Math.min(...instants)
  for (const [index, { createdAt }] of catalogue.entries()) {
    const creations = entriesAbout(index).filter((entry) => entry.type === 'property_creation')
    expect(creations.map((entry) => entry.at)).toEqual(createdAt.getTime() >= start ? [createdAt] : [])
  }
})

test('a price edit ends at the price of today, and began higher', () => {
  const edits = log.filter((entry) => entry.details?.startsWith('Precio: '))
  expect(edits).toHaveLength(6)
  for (const { index, details } of edits) {
    const input = catalogue[index ?? -1]?.input
    const [, before = '', after = ''] = /^Precio: (.+) → (.+)$/.exec(details ?? '') ?? []
    expect(after).toBe(input && formatPrice(input.priceCents, input.currency))
    expect(Number(before.replaceAll(/\D/g, ''))).toBeGreaterThan(Number(after.replaceAll(/\D/g, '')))
  }
})

test('deleted properties are in the log only: created and deleted', () => {
  const gone = log.filter((entry) => entry.index === null)
  const titles = new Set(gone.map((entry) => entry.title))
  expect(titles.size).toBe(3)
  for (const title of titles) {
    const actions = gone.filter((entry) => entry.title === title).map((entry) => entry.action)
    expect(actions).toEqual(['create_property', 'delete_property'])
    expect(catalogue.map(({ input }) => input.title)).not.toContain(title)
  }
})

test('a small catalogue has a small log', () => {
  const few = withPhotos([...generateCatalogue({ seed: 1, today: TODAY, count: 3 })])
  expect(activityOf(few, { seed: 1, today: TODAY }).length).toBeGreaterThanOrEqual(6)
  expect(activityOf([], { seed: 1, today: TODAY })).toHaveLength(6)
})
