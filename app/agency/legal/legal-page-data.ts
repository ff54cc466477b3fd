/** A clause of a legal text. Its id is its anchor: other pages link to it. `html` is safe to show. */
export type Clause = { id: string; title: string; html: string }

/** A legal text ready to show. `updated`: the day of its last change, YYYY-MM-DD and in words. */
export type LegalPageData = {
  lead: string | null
  updated: { day: string; words: string } | null
  clauses: Clause[]
}
