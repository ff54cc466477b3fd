import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// `npm audit` needs a registry. These tests check what the lock file and the installed packages say.

type Locked = {
  version: string
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
  license?: string
  dev?: boolean
}

const { dependencies, devDependencies, optionalDependencies } = readJson('package.json')
const { packages } = readJson('package-lock.json') as { packages: Record<string, Locked> }
const locked = Object.entries(packages).filter(([path]) => path !== '')

/** Licences that require only their notice, or the source of their own changed files. */
const LICENSES =
  /^(?:0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|ISC|LGPL-3\.0-or-later|MIT(?:-0)?|MPL-2\.0|OFL-1\.1|PSF-2\.0|Unlicense)$/
/** Packages with the text of the MIT licence and without the field in their package.json. */
const UNNAMED = ['busboy', 'png-js', 'streamsearch']

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

test('every package is named by one exact version', () => {
  const named = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([])
})

test('each comes with a hash of what it holds, from a registry and from nowhere else', () => {
  expect(locked.length).toBeGreaterThan(300)
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  expect(locked.filter(([, { resolved }]) => resolved && !/^https:.*\.tgz$/.test(resolved))).toEqual([])
})

test('none runs anything when it is installed', () => {
  expect(locked.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([])
})

test('what ships may be shipped', () => {
  const shipped = locked.filter(([, { dev }]) => !dev)
  const faults = shipped.filter(([path, { license = '' }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    return (
      !license
        .replaceAll(/[()]/g, '')
        .split(/ AND | OR /)
        .every((each) => LICENSES.test(each)) && !UNNAMED.includes(name)
    )
  })
  expect(faults).toEqual([])
})
