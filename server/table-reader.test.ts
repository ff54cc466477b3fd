import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PATIENCE } from '#test/shared-store.ts'
import { buildWorkbook } from '#test/factories/workbook.ts'
import { readTableConfined } from './table-reader.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cerro-norte-tables-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function read(bytes: Buffer, options?: Parameters<typeof readTableConfined>[1]) {
  const path = join(folder, 'tabla')
  await writeFile(path, bytes)
  return readTableConfined(path, options)
}

test('a table is read in a process that can reach nothing', { timeout: PATIENCE }, async () => {
  const rows = [
    ['ID', 'Título'],
    ['A-1', 'Nave'],
  ]
  const expected = { table: { headers: ['ID', 'Título'], rows: [{ line: 2, cells: ['A-1', 'Nave'] }] } }
  expect(await read(buildWorkbook([{ name: 'a', rows }]))).toMatchObject(expected)
  const csv = Buffer.from('Título,Otro\nID,Título\nA-1,Nave\n')
  const choice = { heading: 2, encoding: 'windows-1252' } as const
  expect(await read(csv, { choice })).toMatchObject({
    table: { headers: ['ID', expect.stringContaining('Ã')] },
    source: { heading: 2, encoding: 'windows-1252' },
  })
  expect(await read(Buffer.from('PK\x03\x04'))).toEqual({ fault: expect.stringContaining('no es un libro de Excel') })
})

test('a file that ends its process is a sentence', { timeout: PATIENCE }, async () => {
  const program = join(folder, 'crash.mjs')
  await writeFile(program, 'process.stdout.write(Uint8Array.of(1)); setTimeout(() => process.abort(), 10)')
  expect(await read(Buffer.from('a'), { program })).toEqual({ fault: expect.stringContaining('no se pudo abrir') })
})

test('a file that takes too long is a sentence, and its process ends', { timeout: PATIENCE }, async () => {
  const program = join(folder, 'late.mjs')
  await writeFile(program, 'process.stdout.write(Uint8Array.of(1)); setInterval(() => {}, 1000)')
  const start = performance.now()
  expect(await read(Buffer.from('a'), { program, timeout: 500 })).toEqual({
    fault: expect.stringContaining('tardó demasiado en abrirse'),
  })
  expect(performance.now() - start).toBeLessThan(10_000)
})
