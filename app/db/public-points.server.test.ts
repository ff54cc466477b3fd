import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { boxOf } from '#app/properties/place/box.ts'
import { liesInArea } from '#test/lies-in-area.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { liesWithin } from './public-points.server.ts'

const MOST_CORNERS = 50
/** Sides in the condition of an area, of which each is compared with few points. */
const MOST_SIDES = 4 * MOST_CORNERS

/** Hundredths, so that points and corners share heights. */
const degrees = fc.integer({ min: 0, max: 40 }).map((hundredths) => hundredths / 100)
const corner = fc.record({ latitude: degrees.map((north) => 25 + north), longitude: degrees.map((east) => east - 100) })
const area = fc.array(corner, { minLength: 3, maxLength: MOST_CORNERS })

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  test('a point lies in an area of any shape as its sides say, each on its own', async () => {
    await fc.assert(
      fc.asyncProperty(area, fc.array(corner, { minLength: 20, maxLength: 20 }), async (corners, points) => {
        const properties = sql.join(
          points.map(
            (point) =>
              sql`select cast(${sql.lit(point.latitude)} as double precision) as "publicLatitude",
                cast(${sql.lit(point.longitude)} as double precision) as "publicLongitude"`,
          ),
          sql` union all `,
        )
        const isInside = liesWithin(dialect, { kind: 'area', corners, box: boxOf(corners) }, 'each-row')
        const asked: RawBuilder<{ inside: number }> = sql`
          select case when ${isInside} then 1 else 0 end as inside from (${properties}) as properties`
        const { rows } = await asked.execute(store().db)
        expect(rows.map(({ inside }) => inside === 1)).toEqual(points.map((point) => liesInArea(point, corners)))
      }),
      { numRuns: 60 },
    )
  })

  test('however an area is drawn, its condition stays short', () => {
    fc.assert(
      fc.property(area, (corners) => {
        const condition = liesWithin(dialect, { kind: 'area', corners, box: boxOf(corners) }, 'each-row')
        const { sql: words } = sql`select ${condition}`.compile(store().db)
        expect(words.split(' then 1 ').length).toBeLessThan(MOST_SIDES)
      }),
    )
  })
})
