import { describe, expect, it } from 'vitest'
import { lotPlan } from './lot-plan.ts'

function plan(frontage: number, depth: number, constructionArea: number | null = null) {
  const drawn = lotPlan({ frontage, depth, constructionArea })
  if (!drawn) throw new Error('sin plano')
  return drawn
}

describe('lotPlan', () => {
  it('needs both lengths', () => {
    for (const [frontage, depth] of [
      [null, null],
      [48, null],
      [null, 75],
      [0, 75],
      [48, 0],
      [-48, 75],
      [Number.NaN, 75],
    ] as const)
      expect(lotPlan({ frontage, depth, constructionArea: 100 })).toBeNull()
  })

  it('draws the lot of the design to scale', () => {
    const { lot, width, height } = plan(48, 75, 2250)
    expect(lot).toEqual({ x: 126.8, y: 20, width: 166.4, height: 260 })
    expect([width, height]).toEqual([380, 384])
  })

  it('has the street below, between the lot and the line of its front', () => {
    const { lot, street, below } = plan(48, 75)
    expect(street.y).toBeGreaterThan(lot.y + lot.height)
    expect(below.at).toBeGreaterThan(street.y + street.height)
  })

  it('gives the building its share of the area, centred in the lot', () => {
    const { lot, building, buildingLabelled } = plan(48, 75, 2250)
    if (!building) throw new Error('sin construcción')
    expect((building.width * building.height) / (lot.width * lot.height)).toBeCloseTo(2250 / (48 * 75), 2)
    expect(building.x + building.width / 2).toBeCloseTo(lot.x + lot.width / 2, 0)
    expect(building.y + building.height / 2).toBeCloseTo(lot.y + lot.height / 2, 0)
    expect(buildingLabelled).toBe(true)
  })

  it('draws a building that covers the lot, none that is larger and none that is unknown', () => {
    expect(plan(10, 20, 200).building).toEqual(plan(10, 20).lot)
    expect(plan(10, 20, 202).building).toEqual(plan(10, 20).lot)
    expect(plan(10, 20, 202.5).building).toBeNull()
    expect(plan(10, 20, 0).building).toBeNull()
    expect(plan(10, 20).building).toBeNull()
  })

  it('keeps the label off a building too small for it', () => {
    const { building, buildingLabelled } = plan(100, 100, 60)
    expect(building).not.toBeNull()
    expect(buildingLabelled).toBe(false)
  })

  it('interrupts a dimension line with its label only where it is long enough', () => {
    const { left, below } = plan(48, 75)
    expect(left).toEqual({ from: 20, to: 280, at: 100.8, labelAt: 100.8, gap: 128 })
    expect(below).toEqual({ from: 126.8, to: 293.2, at: 342, labelAt: 342, gap: 128 })
    const strip = plan(120, 4)
    expect(strip.left.gap).toBeNull()
    expect(strip.left.labelAt).toBeLessThan(strip.left.at)
    const wall = plan(4, 120)
    expect(wall.below.gap).toBeNull()
    expect(wall.below.labelAt).toBeGreaterThan(wall.below.at)
  })

  it.each([
    [4, 120],
    [120, 4],
    [0.5, 5000],
    [5000, 0.5],
    [1e-3, 1e-3],
    [33.33, 66.67],
  ])('keeps %d × %d m and its labels inside the drawing', (frontage, depth) => {
    const { lot, left, below, width, height } = plan(frontage, depth, 1)
    expect(lot.width / lot.height).toSatisfy(
      (ratio: number) => lot.height < 1 || lot.width < 1 || Math.abs(ratio / (frontage / depth) - 1) < 0.1,
    )
    expect(lot.x).toBeGreaterThanOrEqual(60)
    expect(lot.x + lot.width).toBeLessThanOrEqual(width - 20)
    expect(lot.y).toBeGreaterThanOrEqual(20)
    expect(left.labelAt).toBeGreaterThanOrEqual(10)
    expect((left.from + left.to) / 2 - 56).toBeGreaterThanOrEqual(0)
    expect(below.labelAt + 10).toBeLessThanOrEqual(height)
    expect((below.from + below.to) / 2 + 56).toBeLessThanOrEqual(width)
  })
})
