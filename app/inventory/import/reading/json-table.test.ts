import { expect, test } from 'vitest'
import { buildFirestoreExport } from '#test/factories/firestore-export.ts'
import { jsonTable } from './json-table.ts'

test('the made-up export reads the same in every form', () => {
  const [array, byId, typed] = (['array', 'byId', 'typed'] as const).map((form) =>
    jsonTable(JSON.stringify(buildFirestoreExport({ form }))),
  )
  expect(array && 'table' in array && array.table.rows).toHaveLength(60)
  expect(byId).toEqual(array)
  expect(typed).toEqual(array)
})
