import type { ActivityAction } from '#app/activity/activity-actions.ts'
import type { Difference } from '#app/text/difference.ts'
import type { EachSet } from '#app/photos/picture-sets.ts'
import type { FieldPhoto } from '#app/photos/photo-choice.ts'

/** Years that a version is stored after another has replaced it, and the most versions of a property. */
export const VERSION_YEARS = 2
export const MOST_VERSIONS = 200

/** URL parameters: the earlier and the later version that are compared, and the facts of a restore. */
export const VERSION_PARAMS = { from: 'de', to: 'a', fact: 'dato' } as const
/** Names of the controls of the form that restores: the version of the row that was seen, and the values of `intent`. */
export const SEEN_CONTROL = 'visto'
export const RESTORE_INTENTS = { chosen: 'elegidos', all: 'todo' } as const

/** A line of the list. `action` and `details` are those of the log; null for a state from before the versions. */
export type VersionLine = {
  number: number
  savedAt: string
  savedByName: string | null
  action: ActivityAction | null
  details: string | null
  /** Shown instead of the log's words: who saved a section of the firm. */
  note?: string
}

/** A price that a property had, from when it was saved. */
export type PriceChange = { price: string; savedAt: string }

/** One of two compared versions. */
export type ComparedVersion = { number: number; savedAt: string; pictures: EachSet<FieldPhoto[]> }

/** Two versions of a property or a conjunto, fact by fact. */
export type VersionComparison = {
  from: ComparedVersion
  to: ComparedVersion
  /** Whether `to` is how it is now, over which `from` can be restored. */
  isCurrent: boolean
  facts: Difference[]
  /** The facts that the address asks for; empty for all. */
  wanted: readonly string[]
  /** What of `from` no longer exists and can't be restored. */
  leftOut: string[]
  /** The ID that a restore gives, where another property has the one of then; null without such a case. */
  otherCode: string | null
  /** Sentences about what a restore does beside the facts. */
  notes?: readonly string[]
}

/** The address of a comparison. @param to null for how it is now; `facts`: those to restore */
export function versionsPath(
  path: string,
  { from, to = null, facts = [] }: { from: number; to?: number | null; facts?: readonly string[] },
): string {
  const params = new URLSearchParams({ [VERSION_PARAMS.from]: String(from) })
  if (to !== null) params.set(VERSION_PARAMS.to, String(to))
  for (const fact of facts) params.append(VERSION_PARAMS.fact, fact)
  return `${path}?${params}`
}
