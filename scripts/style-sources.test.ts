import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const APP = resolve(import.meta.dirname, '../app')
const VISITORS = [`${APP}/root.tsx`, `${APP}/routes/error-page.tsx`, ...globSync(`${APP}/routes/public/*.tsx`)]
const STAFF = globSync(`${APP}/routes/{staff,access}/**/*.tsx`)

/** The folders that app.css leaves out: their utilities come with the panel's own styles. */
function leftOut(): string[] {
  const css = readFileSync(join(APP, 'app.css'), 'utf8')
  const patterns = [...css.matchAll(/^@source not '\.\/(.+)';$/gm)].map(([, pattern]) => `${APP}/${pattern}`)
  return patterns.flatMap((pattern) => globSync(pattern))
}

/** The files with components that these files show something of, themselves too. */
function componentsOf(files: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const toRead = files.filter((file) => /\.tsx?$/.test(file))
  for (let file = toRead.pop(); file; file = toRead.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:from|import)\(? ?'((?:#app|\.)[^']+\.tsx?)'/g,
    )) {
      const found = path.startsWith('#app') ? join(APP, path.slice('#app/'.length)) : join(dirname(file), path)
      if (!found.includes('/+types/')) toRead.push(found)
    }
  }
  return new Set([...seen].filter((file) => file.endsWith('.tsx')))
}

const isIn = (folders: readonly string[]) => (file: string) => folders.some((folder) => file.startsWith(`${folder}/`))

test('what visitors see has its utilities in the styles of the site', () => {
  const seen = componentsOf(VISITORS)
  expect(seen.size).toBeGreaterThan(100)
  expect([...seen].filter(isIn(leftOut()))).toEqual([])
})

test('a folder that only the staff see is left out of the styles of the site', () => {
  const visitors = new Set([...componentsOf(VISITORS)].map((file) => dirname(file)))
  const staff = new Set([...componentsOf(STAFF)].map((file) => dirname(file)))
  const only = [...staff].filter((folder) => !visitors.has(folder))
  expect(only.length).toBeGreaterThan(10)
  expect(only.filter((folder) => !isIn(leftOut())(`${folder}/`))).toEqual([])
})

test('what waits to be seen costs no frame until then: its motion is none that the compositor draws by itself', () => {
  const styles = globSync(`${APP}/**/*.css`)
    .map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, ''))
    .join('\n')
  const waiting = [...styles.matchAll(/animation: ([\w-]+)[^{}]*animation-trigger:/g)].map(([, name]) => name)
  expect(waiting).not.toEqual([])
  for (const name of waiting) {
    const [, motion] = new RegExp(`@keyframes ${name} \\{(.*?)\\n\\}`, 's').exec(styles) ?? []
    expect(motion).toMatch(/\w: /)
    expect(motion).not.toMatch(/\b(?:scale|rotate|translate|transform|opacity|filter):/)
  }
})
