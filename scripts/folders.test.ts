import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const FILES = globSync('app/**/*.{ts,tsx,css}', { exclude: ['**/*.test.*'] })
const IMPORT = /(?:from|import|import\(|@import)\s*'((?:#app|\.{1,2})\/[^'?]+)/g

/** The folders of app/ from which each folder imports, types and styles included. */
const imports = new Map<string, Set<string>>()
for (const file of FILES) {
  const folder = dirname(file)
  const found = imports.get(folder) ?? new Set()
  imports.set(folder, found)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const target = dirname(path.startsWith('#') ? path.slice(1) : normalize(join(folder, path)))
    if (target !== folder) found.add(target)
  }
}

/** What a folder imports in the end. */
function reachedFrom(folder: string): Set<string> {
  const reached = new Set<string>()
  const open = [...(imports.get(folder) ?? [])]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    open.push(...(imports.get(next) ?? []))
  }
  return reached
}

test('no two folders of app/ import each other, not by way of others either', () => {
  expect(imports.size).toBeGreaterThan(60)
  expect([...imports.keys()].filter((folder) => reachedFrom(folder).has(folder))).toEqual([])
})

test('the root of app/ holds the entries of the framework, the settings and the styles, and nothing else', () => {
  const loose = FILES.filter((file) => dirname(file) === 'app').toSorted()
  expect(loose).toEqual(['app/app.css', 'app/entry.server.tsx', 'app/env.server.ts', 'app/root.tsx', 'app/routes.ts'])
})
