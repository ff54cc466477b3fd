/** The available properties of a municipality. `fromCents`: the lowest monthly rent in pesos; null without any. */
export type ZoneSummary = { municipality: string; total: number; fromCents: number | null; isOnlyForSale: boolean }
