import type { DemoPhoto } from './photos.ts'
import type { DemoPlan } from './plans.ts'

/**
 * The places that the pictures show, each with all views of it: a building from the street, or a room. A view that fits
 * two places, as the covered walk of a plaza does, is in both.
 */
export const PHOTO_PLACES = {
  loadingDocks: ['bodega-1.jpg', 'bodega-7.jpg', 'bodega-8.jpg'],
  gatedWarehouse: ['bodega-14.jpg', 'bodega-15.jpg'],
  sawtoothPlant: ['bodega-5.jpg', 'bodega-6.jpg'],
  steelWarehouse: ['bodega-2.jpg', 'bodega-9.jpg', 'bodega-10.jpg'],
  brickWorkshop: ['bodega-11.jpg', 'bodega-12.jpg', 'bodega-13.jpg'],
  unitWarehouse: ['bodega-16.jpg'],
  precastWarehouse: ['bodega-19.jpg', 'bodega-20.jpg'],
  vaultedWarehouse: ['bodega-17.jpg'],
  emptyHall: ['bodega-3.jpg', 'bodega-18.jpg'],
  rackedHall: ['bodega-4.jpg'],
  parkingPlaza: ['local-1.jpg', 'local-9.jpg', 'local-10.jpg', 'local-20.jpg'],
  twoStoreyPlaza: ['local-5.jpg', 'local-19.jpg', 'local-10.jpg'],
  cornerShop: ['local-2.jpg', 'local-11.jpg'],
  streetShops: ['local-6.jpg', 'local-7.jpg', 'local-8.jpg', 'local-14.jpg'],
  tallShops: ['local-12.jpg', 'local-13.jpg', 'local-10.jpg'],
  bareShell: ['local-3.jpg', 'local-21.jpg'],
  whiteShop: ['local-15.jpg', 'local-18.jpg'],
  boutique: ['local-4.jpg'],
  cafe: ['local-16.jpg'],
  restaurant: ['local-17.jpg'],
  bankBranch: ['banco-1.jpg', 'banco-2.jpg'],
  glassTower: ['oficina-1.jpg', 'oficina-9.jpg', 'oficina-17.jpg'],
  ribbedTower: ['oficina-18.jpg', 'oficina-19.jpg', 'oficina-20.jpg'],
  louvreOffices: ['oficina-2.jpg', 'oficina-5.jpg', 'oficina-6.jpg'],
  brickOffices: ['oficina-7.jpg', 'oficina-8.jpg'],
  concreteOffices: ['oficina-10.jpg', 'oficina-11.jpg'],
  lowOffices: ['oficina-12.jpg'],
  lobby: ['oficina-4.jpg', 'oficina-21.jpg'],
  openOffice: ['oficina-3.jpg'],
  emptyOffice: ['oficina-13.jpg'],
  privateOffice: ['oficina-16.jpg'],
  meetingRoom: ['about-1.jpg'],
  marbleMeetingRoom: ['oficina-14.jpg', 'oficina-15.jpg'],
  fencedPlot: ['terreno-1.jpg', 'terreno-4.jpg', 'terreno-5.jpg', 'terreno-15.jpg'],
  cornerPlot: ['terreno-2.jpg', 'terreno-6.jpg', 'terreno-7.jpg', 'terreno-17.jpg'],
  largeTract: ['terreno-3.jpg', 'terreno-20.jpg'],
  levelledPlot: ['terreno-8.jpg', 'terreno-11.jpg'],
  parkPlot: ['terreno-18.jpg', 'terreno-19.jpg'],
  highwayPlot: ['terreno-12.jpg', 'terreno-13.jpg'],
  hillPlot: ['terreno-14.jpg'],
  infillPlot: ['terreno-9.jpg', 'terreno-10.jpg', 'terreno-16.jpg'],
  modernHouse: ['casa-1.jpg', 'casa-3.jpg', 'casa-4.jpg', 'casa-18.jpg'],
  whiteHouse: ['casa-9.jpg', 'casa-10.jpg', 'casa-11.jpg'],
  gardenHouse: ['casa-12.jpg', 'casa-13.jpg', 'casa-14.jpg'],
  tileHouse: ['casa-7.jpg', 'casa-8.jpg', 'casa-16.jpg', 'casa-17.jpg'],
  stoneHouse: ['casa-2.jpg', 'casa-5.jpg', 'casa-6.jpg', 'casa-15.jpg'],
  sillarHouse: ['casa-19.jpg', 'casa-20.jpg', 'casa-21.jpg'],
  mixedUse: ['departamento-1.jpg', 'departamento-11.jpg'],
  flatTower: ['departamento-6.jpg', 'departamento-7.jpg'],
  flatBlock: ['departamento-3.jpg', 'departamento-4.jpg', 'departamento-5.jpg'],
  livingRoom: ['departamento-2.jpg', 'departamento-10.jpg'],
  kitchen: ['departamento-8.jpg'],
  bedroom: ['departamento-9.jpg'],
} as const satisfies Record<string, readonly DemoPhoto[]>

export type PlaceName = keyof typeof PHOTO_PLACES

/**
 * What a property may look like: of each group it shows one place, first from the street, then inside. Without groups it
 * has no photos. `rooms` are groups that it shows too, but never first; `cover` is for one whose first photo is told;
 * `photoCount` is how many it has at most, or one of each group; `plans` are those that were drawn of it. A space without groups shows the
 * photos of its conjunto, the cover of which is `borrowed`.
 */
export type Photographed = {
  places?: readonly (readonly PlaceName[])[] | undefined
  rooms?: readonly (readonly PlaceName[])[] | undefined
  cover?: DemoPhoto | undefined
  borrowed?: DemoPhoto | undefined
  photoCount?: number | undefined
  plans?: readonly DemoPlan[] | undefined
}
