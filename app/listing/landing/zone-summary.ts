/** What is available in a municipality. `fromCents`: the lowest monthly rent in pesos; null where none has one. */
export type ZoneSummary = { municipality: string; total: number; fromCents: number | null; isOnlyForSale: boolean }
