import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Every command exports this name. The exports of screens, which the framework names, are not read. */
const COMMAND = 'main'
const NOT_READ = /\.test\.|\/migrations\/|^app\/routes\//
const EXPORT = /^export (?:async )?(?:class|const|function\*?|type) (\w+)/gm

test('one name stands for one thing: no two files export the same', () => {
  const files = ['app', 'demo', 'scripts', 'server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  )
  const sources = files.filter((path) => /\.tsx?$/.test(path) && !NOT_READ.test(path))
  const places = new Map<string, Set<string>>()
  for (const path of sources)
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(EXPORT))
      places.set(name, (places.get(name) ?? new Set()).add(path))
  expect(places.size).toBeGreaterThan(2000)
  const twice = [...places].filter(([name, paths]) => name !== COMMAND && paths.size > 1).map(([name]) => name)
  expect(twice).toEqual([])
})
