/** Positions of the parts of the lot plan, in the units of its SVG. */
export type LotPlan = {
  width: number
  height: number
  lot: Box
  /** Null if the construction is unknown or larger than the lot (several floors). */
  building: Box | null
  /** Whether the building is large enough for its label. */
  buildingLabelled: boolean
  /** Across the whole drawing, along the front of the lot. */
  street: { y: number; height: number }
  /** The dimension line at the left of the lot and the one below it. */
  left: Dimension
  below: Dimension
}
type Box = { x: number; y: number; width: number; height: number }
/** A line from `from` to `to` along its axis, at `at` across it. The label stands in a gap of the line, or beside a short one. */
type Dimension = { from: number; to: number; at: number; labelAt: number; gap: number | null }

const WIDTH = 380
const LEFT_MARGIN = 60
const RIGHT_MARGIN = 20
const TOP_MARGIN = 20
const BOTTOM_MARGIN = 104
/** The street, between the lot and the line of the frontage. */
const STREET = { gap: 6, height: 30 }
const MAX_LOT_WIDTH = WIDTH - LEFT_MARGIN - RIGHT_MARGIN
const MAX_LOT_HEIGHT = 260
/** Share by which a building may exceed the lot that it covers, because lengths are measured and rounded. */
const TOLERANCE = 0.01
/** Length of a label along its dimension line. */
const LABEL_LENGTH = 128
const BUILDING_LABEL = { width: 110, height: 52 }

/**
 * The lot to scale (design, section 5, Lot plan): the street and the frontage below, depth upwards; the building is a
 * rectangle of the lot's proportions and its own area, centred. Lengths in metres, area in m².
 * @returns null without both lengths
 */
export function lotPlan(lot: {
  frontage: number | null
  depth: number | null
  constructionArea: number | null
}): LotPlan | null {
  const { frontage, depth, constructionArea } = lot
  if (!frontage || !depth || frontage < 0 || depth < 0) return null
  const scale = Math.min(MAX_LOT_WIDTH / frontage, MAX_LOT_HEIGHT / depth)
  const drawn = { width: frontage * scale, height: depth * scale }
  const space = Math.max(drawn.height, LABEL_LENGTH)
  const box = {
    x: LEFT_MARGIN + (MAX_LOT_WIDTH - drawn.width) / 2,
    y: TOP_MARGIN + (space - drawn.height) / 2,
    ...drawn,
  }
  const building = buildingIn(box, (constructionArea ?? 0) / (frontage * depth))
  return {
    width: WIDTH,
    height: TOP_MARGIN + space + BOTTOM_MARGIN,
    lot: rounded(box),
    building: building && rounded(building),
    buildingLabelled:
      building !== null && building.width >= BUILDING_LABEL.width && building.height >= BUILDING_LABEL.height,
    street: { y: tenth(box.y + box.height + STREET.gap), height: STREET.height },
    left: dimension(box.y, box.height, box.x - 26, -1),
    below: dimension(box.x, box.width, box.y + box.height + STREET.gap + STREET.height + 26, 1),
  }
}

function buildingIn(lot: Box, share: number): Box | null {
  if (share <= 0 || share > 1 + TOLERANCE) return null
  const ratio = Math.sqrt(Math.min(share, 1))
  const width = lot.width * ratio
  const height = lot.height * ratio
  return { x: lot.x + (lot.width - width) / 2, y: lot.y + (lot.height - height) / 2, width, height }
}

function dimension(from: number, length: number, at: number, outward: 1 | -1): Dimension {
  const fits = length >= LABEL_LENGTH + 24
  return {
    from: tenth(from),
    to: tenth(from + length),
    at: tenth(at),
    labelAt: tenth(fits ? at : at + outward * 20),
    gap: fits ? LABEL_LENGTH : null,
  }
}

function rounded({ x, y, width, height }: Box): Box {
  return { x: tenth(x), y: tenth(y), width: tenth(width), height: tenth(height) }
}

function tenth(length: number): number {
  return Math.round(length * 10) / 10
}
