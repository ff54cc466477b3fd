import { expect, test } from 'vitest'
import { makeFormToken, readFormToken } from './form-token.server.ts'

const NOW = new Date('2026-11-20T18:00:00.123Z')

test('a token contains the time when its form was made, and each form has its own name', () => {
  const [one, other] = [makeFormToken('secret', NOW), makeFormToken('secret', NOW)]
  expect(readFormToken('secret', one)?.madeAt).toEqual(NOW)
  expect(readFormToken('secret', one)?.name).not.toBe(readFormToken('secret', other)?.name)
})

test('a changed or forged token is invalid', () => {
  const token = makeFormToken('secret', NOW)
  const [time = '', name = '', signature = ''] = token.split('.')
  const forged = [
    '',
    'x',
    '..',
    makeFormToken('another', NOW),
    `${(NOW.getTime() - 60_000).toString(36)}.${name}.${signature}`,
    `${time}.${crypto.randomUUID()}.${signature}`,
    `${time}.${name}.${signature.slice(0, -1)}`,
    `${time}.${name}.${'A'.repeat(43)}`,
    `${token}\n`,
    `${token}x`,
  ]
  expect(forged.filter((each) => readFormToken('secret', each) !== null)).toEqual([])
})
