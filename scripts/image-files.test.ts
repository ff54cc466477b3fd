import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

/** Files of an operator that must be neither in git nor in the image. */
const SECRETS = [
  '.env',
  '.env.local',
  '.env.production',
  'deploy/.env',
  'deploy/.env.bak',
  'app/.env',
  'server/.env.local',
  'data/auth-secret',
  'data/cerro-norte.sqlite',
  'data/files/properties/1_fachada.jpg',
  'respaldos/cerro-norte-2026-11-26.tar',
  'respaldos/x.tar.sin-terminar',
  'node_modules/.cache/x',
]
/** Other files that must not be in the image. */
const FOREIGN = [
  '.git/config',
  '.npmrc',
  'app/.npmrc',
  'scripts/.netrc',
  'id_rsa',
  'clave.pem',
  'copia.tar',
  'cerro-norte.sqlite',
  'catalogo.csv',
  'nuestros datos/personas.xlsx',
  'deploy/compose.yaml',
  'docs/operations.md',
  'test/app.ts',
  'test-results/pruebas.json',
  'app/root.test.tsx',
  'server/http.test.ts',
  'build/server/app.js',
  '.ci/run',
]
/** Files that are created while the image is built. */
const MADE = ['node_modules', 'build']

const stages = readFileSync('deploy/Dockerfile', 'utf8')
  .split(/^FROM /m)
  .slice(1)
const [building = '', last = ''] = stages
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** Whether the image leaves a file out: the last pattern that matches it, or a folder of it, decides (Docker's rule). */
function isLeftOut(path: string): boolean {
  const parts = path.split('/')
  const places = parts.map((_part, at) => parts.slice(0, at + 1).join('/'))
  let isOut = false
  for (const line of readFileSync('.dockerignore', 'utf8').split('\n')) {
    const pattern = line.trim()
    if (pattern === '' || pattern.startsWith('#')) continue
    const isException = pattern.startsWith('!')
    const matcher = matcherOf(pattern.replace('!', ''))
    if (places.some((place) => matcher.test(place))) isOut = !isException
  }
  return isOut
}

function matcherOf(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\*\*\/|\*|\?/g, (sign) => ({ '**/': '(?:.*/)?', '*': '[^/]*', '?': '[^/]' })[sign] ?? '')
  return new RegExp(`^${source}$`)
}

/** A file, what it imports, and the files that it names with `new URL(…, import.meta.url)`. */
function withImports(starts: string[]): string[] {
  const found = new Set(starts)
  for (const path of found) {
    if (!/\.(?:ts|tsx|mjs)$/.test(path)) continue
    const text = readFileSync(path, 'utf8')
    const named = text.matchAll(/(?:from|import|import\() ?'([#.][^']+)'|new URL\('([^']+\.\w+)', import\.meta\.url\)/g)
    for (const [, imported, neighbour] of named) {
      const name = (imported ?? neighbour ?? '').replace(/\?\w+$/, '')
      if (name.includes('+types/')) continue
      found.add(name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(path), name))
    }
  }
  return [...found]
}

test('the matcher follows the rules of Docker', () => {
  expect(matcherOf('**/.*').test('.env')).toBe(true)
  expect(matcherOf('**/.*').test('a/b/.env')).toBe(true)
  expect(matcherOf('**/.*').test('a/b.env')).toBe(false)
  expect(matcherOf('*').test('a/b')).toBe(false)
})

test('the image takes no secret, and nothing that is not of the build', () => {
  expect([...SECRETS, ...FOREIGN].filter((path) => !isLeftOut(path))).toEqual([])
})

test('the image takes all that its build needs', () => {
  const sources = globSync('{app,demo,public,server}/**/*', { withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name) && !entry.name.startsWith('.'))
    .map((entry) => posix.join(entry.parentPath, entry.name))
  const configured = ['vite.config.ts', 'react-router.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']
  const needed = [...sources, ...configured, ...withImports(['vite.config.ts', 'scripts/build.ts'])]
  expect(needed.length).toBeGreaterThan(1000)
  expect(needed.filter((path) => !existsSync(path))).toEqual([])
  expect(needed.filter(isLeftOut)).toEqual([])
})

test('what runs is in the last stage, and the last stage takes folders by their name', () => {
  const copied = [...last.matchAll(/^COPY --from=construccion (.+) (\S+)$/gm)].flatMap(([, paths = '']) =>
    paths.split(' ').map((path) => path.replace('/srv/cerro-norte/', '')),
  )
  expect(last).not.toMatch(/^(?:ADD|COPY (?!--from=construccion \/srv\/cerro-norte\/\S))/m)
  const demo = globSync('demo/{*.json,{photos,plans}/*.jpg}')
  const running = [...withImports(['scripts/bootstrap.mjs', 'package.json', 'package-lock.json']), ...demo]
  expect(running.length).toBeGreaterThan(50)
  const isCopied = (path: string) => copied.some((root) => path === root || path.startsWith(`${root}/`))
  expect(running.filter((path) => !isCopied(path))).toEqual([])
  expect(running.filter((path) => !path.startsWith('build/') && isLeftOut(path))).toEqual([])
  expect(copied.filter((root) => !MADE.includes(root) && !running.some((path) => path.startsWith(root)))).toEqual([])
})

test('the account of the site may read what is copied and change none of it, whatever the umask of the build', () => {
  expect(building).toMatch(/^RUN [^]*bootstrap\.mjs build[^]* && chmod -R a\+rX,go-w \.$/m)
  expect(last).not.toMatch(/^COPY [^\n]*--(?:chown|chmod)/m)
  expect(last.slice(0, last.indexOf('USER node'))).not.toMatch(/chown[^\n]*srv/)
})

test('git takes no secret either', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cerro-norte-git-'))
  try {
    copyFileSync('.gitignore', join(folder, '.gitignore'))
    const env = { PATH: process.env.PATH, HOME: folder }
    const git = (args: string[], input = '') => spawnSync('git', args, { cwd: folder, env, input, encoding: 'utf8' })
    const ours = [
      'package.json',
      'app/root.tsx',
      'app/env.server.ts',
      'deploy/compose.yaml',
      '.dockerignore',
      '.ci/run',
    ]
    git(['init', '--quiet'])
    const { error, stdout } = git(['check-ignore', '--no-index', '--stdin'], [...SECRETS, ...ours].join('\n'))
    // Where git is not installed, the lines of the list are all that can be read.
    expect(error ? SECRETS : stdout.trim().split('\n')).toEqual(SECRETS)
    const lines = readFileSync('.gitignore', 'utf8').split('\n')
    expect(lines).toEqual(expect.arrayContaining(['.env*', 'respaldos/', 'data/', 'node_modules/']))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
