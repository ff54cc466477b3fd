import type { Category } from '#app/properties/vocabulary.ts'
import type { Maker, Scene } from './outline.ts'
import { anchorShop, mixedUseBuilding } from './kinds/anchor-shop.ts'
import { distributionCenter } from './kinds/distribution-center.ts'
import { equippedShop } from './kinds/equipped-shop.ts'
import { apartment, house } from './kinds/home.ts'
import { industrialBuilding } from './kinds/industrial-building.ts'
import { industrialLand, urbanLand } from './kinds/land.ts'
import { bankBranch, oldHouseShop } from './kinds/landmark-shop.ts'
import { officeBuilding, smallOffice } from './kinds/office.ts'
import { towerOffice } from './kinds/office-tower.ts'
import { plazaShop } from './kinds/plaza-shop.ts'
import { smallWarehouse } from './kinds/small-warehouse.ts'
import { cornerShop, shellShop } from './kinds/street-shop.ts'
import type { Random } from './random.ts'
import { type Use, type Zone, inZone, inZoneAndTown, withArticle } from './zone.ts'
import { ZONES } from './zones.ts'

/** A kind of property: how often it comes up, where it fits, and how it is offered (weights of rent, sale, transfer). */
type Kind = { make: Maker; weight: number; use: Use; offers: readonly [number, number, number] }

const KINDS: readonly Kind[] = [
  { make: distributionCenter, weight: 13, use: 'logistics', offers: [84, 16, 0] },
  { make: industrialBuilding, weight: 9, use: 'logistics', offers: [68, 32, 0] },
  { make: smallWarehouse, weight: 9, use: 'smallWarehouse', offers: [80, 20, 0] },
  { make: plazaShop, weight: 10, use: 'shop', offers: [86, 8, 6] },
  { make: cornerShop, weight: 4, use: 'shop', offers: [70, 30, 0] },
  { make: shellShop, weight: 4, use: 'shop', offers: [90, 10, 0] },
  { make: equippedShop, weight: 4.5, use: 'shop', offers: [25, 0, 75] },
  { make: anchorShop, weight: 2, use: 'shop', offers: [75, 25, 0] },
  { make: bankBranch, weight: 2.5, use: 'bank', offers: [80, 20, 0] },
  { make: oldHouseShop, weight: 2.5, use: 'oldHouseShop', offers: [70, 25, 5] },
  { make: mixedUseBuilding, weight: 1.2, use: 'apartment', offers: [0, 100, 0] },
  { make: towerOffice, weight: 8, use: 'officeTower', offers: [74, 26, 0] },
  { make: smallOffice, weight: 8, use: 'office', offers: [80, 20, 0] },
  { make: officeBuilding, weight: 3, use: 'office', offers: [60, 40, 0] },
  { make: industrialLand, weight: 6, use: 'industrialLand', offers: [18, 82, 0] },
  { make: urbanLand, weight: 6, use: 'urbanLand', offers: [30, 70, 0] },
  { make: house, weight: 5, use: 'house', offers: [66, 34, 0] },
  { make: apartment, weight: 3, use: 'apartment', offers: [78, 22, 0] },
]

/** Chooses what is offered, where and how. */
export function chooseScene(random: Random): { make: Maker; scene: Scene } {
  const { make, use, offers } = random.weighted(KINDS.map((kind) => [kind, kind.weight] as const))
  const zone = random.weighted(ZONES.map((each) => [each, each.uses[use] ?? 0] as const))
  const [rent, sale, transfer] = offers
  const category: Category = random.weighted([
    ['renta', rent],
    ['venta', sale],
    ['traspaso', transfer],
  ] as const)
  return { make, scene: sceneIn(random, zone, category) }
}

function sceneIn(random: Random, zone: Zone, category: Category): Scene {
  const road = random.pick(zone.roads)
  return {
    random,
    zone,
    category,
    road,
    onRoad: `sobre ${withArticle(road)}`,
    here: inZone(zone),
    town: inZoneAndTown(zone),
    reach: random.turn(`reach ${zone.name} ${zone.municipality}`, zone.reach),
  }
}
