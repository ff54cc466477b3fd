/** What public pages show, by what changes it: triggers of the store (migration 0008) tell of each. */
export const SHOWN = ['catalogue', 'interest'] as const
export type Shown = (typeof SHOWN)[number]

/**
 * A number that has grown since whatever is shown changed, by this process or another; null while that can't be known.
 * Two equal numbers of one process: nothing changed in between.
 */
export type Revision = (subject: Shown) => number | null

export function isShown(text: unknown): text is Shown {
  return SHOWN.some((subject) => subject === text)
}
