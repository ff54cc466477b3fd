import { expect, test } from 'vitest'
import { streetsCommand } from './streets-command.ts'

test('the command has the box and the name of the home states', () => {
  expect(streetsCommand(['Jalisco', 'Colima'])).toContain(
    ' jalisco-colima-AAAA-MM.pmtiles --bbox=-105.75,18.64,-101.46,22.83 --maxzoom=15\npmtiles verify jalisco-colima-',
  )
  expect(streetsCommand(['Nuevo León'])).toContain('nuevo-leon-AAAA-MM.pmtiles --bbox=-101.27,23.13,-98.39,27.85')
  expect(streetsCommand([])).toBeNull()
})
