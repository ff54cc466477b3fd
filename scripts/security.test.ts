import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The requirements of ASVS 5.0.0 of levels 1 and 2, by section, as its release `v5.0.0` lists them. */
const REQUIREMENTS = `1.1: 1-2 | 1.2: 1-9 | 1.3: 1-11 | 1.4: 1-3 | 1.5: 1-2 | 2.1: 1-3 | 2.2: 1-3 | 2.3: 1-4 | 2.4: 1-1
3.2: 1-2 | 3.3: 1-4 | 3.4: 1-6 | 3.5: 1-5 | 3.7: 1-2 | 4.1: 1-3 | 4.2: 1-1 | 4.3: 1-2 | 4.4: 1-4 | 5.1: 1-1 | 5.2: 1-3
5.3: 1-2 | 5.4: 1-3 | 6.1: 1-3 | 6.2: 1-12 | 6.3: 1-4 | 6.4: 1-4 | 6.5: 1-5 | 6.6: 1-3 | 6.8: 1-4 | 7.1: 1-3 | 7.2: 1-4
7.3: 1-2 | 7.4: 1-5 | 7.5: 1-2 | 7.6: 1-2 | 8.1: 1-2 | 8.2: 1-3 | 8.3: 1-1 | 8.4: 1-1 | 9.1: 1-3 | 9.2: 1-4 | 10.1: 1-2
10.2: 1-2 | 10.3: 1-4 | 10.4: 1-11 | 10.5: 1-5 | 10.6: 1-2 | 10.7: 1-3 | 11.1: 1-2 | 11.2: 1-3 | 11.3: 1-3 | 11.4: 1-4
11.5: 1-1 | 11.6: 1-1 | 12.1: 1-3 | 12.2: 1-2 | 12.3: 1-4 | 13.1: 1-1 | 13.2: 1-5 | 13.3: 1-2 | 13.4: 1-5 | 14.1: 1-2
14.2: 1-4 | 14.3: 1-3 | 15.1: 1-3 | 15.2: 1-3 | 15.3: 1-7 | 16.1: 1-1 | 16.2: 1-5 | 16.3: 1-4 | 16.4: 1-3 | 16.5: 1-3
17.1: 1-1 | 17.2: 1-4 | 17.3: 1-2`
const STATES = ['Sí', 'En parte', 'No', 'Instalación', 'No aplica']

const text = readFileSync('docs/security.md', 'utf8')
const rows = [...text.matchAll(/^\| ([\d., –]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, ids = '', state = '', how = '', proof = '']) => ({ ids, state, how, proof }),
)
const ALL = REQUIREMENTS.split(/\||\n/).flatMap((section) => {
  const [, name = '', to = ''] = /^ ?([\d.]+): 1-(\d+) ?$/.exec(section) ?? []
  return Array.from({ length: Number(to) }, (_, at) => `${name}.${at + 1}`)
})
const files = ['app', 'server', 'scripts', 'test'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
)

/** '1.2.6 – 1.2.8, 1.3.1' as the requirements that it stands for, in their order. */
function idsIn(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [from = '', to = from] = part.split(' – ')
    return ALL.slice(ALL.indexOf(from), ALL.indexOf(to) + 1)
  })
}

test('every requirement has one answer, which says how, or why not', () => {
  expect(ALL).toHaveLength(253)
  expect(rows.flatMap(({ ids }) => idsIn(ids)).toSorted()).toEqual(ALL.toSorted())
  expect(rows.filter(({ state, how }) => !STATES.includes(state) || how.length < 10)).toEqual([])
})

test('what is not wholly met is told again where all that is missing stands', () => {
  const [, missing = ''] = text.split('## Lo que falta')
  const open = rows.filter(({ state }) => state === 'En parte' || state === 'No').flatMap(({ ids }) => idsIn(ids))
  const told = (id: string) => new RegExp(String.raw`(?<![\d.])${id.replaceAll('.', '\\.')}(?![\d.]\d?)`).test(missing)
  expect(open.length).toBeGreaterThan(0)
  expect(open.filter((id) => !told(id))).toEqual([])
})

test('every file and test that it names exists', () => {
  const names = [...text.matchAll(/`((?:app|server|scripts|test)\/[\w./-]+|[\w.-]+\.test\.tsx?)`/g)].map(
    ([, name = '']) => name,
  )
  expect(names.length).toBeGreaterThan(100)
  const exists = (name: string) => files.some((file) => file === name.replace(/\/$/, '') || file.endsWith(`/${name}`))
  expect([...new Set(names)].filter((name) => !exists(name))).toEqual([])
})

test('every journey that it names exists', () => {
  const named = rows.flatMap(({ proof }) => [...(/recorridos (.+)/.exec(proof)?.[1] ?? '').matchAll(/`([\w-]+)`/g)])
  const bare = rows.flatMap(({ proof }) => [...proof.replace(/recorridos .+/, '').matchAll(/`([\w-]+)`/g)])
  expect(named.length).toBeGreaterThan(4)
  expect(bare).toEqual([])
  expect(named.map(([, name]) => `test/e2e/${name}.spec.ts`).filter((path) => !files.includes(path))).toEqual([])
})
