/** Invented people: nobody answers at these numbers and addresses. */
export const ADVISERS = [
  { contactName: 'Laura Treviño', contactPhone: '+52 81 0000 0011', contactEmail: 'laura@cerronorte.example' },
  { contactName: 'Rodrigo Cantú', contactPhone: '+52 81 0000 0012', contactEmail: 'rodrigo@cerronorte.example' },
  { contactName: 'Mónica Garza', contactPhone: '+52 81 0000 0013', contactEmail: 'monica@cerronorte.example' },
] as const

/** Who the log names; null where the account had no name. */
export const STAFF: readonly (string | null)[] = [
  'Laura Treviño',
  'Rodrigo Cantú',
  'Laura Treviño',
  'Mónica Garza',
  null,
]
