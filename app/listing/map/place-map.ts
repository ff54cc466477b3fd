import type { NearLandmark } from '#app/catalogue/landmarks/landmark.ts'

/** The small map of a property's page, and the landmarks near it. */
export type PlaceMap = {
  /** As SVG; null where nothing of the surroundings is known. */
  svg: string | null
  credit: string
  near: NearLandmark['told'][]
}
