import type { MapWay } from './map-ways.ts'

/** The drawing as SVG, and where its ways on lead; everything in it is a link, so that it works without scripts. */
export type DrawnMap = {
  svg: string
  credit: string
  /** Properties that it can't show; null where there are none. */
  unplaced: { count: number; query: string } | null
  /** Properties that lie outside of it; null where there are none. */
  around: { count: number; query: string } | null
  ways: MapWay[]
  /** What the form of the radius sends along: everything else that is asked for. */
  kept: [name: string, value: string][]
  cerca: string
  radio: string
}
