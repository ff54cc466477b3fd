import { DAY_MS, HOUR_MS } from './durations.ts'

const MINUTE = 60_000

/** How long ago an instant was, in its largest whole unit: 'hace 5 min', 'hace 2 h', 'hace 3 días'; 'ahora' in its first minute. */
export function agoText(instant: string, now: Date): string {
  const passed = now.getTime() - new Date(instant).getTime()
  if (passed < MINUTE) return 'ahora'
  if (passed < HOUR_MS) return `hace ${Math.floor(passed / MINUTE)}\u00A0min`
  if (passed < DAY_MS) return `hace ${Math.floor(passed / HOUR_MS)}\u00A0h`
  const days = Math.floor(passed / DAY_MS)
  return days === 1 ? 'hace 1\u00A0día' : `hace ${days}\u00A0días`
}
