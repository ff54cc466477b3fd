/** Years that a version is stored after another has replaced it, and the most versions of a record. */
export const VERSION_YEARS = 2
export const MOST_VERSIONS = 200

/**
 * A line of the list of versions. `action` and `details` are those of the log, or what differs from the version before;
 * `note`: what was changed, for kinds whose entries of the log do not say it; for a property, through what a person changed
 * it. `jobKind`: the kind of the job that made the version.
 */
export type VersionLine<Action extends string = string> = {
  number: number
  savedAt: string
  savedByName: string | null
  action: Action | null
  details: string | null
  note: string | null
  jobKind: string | null
}
