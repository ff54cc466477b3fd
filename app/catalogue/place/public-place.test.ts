import { expect, test } from 'vitest'
import type { Precision } from '#app/catalogue/facts/precision.ts'
import { withPublicPlace } from './public-place.ts'

const PLACE = {
  precision: 'aproximada' as Precision,
  address: 'Plaza Fiesta Anáhuac Local 12, Av. Manuel Barragán 325, Anáhuac',
  googleMapsLink: 'https://maps.app.goo.gl/x',
  plaza: 'plaza fiesta anahuac',
  industrialPark: null,
}

test('the address of an approximate place has neither its number nor its plaza or park', () => {
  expect(withPublicPlace(PLACE)).toEqual({
    precision: 'aproximada',
    address: 'Av. Manuel Barragán, Anáhuac',
    googleMapsLink: null,
    plaza: null,
    industrialPark: null,
  })
  const inPark = {
    ...PLACE,
    address: 'Parque Stiva Aeropuerto, Nave 4',
    plaza: null,
    industrialPark: 'Stiva Aeropuerto',
  }
  expect(withPublicPlace(inPark).address).toBeNull()
  expect(withPublicPlace({ ...PLACE, plaza: null }).address).toBe('Plaza Fiesta Anáhuac, Av. Manuel Barragán, Anáhuac')
})

test('the address of a zone is never public, and an exact address is public unchanged', () => {
  expect(withPublicPlace({ ...PLACE, precision: 'zona' }).address).toBeNull()
  const exact = { ...PLACE, precision: 'exacta' as Precision }
  expect(withPublicPlace(exact)).toBe(exact)
})
