import type { ComplexInput } from '#app/complexes/complex-input.ts'

/** A plaza with few facts; a test overrides only what matters to it. */
export function buildComplex(overrides: Partial<ComplexInput> = {}): ComplexInput {
  return {
    name: 'Plaza Encino',
    kind: 'plaza',
    description: 'Plaza de dos niveles con supermercado.',
    location: 'Cumbres',
    municipality: 'Monterrey',
    address: 'Av. Paseo de los Leones 2200',
    state: 'Nuevo León',
    googleMapsLink: 'https://www.google.com/maps?q=25.738,-100.391',
    buildingClass: null,
    yearBuilt: 2016,
    lotSize: null,
    constructionArea: null,
    floors: 2,
    floorPlate: null,
    elevators: null,
    parkingSpaces: 140,
    anchorStore: 'Supermercado',
    power: null,
    fireProtection: null,
    railSpur: null,
    backupPower: null,
    photos: [],
    plans: [],
    drawnFloors: [],
    ...overrides,
  }
}
