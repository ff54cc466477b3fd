import type { NearLandmark } from '#app/catalogue/place/landmark.ts'

/** The map on the page of a property or complex, and the nearest landmarks. */
export type PlaceMap = {
  /** As SVG; null outside the area that the map data covers. */
  svg: string | null
  credit: string
  near: NearLandmark['text'][]
}
