import { expect, test } from 'vitest'
import { LEAD_SOURCES, LEAD_STAGES, type LeadFields } from '#app/leads/lead.ts'
import { leadFaults } from '#app/leads/lead-rules.ts'
import { filtersOf, requirementFault, storedQuery } from '#app/leads/requirements/requirement.ts'
import { readDemo } from './read-demo.ts'

const TODAY = '2026-11-20'
const { leads, people, properties } = await readDemo(TODAY)

function count(isCounted: (lead: (typeof leads)[number]) => boolean): number {
  return leads.filter(isCounted).length
}

test('the demo has 40 leads of every stage and source, with each of its people, and some that nobody attends', () => {
  expect(leads).toHaveLength(40)
  for (const stage of LEAD_STAGES)
    expect([stage, count(({ fields }) => fields.stage === stage)]).not.toEqual([stage, 0])
  for (const source of LEAD_SOURCES)
    expect([source, count(({ fields }) => fields.source === source)]).not.toEqual([source, 0])
  expect(new Set(leads.map(({ asesor }) => asesor))).toEqual(new Set([...people.map(({ name }) => name), null]))
  const open = leads.filter(({ fields }) => !['ganado', 'perdido'].includes(fields.stage)).map(({ fields }) => fields)
  expect(open.filter(({ nextDay }) => nextDay !== null && nextDay < TODAY).length).toBeGreaterThan(3)
  expect(open.filter(({ nextDay }) => nextDay === TODAY).length).toBeGreaterThan(3)
  expect(open.filter(({ nextDay }) => nextDay === null).length).toBeGreaterThan(2)
  expect(new Set(leads.flatMap(({ fields }) => fields.lostReason ?? [])).size).toBeGreaterThan(3)
})

test('each lead is valid, fictional, and its history is in order and about properties that were there', () => {
  const added = new Map(properties.map(({ input, createdAt }) => [input.propertyId, createdAt]))
  for (const { fields, deal, createdAt, history } of leads) {
    const whole: LeadFields = { ...fields, asesorId: null }
    expect([fields.name, leadFaults(whole)]).toEqual([fields.name, {}])
    expect(fields.phones[0]).toMatch(/^\+5281000001\d\d$/)
    expect(fields.emails[0]).toMatch(/\.example$/)
    expect([fields.name, deal !== null]).toEqual([fields.name, fields.stage === 'ganado'])
    expect([fields.name, fields.lostReason !== null]).toEqual([fields.name, fields.stage === 'perdido'])
    const times = history.map(({ at }) => at.getTime())
    expect([fields.name, times]).toEqual([fields.name, times.toSorted((one, other) => one - other)])
    expect(times[0]).toBe(createdAt.getTime())
    for (const { property, at } of history)
      expect([fields.name, property, (added.get(property)?.getTime() ?? Infinity) < at.getTime()]).toEqual([
        fields.name,
        property,
        true,
      ])
  }
  const reached = leads.flatMap(({ fields }) => [...fields.phones, ...fields.emails])
  expect(new Set(reached).size).toBe(80)
})

test('a dozen open leads look for something, as the listing writes it, and visits are today, this week and behind', () => {
  const seeking = leads.filter(({ fields }) => fields.requirements.length > 0)
  expect(seeking).toHaveLength(12)
  for (const { fields } of seeking) {
    expect(['ganado', 'perdido']).not.toContain(fields.stage)
    for (const each of fields.requirements)
      expect([fields.name, each.query, requirementFault(each)]).toEqual([
        fields.name,
        storedQuery(filtersOf(each)),
        null,
      ])
  }
  const visits = leads.flatMap(({ visit, asesor }) => (visit ? [{ ...visit, asesor }] : []))
  expect(visits.map(({ day, result }) => [day, result])).toEqual([
    [TODAY, null],
    ['2026-11-10', 'gusto'],
    ['2026-11-21', null],
  ])
  for (const { asesor, property, plannedAt, day } of visits) {
    expect(properties.map(({ input }) => input.propertyId)).toContain(property)
    expect(asesor).not.toBeNull()
    expect(plannedAt.getTime()).toBeLessThan(Date.parse(`${day}T06:00:00Z`))
  }
})
