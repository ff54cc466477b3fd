import { type ContractAlert, alertKey, expiryText } from '#app/alerts/alert.ts'
import { alertQuery } from '#app/alerts/alert-list.ts'
import { CRITICAL_DAYS, HIGH_DAYS } from '#app/alerts/criticality.ts'
import { agoText } from '#app/calendar/ago.ts'
import type { UnansweredMessage } from '#app/contact/panel/message.ts'
import { messageQuery } from '#app/contact/panel/message-query.ts'
import { UNFILTERED_LIST, panelQuery } from './panel-search.ts'
import { FIRST_PAGE_TASKS, type FirstPageTask, PENDING_LABELS, type PendingCounts } from './pending.ts'

export type Pending = {
  /** Next actions and visits of leads that are overdue or due today. */
  due: number
  /** The newest messages without an answer, and how many there are. */
  messages: readonly UnansweredMessage[]
  unanswered: number
  /** The most urgent deadlines, and how many there are in the next ninety days. */
  deadlines: readonly ContractAlert[]
  deadlineCount: number
  /** Properties on offer that need something. */
  properties: PendingCounts<FirstPageTask>
  /** The property that most visitors contacted the agency about this week. */
  mostRequested: { id: string; title: string; count: number } | null
}

/** One thing to do: a name, a text before or after it, or a count. */
export type PendingLine = {
  key: string
  to: string
  kind: 'urgent' | 'soon' | 'message' | 'count' | 'requested'
  before?: string
  name?: string
  after?: string
  count?: number
}

/** The most lines of the panel's home. */
export const MOST_PENDING = 12
/** Lines that deadlines leave to messages. */
const LEFT_TO_MESSAGES = 2

/**
 * What is pending, by urgency: the actions and visits of today, deadlines of this week, messages, deadlines of this month, and
 * what properties lack. What has no line of its own is in a count.
 */
export function pendingLines(pending: Pending, now: Date): PendingLine[] {
  const { due, messages, unanswered, deadlines, deadlineCount, mostRequested } = pending
  const actions = due > 0 ? [countLine('Acciones y visitas de hoy', '/dashboard/hoy', due)] : []
  const tasks = taskLines(pending)
  const requested = mostRequested ? [requestedLine(mostRequested)] : []
  // Both counts may be needed for what is not named.
  const room = MOST_PENDING - actions.length - tasks.length - requested.length - 2
  const within = (days: number) => deadlines.filter(({ daysUntilExpiry }) => daysUntilExpiry <= days)
  const critical = within(CRITICAL_DAYS).slice(0, room - Math.min(LEFT_TO_MESSAGES, messages.length))
  const asked = messages.slice(0, room - critical.length)
  const high = within(HIGH_DAYS)
    .filter(({ daysUntilExpiry }) => daysUntilExpiry > CRITICAL_DAYS)
    .slice(0, room - critical.length - asked.length)
  const counts = [
    ...(unanswered > asked.length
      ? [countLine('Sin responder', '/dashboard/mensajes' + messageQuery('pendiente'), unanswered)]
      : []),
    ...(deadlineCount > critical.length + high.length
      ? [
          countLine(
            'Por vencer',
            '/dashboard/alertas' + alertQuery({ filter: 'all', sort: 'urgency', page: 1 }),
            deadlineCount,
          ),
        ]
      : []),
  ]
  return [
    ...actions,
    ...critical.map(deadlineLine),
    ...asked.map((message) => messageLine(message, now)),
    ...high.map(deadlineLine),
    ...counts,
    ...tasks,
    ...requested,
  ]
}

function deadlineLine(alert: ContractAlert): PendingLine {
  const kind = alert.daysUntilExpiry <= CRITICAL_DAYS ? 'urgent' : 'soon'
  return {
    key: alertKey(alert),
    to: `/property/${alert.id}`,
    kind,
    before: `${expiryText(alert)}: `,
    name: alert.title,
  }
}

function messageLine(
  { id, nombre, createdAt, propertyCode, propertyTitle }: UnansweredMessage,
  now: Date,
): PendingLine {
  const about = propertyCode ?? propertyTitle
  const asked = about ? ` preguntó por ${about}` : ' escribió'
  return {
    key: id,
    to: `/dashboard/mensajes/${id}`,
    kind: 'message',
    name: nombre,
    after: `${asked} ${agoText(createdAt, now)}`,
  }
}

function countLine(before: string, to: string, count: number): PendingLine {
  return { key: before, to, kind: 'count', before, count }
}

function requestedLine({ id, title, count }: NonNullable<Pending['mostRequested']>): PendingLine {
  return {
    key: `consultada ${id}`,
    to: `/property/${id}`,
    kind: 'requested',
    before: 'La más consultada esta semana: ',
    name: title,
    count,
  }
}

/** What properties on offer lack, each with the list of those. */
function taskLines({ properties }: Pending): PendingLine[] {
  const list = '/dashboard/propiedades'
  const offered = { ...UNFILTERED_LIST, status: 'disponible' } as const
  return [
    countLine('Sin fotos', list + panelQuery({ ...offered, noPhotos: true }), properties.photos),
    ...FIRST_PAGE_TASKS.map((pending) =>
      countLine(PENDING_LABELS[pending], list + panelQuery({ ...offered, pending }), properties[pending]),
    ),
  ].filter(({ count = 0 }) => count > 0)
}
