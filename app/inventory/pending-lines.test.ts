import { expect, test } from 'vitest'
import type { ContractAlert } from '#app/alerts/alert.ts'
import type { UnansweredMessage } from '#app/contact/panel/message.ts'
import { MOST_PENDING, type Pending, type PendingLine, pendingLines } from './pending-lines.ts'
import { PENDING_TASKS, type PendingCounts } from './pending.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const COUNTS = Object.fromEntries(['photos', ...PENDING_TASKS].map((task) => [task, 3])) as PendingCounts
const NONE = Object.fromEntries(Object.keys(COUNTS).map((task) => [task, 0])) as PendingCounts
const NOTHING: Pending = {
  due: 0,
  messages: [],
  unanswered: 0,
  deadlines: [],
  deadlineCount: 0,
  properties: NONE,
  mostRequested: null,
}

function deadline(days: number) {
  return { id: `d${days}`, kind: 'contract', title: `Nave ${days}`, daysUntilExpiry: days } as unknown as ContractAlert
}

function message(hours: number, propertyCode: string | null = 'PROP-434'): UnansweredMessage {
  const createdAt = new Date(NOW.getTime() - hours * 3_600_000).toISOString()
  return { id: `m${hours}`, nombre: 'Mariana', createdAt, propertyTitle: null, propertyCode }
}

function textOf({ before = '', name = '', after = '', count }: PendingLine): string {
  return `${before}${name}${after}${count === undefined ? '' : ` ${count}`}`.replaceAll('\u00A0', ' ')
}

test('what is most urgent comes first, with names; what is not named is counted', () => {
  const lines = pendingLines(
    {
      due: 3,
      messages: [message(2), message(30, null)],
      unanswered: 2,
      deadlines: [0, 3, 20, 45].map(deadline),
      deadlineCount: 4,
      properties: { ...NONE, photos: 5 },
      mostRequested: { id: 'x', title: 'Local', count: 4 },
    },
    NOW,
  )
  expect(lines.map(textOf)).toEqual([
    'Acciones y visitas de hoy 3',
    'Vence hoy: Nave 0',
    'Vence en 3 días: Nave 3',
    'Mariana preguntó por PROP-434 hace 2 h',
    'Mariana escribió hace 1 día',
    'Vence en 20 días: Nave 20',
    'Por vencer 4',
    'Sin fotos 5',
    'La más consultada esta semana: Local 4',
  ])
})

test('nothing pending has no line', () => {
  expect(pendingLines(NOTHING, NOW)).toEqual([])
})

test.each([
  [40, 40],
  [40, 0],
  [0, 40],
  [1, 1],
])('%i deadlines and %i messages are never more than the most lines, and none is forgotten', (due, asked) => {
  const days = Array.from({ length: due }, (_none, at) => at % 8)
  const lines = pendingLines(
    {
      due: 1,
      messages: Array.from({ length: Math.min(asked, MOST_PENDING) }, (_none, at) => message(at + 1)),
      unanswered: asked,
      deadlines: days.slice(0, MOST_PENDING).map(deadline),
      deadlineCount: due,
      properties: COUNTS,
      mostRequested: { id: 'x', title: 'Local', count: 4 },
    },
    NOW,
  )
  expect(lines.length).toBeLessThanOrEqual(MOST_PENDING)
  const named = (kinds: PendingLine['kind'][]) => lines.filter(({ kind }) => kinds.includes(kind)).length
  const counted = (label: string) => lines.find(({ before }) => before === label)?.count
  expect(counted('Sin responder')).toBe(asked > named(['message']) ? asked : undefined)
  expect(counted('Por vencer')).toBe(due > named(['urgent', 'soon']) ? due : undefined)
  expect(named(['message']), 'messages have a line').toBeGreaterThanOrEqual(Math.min(asked, 1))
})
