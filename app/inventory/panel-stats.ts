export type PanelStats = {
  total: number
  active: number
  paused: number
  newThisMonth: number
  newActiveThisMonth: number
}

/** A share in whole percent; what is there never rounds to nothing, what is missing never to all. */
export function percentOf(part: number, total: number): number {
  if (total === 0 || part === 0) return 0
  if (part === total) return 100
  return Math.min(99, Math.max(1, Math.round((part / total) * 100)))
}
