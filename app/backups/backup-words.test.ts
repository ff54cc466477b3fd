import { expect, test } from 'vitest'
import { archiveName, contentsOf, isArchiveName } from './backup-words.ts'

test('the contents of a backup are described in words', () => {
  const rows = new Map(Object.entries({ properties: 1431, photos: 1, contactMessages: 12 }))
  expect(contentsOf(rows)).toBe('1,431 propiedades, 1 foto, 12 mensajes y 0 personas')
})

test('an archive is named after its instant and recognised by its name', () => {
  const madeAt = new Date('2026-11-22T09:00:00.123Z')
  const name = archiveName(madeAt, false)
  expect(name).toBe('cerro-norte-2026-11-22T090000Z.tar')
  expect(isArchiveName(name)).toBe(true)
  expect(archiveName(madeAt, true)).toBe(`${name}.enc`)
  expect(isArchiveName(`${name}.enc`)).toBe(true)
  expect(isArchiveName(`${name}.sin-terminar`)).toBe(false)
  expect(isArchiveName('fotos.tar')).toBe(false)
})
