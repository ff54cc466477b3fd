import { expect, test } from 'vitest'
import type { Measured } from '#test/bench/process.ts'
import { SLOPE_LIMIT, soak, startSoaked, unaskedPage } from '#test/bench/soak.ts'
import { IS_LONG } from '#test/tier.ts'
import { PATIENCE } from '#test/shared-store.ts'

/** Megabytes of the cache: far fewer than the requested pages need. */
const CAPACITY = 4
/** The number of pages in the short run, requested by so many clients one after another, on any machine. */
const PAGES = 300
const PEOPLE = 3

/** The metrics of the page cache in bytes. */
async function keptBytes(url: string) {
  const text = await (await fetch(`${url}/metrics`)).text()
  const valueOf = (name: string) => Number(new RegExp(`^cerronorte_page_cache_${name} (\\S+)$`, 'm').exec(text)?.[1])
  return { bytes: valueOf('bytes'), limit: valueOf('limit_bytes'), pages: valueOf('pages') }
}

async function askInTurn({ url }: Measured): Promise<number[]> {
  const statuses: number[] = []
  let asked = 0
  const person = async () => {
    while (asked < PAGES) {
      const response = await fetch(url + unaskedPage((asked += 1)))
      await response.arrayBuffer()
      statuses.push(response.status)
    }
  }
  await Promise.all(Array.from({ length: PEOPLE }, person))
  return statuses
}

async function shortForm(app: Measured) {
  expect(new Set(await askInTurn(app))).toEqual(new Set([200]))
}

async function longForm(app: Measured) {
  const { sent, answered, refused, failed, slope } = await soak(app)
  expect({ refused: refused.length, failed }).toEqual({ refused: 0, failed: 0 })
  expect(answered).toHaveLength(sent)
  expect(slope).toBeLessThan(SLOPE_LIMIT)
}

test(
  'many uncached pages are served for a long time without a failure, and the cache stays within its limit',
  async () => {
    const app = await startSoaked(CAPACITY)
    try {
      await (IS_LONG ? longForm : shortForm)(app)
      const { bytes, limit, pages } = await keptBytes(app.url)
      expect(limit).toBe(CAPACITY * 1_048_576)
      expect(bytes).toBeLessThanOrEqual(limit)
      expect(pages).toBeGreaterThan(0)
      expect(pages).toBeLessThan(PAGES)
    } finally {
      await app.stop()
    }
  },
  PATIENCE + 900_000,
)
