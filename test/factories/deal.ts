import { randomUUID } from 'node:crypto'
import type { Deal } from '#app/leads/deal.ts'

/** A signed rent of three years about no property of the catalogue. */
export function buildDeal(fields: Partial<Deal> = {}): Deal {
  return {
    id: randomUUID(),
    propertyId: null,
    propertyCode: null,
    propertyTitle: null,
    operation: 'renta',
    priceCents: 100_000_00,
    currency: 'MXN',
    signedOn: '2026-11-18',
    startsOn: '2026-12-01',
    endsOn: '2029-11-30',
    commission: '1.5 meses',
    sharedWith: null,
    sharedPercent: null,
    closedAt: '2026-11-18T18:00:00.000Z',
    leadVersion: 1,
    propertyVersion: null,
    ...fields,
  }
}
