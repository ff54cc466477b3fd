import { expect, test } from 'vitest'
import { makeStamp, readStamp } from './stamp.server.ts'

const NOW = new Date('2026-11-20T18:00:00.123Z')

test('a stamp tells when its form was made, and each form has a name of its own', () => {
  const [one, other] = [makeStamp('secret', NOW), makeStamp('secret', NOW)]
  expect(readStamp('secret', one)?.madeAt).toEqual(NOW)
  expect(readStamp('secret', one)?.name).not.toBe(readStamp('secret', other)?.name)
})

test('a stamp that was changed, or made by somebody else, is none', () => {
  const stamp = makeStamp('secret', NOW)
  const [time = '', name = '', signature = ''] = stamp.split('.')
  const forged = [
    '',
    'x',
    '..',
    makeStamp('another', NOW),
    `${(NOW.getTime() - 60_000).toString(36)}.${name}.${signature}`,
    `${time}.${crypto.randomUUID()}.${signature}`,
    `${time}.${name}.${signature.slice(0, -1)}`,
    `${time}.${name}.${'A'.repeat(43)}`,
    `${stamp}\n`,
    `${stamp}x`,
  ]
  expect(forged.filter((each) => readStamp('secret', each) !== null)).toEqual([])
})
