import { addDays, dayIn, formatDay } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'

type Timed = { timestamp: string }

/** Groups sorted entries by their day. */
export function byDay<Entry extends Timed>(
  timeZone: TimeZone,
  entries: readonly Entry[],
): { day: string; members: Entry[] }[] {
  const days: { day: string; members: Entry[] }[] = []
  for (const entry of entries) {
    const day = dayIn(timeZone, new Date(entry.timestamp))
    const last = days.at(-1)
    if (last?.day === day) last.members.push(entry)
    else days.push({ day, members: [entry] })
  }
  return days
}

/** 'Hoy, 22 nov 2026', 'Ayer, 21 nov 2026', '20 nov 2026'. */
export function dayName(day: string, today: string): string {
  const names: Record<string, string> = { [today]: 'Hoy, ', [addDays(today, -1)]: 'Ayer, ' }
  return (names[day] ?? '') + formatDay(day)
}
