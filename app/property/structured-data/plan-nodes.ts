import type { FloorPlanLeaf, ImageObjectLeaf } from 'schema-dts'
import { photoUrl } from '#app/photos/photo-url.ts'
import { pictureName } from '#app/property/page/picture-name.ts'
import type { PropertyPhoto } from '#app/catalogue/property/property.ts'

/** The floor plans of a building or a part of it; null without any. */
export function floorPlans(plans: readonly PropertyPhoto[], origin: string): FloorPlanLeaf[] | null {
  return orNull(
    plans.map((plan, at) => ({
      '@type': 'FloorPlan',
      name: pictureName('plans', plan, at),
      layoutImage: origin + photoUrl(plan.key),
    })),
  )
}

/** The plans of land or a complex, which have no floor plan in schema.org, as images; null without any. */
export function planDrawings(plans: readonly PropertyPhoto[], origin: string): ImageObjectLeaf[] | null {
  return orNull(
    plans.map((plan, at) => ({
      '@type': 'ImageObject',
      name: pictureName('plans', plan, at),
      contentUrl: origin + photoUrl(plan.key),
    })),
  )
}

function orNull<Node>(nodes: Node[]): Node[] | null {
  return nodes.length > 0 ? nodes : null
}
