export type PanelStats = {
  total: number
  active: number
  paused: number
  newThisMonth: number
  newActiveThisMonth: number
}

/** A share in whole percent. Only nothing is 0, and only everything is 100. */
export function percentOf(part: number, total: number): number {
  if (total === 0 || part === 0) return 0
  if (part === total) return 100
  return Math.min(99, Math.max(1, Math.round((part / total) * 100)))
}
