import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** How many decisions there are beside the specification. */
const DECISIONS = 32

const files = ['app', 'public', 'scripts', 'server', 'test'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
)
const table = readFileSync('docs/spec.md', 'utf8')
const rows = table.split('\n').filter((line) => line.startsWith('| ') && line.includes('`'))

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

test('every journey, every request test and every decision has its row', () => {
  const named = new Set(rows.flatMap(namesIn).map((name) => name.replace('test/requests/', '')))
  const proofs = files.flatMap((file) => /^test\/(?:e2e\/(.+)\.spec\.ts|requests\/(.+))$/.exec(file)?.slice(1) ?? [])
  expect(proofs.filter((name) => name && !named.has(name))).toEqual([])
  const decisions = Array.from({ length: DECISIONS }, (_, at) => `D${at + 1}`)
  expect(decisions.filter((decision) => !new RegExp(`${decision}\\b`).test(rows.join('\n')))).toEqual([])
})

test('README.md tells of every setting, and of no other', () => {
  const settings = readFileSync('app/env.server.ts', 'utf8').matchAll(/^ {2}([A-Z_]+): /gm)
  const told = readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm)
  const names = [...settings].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(10)
  expect([...told].map(([, name]) => name).toSorted()).toEqual(names.toSorted())
})
