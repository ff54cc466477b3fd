import type { Role } from '#app/accounts/role.ts'

/** What a file holds besides properties, as its page shows it. */
export type ShownRecords = {
  /** Entries of the earlier log by what became of them. `left`: those that can't be read. */
  log: { due: number; same: number; saved: number; undone: number; left: number }
  people: { position: number; name: string; email: string; role: Role; is: 'new' | 'invited' | 'member' }[]
  /** The fields of the default contact that the file would change. */
  contact: { label: string; now: string; file: string }[]
  notes: string[]
}
