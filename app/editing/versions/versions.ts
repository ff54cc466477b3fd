import type { Difference } from '#app/text/difference.ts'
import type { EachSet } from '#app/photos/picture-sets.ts'
import type { FieldPhoto } from '#app/photos/photo-choice.ts'

/** URL parameters: the earlier and the later version that are compared, and the facts of a restore. */
export const VERSION_PARAMS = { from: 'de', to: 'a', fact: 'dato' } as const
/** ID of the first difference of a comparison, where its page opens. */
export const DIFFERENCES = 'diferencias'
/** Names of the controls of the form that restores: the version of the row that was seen, and the values of `intent`. */
export const SEEN_CONTROL = 'visto'
export const RESTORE_INTENTS = { chosen: 'chosen', all: 'all' } as const

const REFUSAL_NOTICES = {
  unchanged: 'version-sin-cambio',
  conflict: 'version-en-conflicto',
  missing: 'version-inexistente',
} as const

/** The notice of what became of a restore. */
export function restoreNotice(restored: { ok: true } | { ok: false; refusal: keyof typeof REFUSAL_NOTICES }) {
  return restored.ok ? 'version-restaurada' : REFUSAL_NOTICES[restored.refusal]
}

/** A price that a property had, from when it was saved. */
export type PriceChange = { price: string; savedAt: string }

/** One of two compared versions. */
export type ComparedVersion = { number: number; savedAt: string; pictures: EachSet<FieldPhoto[]> }

/** Two versions of a property or a complex, fact by fact. */
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
