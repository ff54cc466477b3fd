import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingIn, readReferences } from './doc-references.ts'

const CODE = ['app', 'server', 'demo', 'scripts', 'test']
/** The finder of references and its test name documents that do not exist, on purpose. */
const OWN = /^scripts\/doc-references/

const files = [...CODE, 'public'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
)
const decisions = read('docs/spec-decisions.md').matchAll(/^\| (\d+) \|/gm)
const [built = '', unbuilt = ''] = read('docs/spec.md').split('## Lo que aún no está construido')
const rows = built.split('\n').filter((line) => line.startsWith('| ') && line.includes('`'))

function read(path: string): string {
  return readFileSync(path, 'utf8')
}

/** Whether a name is that of a file, or of a folder where it ends in '/'; a '*' stands for any letters. */
function exists(name: string): boolean {
  const pattern = name.replaceAll(/[.+]/g, String.raw`\$&`).replaceAll('*', '[^/]*')
  const path = new RegExp(name.endsWith('/') ? `^${pattern}` : `(?:^|/)${pattern}$`)
  return files.some((file) => path.test(file))
}

function namesIn(cells: string): string[] {
  return [...cells.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
}

test('every file and every journey that docs/spec.md names exists', () => {
  expect(rows.length).toBeGreaterThan(50)
  const missing = rows.flatMap((row) => {
    const [, , source = '', proof = ''] = row.split('|')
    const [tests = '', journeys = ''] = proof.split('recorridos ')
    return [
      ...namesIn(source + tests).filter((name) => !exists(name)),
      ...namesIn(journeys).filter((name) => !files.includes(`test/e2e/${name}.spec.ts`)),
    ]
  })
  expect(missing).toEqual([])
})

test('every journey and every request test has its row', () => {
  const named = new Set(rows.flatMap(namesIn).map((name) => name.replace('test/requests/', '')))
  const proofs = files.flatMap((file) => /^test\/(?:e2e\/(.+)\.spec\.ts|requests\/(.+))$/.exec(file)?.slice(1) ?? [])
  expect(proofs.filter((name) => name && !named.has(name))).toEqual([])
})

test('every decision has its row, or stands in the list of what is not built yet, never in both', () => {
  const numbers = [...decisions].map(([, number]) => Number(number))
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, at) => at + 1))
  expect(numbers.length).toBeGreaterThan(40)
  const places = numbers.map((number) => {
    const isBuilt = rows.some((row) => new RegExp(String.raw`\bD${number}\b`).test(row))
    const isUnbuilt = new RegExp(String.raw`^\| D${number}\b`, 'm').test(unbuilt)
    return { number, places: Number(isBuilt) + Number(isUnbuilt) }
  })
  expect(places.filter((each) => each.places !== 1)).toEqual([])
})

test('every document, section and decision that code refers to exists', () => {
  const documents = new Map<string, string | null>()
  const sources = files.filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !OWN.test(file))
  const configs = readdirSync('.').filter((file) => file.endsWith('.config.ts'))
  let checked = 0
  const faults = [...sources, ...configs].flatMap((file) => {
    const { references, unreadable } = readReferences(read(file))
    checked += references.length
    const missing = references.map((reference) => {
      const { document } = reference
      if (!documents.has(document)) documents.set(document, existsSync(document) ? read(document) : null)
      const absent = missingIn(documents.get(document) ?? null, reference)
      return absent && `${file}: «${reference.text}», no hay ${absent}`
    })
    return [...missing.filter((fault) => fault !== null), ...unreadable.map((text) => `${file}: «${text}» no se lee`)]
  })
  expect(faults).toEqual([])
  expect(checked).toBeGreaterThan(200)
})

test('docs/architecture.md has a row for every folder of app/ and of what is about properties, and the files of its walks and rows exist', () => {
  const text = read('docs/architecture.md')
  const paths = [...text.matchAll(/`((?:app|server|scripts|demo|test|docs)\/[\w./-]*)`/g)].map(([, path = '']) => path)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
  const walks = text.split('\n').filter((line) => line.includes('` → `'))
  expect(walks.length).toBeGreaterThanOrEqual(5)
  const folders = readdirSync('app', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => `app/${name}/`).filter((folder) => !paths.includes(folder))).toEqual([])
  const rooms = ['catalogue', 'complexes', 'editing', 'inventory', 'listing', 'property'].flatMap((module) =>
    readdirSync(`app/${module}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `app/${module}/${name}/`),
  )
  expect(rooms.filter((room) => !paths.includes(room))).toEqual([])
})

test('every file that docs/recipes.md names exists', () => {
  const prose = read('docs/recipes.md').replaceAll(/```[^]*?```/g, '')
  const names = namesIn(prose).filter((name) => /^(?:app|server|scripts|demo|test|docs)\//.test(name))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !name.includes('{') && !existsSync(name))).toEqual([])
})

test('every document has its place in README.md, and every link between documents leads to a file', () => {
  const documents = readdirSync('docs').filter((name) => name.endsWith('.md'))
  expect(documents.filter((name) => !read('README.md').includes(`(docs/${name})`))).toEqual([])
  const broken = ['README.md', ...documents.map((name) => `docs/${name}`)].flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
      .map(([, target = '']) => new URL(target, `file:///${file}`).pathname.slice(1))
      .filter((target) => !existsSync(target))
      .map((target) => `${file}: ${target}`),
  )
  expect(broken).toEqual([])
})

test('every row of a table has the cells of its head', () => {
  const documents = readdirSync('docs').filter((name) => name.endsWith('.md'))
  const odd = ['README.md', ...documents.map((name) => `docs/${name}`)].flatMap((file) =>
    [...read(file).matchAll(/(?:^\|.*\n)+/gm)].flatMap(([table]) => {
      const [head = '', ...others] = table.trim().split('\n')
      return others.filter((row) => cellsIn(row) !== cellsIn(head)).map((row) => `${file}: ${row}`)
    }),
  )
  expect(odd).toEqual([])
})

function cellsIn(row: string): number {
  return row.split(/(?<!\\)\|/).length
}

test('README.md tells of every setting, and of no other', () => {
  const settings = read('app/env.server.ts').matchAll(/^ {2}([A-Z_]+): /gm)
  const told = read('README.md').matchAll(/^\| `([A-Z_]+)` \|/gm)
  const names = [...settings].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(10)
  expect([...told].map(([, name]) => name).toSorted()).toEqual(names.toSorted())
})

test('every name that docs/glossary.md gives is in the code', () => {
  const cells = columnOf(read('docs/glossary.md'), 2)
  const names = cells.flatMap(namesIn).filter((name) => /^\w+(?:\(\))?$/.test(name))
  expect(names.length).toBeGreaterThan(80)
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.')).map(read)
  const known = new Set(sources.flatMap((source) => source.match(/\w+/g) ?? []))
  expect(names.filter((name) => !known.has(name.replace('()', '')))).toEqual([])
})

/** The cells of a column of the tables of a text; the first column is 1. */
function columnOf(text: string, column: number): string[] {
  const lines = text.split('\n').filter((line) => line.startsWith('| '))
  return lines.map((line) => line.split(/(?<!\\)\|/)[column] ?? '')
}
