import { expect, test } from 'vitest'
import { readDemo } from '#demo/read-demo.ts'
import { manyProperties } from './many-properties.ts'

const TODAY = '2026-11-20'

test('a catalogue of any size has the demo properties first and then different ones', async () => {
  const { properties } = await readDemo(TODAY)
  const many = [...(await manyProperties(5000, TODAY))]
  expect(many).toHaveLength(5000)
  expect(many.slice(0, properties.length).map(({ input }) => input.title)).toEqual(
    properties.map(({ input }) => input.title),
  )
  expect(new Set(many.map(({ input }) => input.propertyId)).size).toBe(5000)
  expect(new Set(many.map(({ input }) => input.title)).size).toBeGreaterThan(2500)
  expect(new Set(many.map(({ input }) => input.priceCents)).size).toBeGreaterThan(2000)
  const instants = many.map(({ createdAt }) => createdAt.getTime())
  expect(instants).toEqual([...new Set(instants)].toSorted((a, b) => a - b))
  expect(Math.max(...instants)).toBeLessThan(Date.parse(TODAY))
  expect([...(await manyProperties(5000, TODAY))]).toEqual(many)
})
