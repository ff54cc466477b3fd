import { expect, test } from 'vitest'
import { z } from 'zod'
import { readFigure, readText } from './control-readers.ts'
import { controlSchema, refuseControl, textsIn } from './zod-schema.ts'

const FIGURE = controlSchema((text) => readFigure(text, { decimals: 0, required: 'Escribe cuántos' }))

test('a control has the value of its text, and the last of several', () => {
  expect(FIGURE.parse('1,200')).toBe(1200)
  expect(FIGURE.parse(['1', '2'])).toBe(2)
  for (const none of [undefined, null, new Blob(), [], {}, 7])
    expect(FIGURE.safeParse(none).error?.issues.map(({ message }) => message)).toEqual(['Escribe cuántos'])
})

test('a form reports all of its wrong controls together', () => {
  const schema = z.object({ count: FIGURE, title: controlSchema((text) => readText(text, { most: 3 })) })
  const { error } = schema.safeParse({ count: 'x', title: 'Nave' })
  expect(error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
    ['count', 'Escribe un número, por ejemplo 2,400'],
    ['title', 'Admite hasta 3 caracteres'],
  ])
})

test('several controls with the same name are read together and refused with one sentence', () => {
  const codes = z.optional(z.unknown()).transform((sent, context) => {
    if (textsIn(sent).includes('x')) refuseControl('No está en la lista', context)
    return textsIn(sent)
  })
  expect(codes.parse(['a', new Blob(), 'b'])).toEqual(['a', 'b'])
  expect(codes.safeParse(['a', 'x']).error?.issues.map(({ message }) => message)).toEqual(['No está en la lista'])
})
