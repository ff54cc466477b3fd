import type { ComplexOption } from '#app/catalogue/complex/complex-place.ts'
import type { PropertyInput, PropertyRecord } from '#app/catalogue/property/property-input.ts'
import type { PublishingContext } from '#app/catalogue/property/public-remarks.ts'
import type { PropertyFormValues } from '#app/editing/form-state/form-values.ts'
import type { EachSet } from '#app/photos/picture-sets.ts'
import type { ImportOptions } from '#app/inventory/import/file/import-states.ts'
import type { Target } from '#app/inventory/import/mapping/targets.ts'
import type { RowReading } from '#app/inventory/import/mapping/row-values.ts'
import type { RowOutcome } from '#app/jobs/job-states.ts'
import type { FormerAddresses } from './former-address.ts'
import type { NewComplex } from './new-complexes.ts'
import type { Slugs } from './row-sentences.ts'
import type { UnnamedRow } from './unnamed-rows.ts'

/** What a row will write, exactly as the dry run says it. */
export type RowPlan = {
  input: PropertyInput
  addresses: EachSet<string[]>
  /** When a new property was added and changed in the system that it comes from, and by whom. */
  createdAt: string | null
  updatedAt: string | null
  createdBy: string | null
  /** The slug of its page in that system, which leads to the new page; none if another property has it. */
  slug?: string | null
  /** The address of its page in that system as a redirect stores it; null if it leads somewhere already. */
  formerAddress?: string | null
  /** What the team keeps of it for itself, and does not have yet. */
  notes?: string[]
  /** The complex that is added with it, unless an earlier row has added it. */
  complex?: NewComplex | undefined
}

export type PlannedRow = {
  outcome: RowOutcome
  code: string
  title: string
  /** What a person should look at first. */
  warnings: string[]
  messages: string[]
  plan: RowPlan | null
  /** The id of the property that the row is about; also its version if the row changes the property. */
  recordId: string | null
  seen: number | null
  /** The targets of its cells that are refused or left out. */
  doubtful: Target[]
}

export type PlanContext = Slugs &
  FormerAddresses & {
    /** Today as YYYY-MM-DD, in the time zone of the agency. */
    today: string
    headers: readonly string[]
    reading: RowReading
    options: ImportOptions
    /** The lines of `options.overwritten`. */
    overwritten: ReadonlySet<number>
    /** The values of a new property. */
    start: PropertyFormValues
    /** Those of the catalogue, and those that the file brings. */
    complexes: readonly ComplexOption[]
    newComplexes: ReadonlyMap<string, NewComplex>
    /** The stored properties with an ID, in any spelling. */
    storedWith: (code: string) => readonly PropertyRecord[]
    /** What the agency shows itself. */
    publishing: PublishingContext
    /** The notes of the team of stored properties. */
    notes: ReadonlyMap<string, ReadonlySet<string>>
    /** What the rows without an ID are, by line. */
    unnamed: ReadonlyMap<number, UnnamedRow>
    /** The line of the first row with each ID. */
    lineOf: ReadonlyMap<string, number>
  }
