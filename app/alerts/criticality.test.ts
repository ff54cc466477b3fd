import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#app/calendar/calendar-day.ts'
import {
  ALERT_WINDOW_DAYS,
  CRITICALITIES,
  CRITICALITY_LABELS,
  criticalityOf,
  deadlineAlert,
  percentageRemaining,
} from './criticality.ts'

const TODAY = '2026-11-20'

test.each([
  [0, 'critical', 0],
  [1, 'critical', 1],
  [7, 'critical', 8],
  [8, 'high', 9],
  [30, 'high', 33],
  [31, 'medium', 34],
  [45, 'medium', 50],
  [60, 'medium', 67],
  [61, 'low', 68],
  [90, 'low', 100],
] as const)('a deadline in %i days is %s, with %i %% of the window left', (days, criticality, percentage) => {
  expect(deadlineAlert(addDays(TODAY, days), TODAY)).toEqual({
    daysUntilExpiry: days,
    percentageRemaining: percentage,
    criticality,
  })
})

test.each([
  ['a deadline of yesterday', addDays(TODAY, -1)],
  ['a deadline of last year', '2025-11-20'],
  ['a deadline beyond 90 days', addDays(TODAY, ALERT_WINDOW_DAYS + 1)],
  ['no deadline', null],
  ['an empty deadline', ''],
])('%s raises no alert', (_case, timeAlert) => {
  expect(deadlineAlert(timeAlert, TODAY)).toBeNull()
})

test('a window across the new year and the end of February counts its days', () => {
  expect(deadlineAlert('2027-02-18', TODAY)?.daysUntilExpiry).toBe(90)
  expect(deadlineAlert('2028-03-01', '2028-02-28')).toMatchObject({ daysUntilExpiry: 2 })
})

test('the percentage is always between 0 and 100', () => {
  expect([-400, -1, 0, 45, 90, 91, 4000].map(percentageRemaining)).toEqual([0, 0, 0, 50, 100, 100, 100])
})

test('a nearer deadline is never less urgent and never has a higher percentage', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 200 }), (days) => {
      expect(rankOf(days)).toBeLessThanOrEqual(rankOf(days + 1))
      expect(percentageRemaining(days)).toBeLessThanOrEqual(percentageRemaining(days + 1))
    }),
  )
})

test('each criticality has its badge', () => {
  expect(CRITICALITIES.map((criticality) => CRITICALITY_LABELS[criticality])).toEqual([
    'CRÍTICA',
    'ALTA',
    'MEDIA',
    'BAJA',
  ])
})

function rankOf(days: number): number {
  return CRITICALITIES.indexOf(criticalityOf(days))
}
