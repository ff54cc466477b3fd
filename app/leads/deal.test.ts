import { describe, expect, test } from 'vitest'
import { type DealTerms, commissionOf, commissionText, contractMonths, dealPeriod } from './deal.ts'

const RENT: DealTerms = {
  operation: 'renta',
  priceCents: 100_000_00,
  currency: 'MXN',
  signedOn: null,
  startsOn: '2027-01-01',
  endsOn: '2029-12-31',
  commission: null,
  sharedWith: null,
  sharedPercent: null,
}

test.each([
  ['2027-01-01', '2029-12-31', 36],
  ['2027-01-15', '2028-01-14', 12],
  ['2027-01-15', '2028-01-15', 12],
  ['2027-01-31', '2027-02-28', 1],
  ['2027-03-01', '2027-03-31', 1],
  ['2027-03-01', '2027-03-30', 1],
  ['2028-01-31', '2028-02-29', 1],
  ['2027-04-01', '2027-04-06', 0.2],
  ['2027-02-20', '2027-03-05', 0.5],
  ['2027-04-10', '2027-04-10', 1 / 30],
  ['2027-03-01', '2027-04-15', 1.5],
  ['2026-12-31', '2028-02-28', 14],
])('a contract from %s to %s has %d months', (from, to, months) => {
  expect(contractMonths(from, to)).toBe(months)
})

describe('a commission', () => {
  test.each<[Partial<DealTerms>, { totalCents: number; ownCents: number } | null]>([
    [{}, null],
    [{ commission: '1.5 meses' }, { totalCents: 150_000_00, ownCents: 150_000_00 }],
    [
      { commission: '1 mes', startsOn: null },
      { totalCents: 100_000_00, ownCents: 100_000_00 },
    ],
    [{ commission: '5 %' }, { totalCents: 180_000_00, ownCents: 180_000_00 }],
    [{ commission: '5 %', endsOn: null }, null],
    [
      { commission: '5 %', startsOn: '2027-04-01', endsOn: '2027-04-06' },
      { totalCents: 1_000_00, ownCents: 1_000_00 },
    ],
    [
      { commission: '5 %', sharedPercent: 40 },
      { totalCents: 180_000_00, ownCents: 108_000_00 },
    ],
    [
      { operation: 'venta', commission: '5 %', endsOn: null },
      { totalCents: 5_000_00, ownCents: 5_000_00 },
    ],
    [
      { operation: 'traspaso', commission: '3.25 %' },
      { totalCents: 3_250_00, ownCents: 3_250_00 },
    ],
  ])('of %o is %o', (terms, amounts) => {
    expect(commissionOf({ ...RENT, ...terms })).toEqual(amounts)
  })

  test('is said with whom it is shared', () => {
    expect(commissionText({ commission: '5 %', sharedWith: 'Casa Norte', sharedPercent: 50 })).toBe(
      '5 %, comparte 50 % con Casa Norte',
    )
    expect(commissionText(RENT)).toBe('')
  })
})

test('a contract without one of its days says the other', () => {
  expect(dealPeriod(RENT)).toBe('1 ene 2027 a 31 dic 2029')
  expect(dealPeriod({ startsOn: '2027-01-01', endsOn: null })).toBe('desde el 1 ene 2027')
  expect(dealPeriod({ startsOn: null, endsOn: '2027-01-01' })).toBe('hasta el 1 ene 2027')
  expect(dealPeriod({ startsOn: null, endsOn: null })).toBe('')
})
