import { formatCount } from './measure.ts'

const UNITS = ['KB', 'MB', 'GB', 'TB']
const STEP = 1024

/** '1.4 GB' or '12 GB', with a no-break space; less than a kilobyte counts as one. */
export function formatBytes(bytes: number): string {
  let size = bytes / STEP
  let unit = 0
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP
    unit += 1
  }
  const rounded = size < 10 ? Number(size.toFixed(1)) : Math.round(size)
  return `${formatCount(Math.max(rounded, unit === 0 ? 1 : 0))}\u00A0${UNITS[unit]}`
}
