import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import module from 'node:module'
import { constants } from 'node:os'
import { delimiter, dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

// Entry of every npm script. It is plain JavaScript because it must run on any installed Node: it installs the
// dependencies, among them the Node that runs everything else.

/** Commands of the product, which run from its build (server/commands). */
const BUILT = ['start', 'backup', 'restore', 'migrate-store', 'invite']
const COMMANDS = [...BUILT, 'build', 'dev', 'test', 'test-slow', 'check', 'bench', 'bench-faults']
const OLDEST_NODE = [20, 11]
const NODE_OF_THE_PRODUCT = 24
/** Limits the memory for short-lived objects: by default it grows to 134 MB and never shrinks, without being faster. */
const FLAGS_OF_THE_SITE = ['--max-semi-space-size=8', '--heap-growing-percent=150']
/** Commands that copy the whole catalogue hold little at a time; with a smaller heap Node frees memory earlier. */
const FLAGS_OF_A_COPY = ['--max-semi-space-size=2', '--max-old-space-size=512']
const FLAGS = {
  start: FLAGS_OF_THE_SITE,
  backup: FLAGS_OF_A_COPY,
  restore: FLAGS_OF_A_COPY,
  'migrate-store': FLAGS_OF_A_COPY,
}
/** Lets glibc return the memory of sent pages to the system instead of keeping fragments. */
const MEMORY_OF_THE_SITE = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' }
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
/** Only the owner may read the files that the product writes: data, photos, archives. Child processes inherit this. */
const OWNER_ONLY = 0o077
const COMPILED = join(ROOT, 'node_modules', '.cache', 'compiled')

process.chdir(ROOT)
const [command = '', ...options] = process.argv.slice(2)
process.exitCode = await run()

async function run() {
  if (!isSupported())
    return refuse(`Se necesita Node ${OLDEST_NODE.join('.')} o más nuevo; este es ${process.version}.`)
  if (!COMMANDS.includes(command)) return refuse(`Uso: node scripts/bootstrap.mjs <${COMMANDS.join('|')}>`)
  if (isInstallStale()) {
    const code = await install()
    if (code !== 0) return refuse(`No se pudieron instalar las dependencias (npm ci terminó con ${code}).`, code)
  }
  // Set after the install, because another account may run the installed files.
  process.umask(OWNER_ONLY)
  const flags = FLAGS[command] ?? []
  if (!runsProduct()) return runUnderProductNode(flags)
  // Replaces this process by one with the right flags; Windows can't do that.
  if (!flags.every((flag) => process.execArgv.includes(flag)) && process.platform !== 'win32') {
    const program = [process.execPath, ...process.execArgv, ...flags, ...process.argv.slice(1)]
    process.execve(process.execPath, program, environment())
  }
  return runHere()
}

function environment() {
  return command in FLAGS ? { ...MEMORY_OF_THE_SITE, ...process.env } : process.env
}

function refuse(sentence, code = 1) {
  console.error(sentence)
  return code
}

function isSupported() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])
}

function runsProduct() {
  return Number.parseInt(process.versions.node, 10) >= NODE_OF_THE_PRODUCT
}

/** npm writes its hidden lock file last, so its time is that of the last successful install. */
function isInstallStale() {
  const installed = statSync('node_modules/.package-lock.json', { throwIfNoEntry: false })
  return !installed || installed.mtimeMs < statSync('package-lock.json').mtimeMs
}

async function install() {
  const start = performance.now()
  if (process.stdout.isTTY) process.stdout.write('Instalando dependencias…')
  // The build needs the development dependencies, and the platform packages are optional ones, whatever NODE_ENV says.
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await runQuietly('npm', ['ci', ...flags])
  if (process.stdout.isTTY) process.stdout.write('\r\u001B[K')
  if (code !== 0) process.stderr.write(output)
  else console.log(`✓ dependencias instaladas (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  return code
}

function runQuietly(file, args) {
  return new Promise((resolve) => {
    // Under `npm run` the first `node` on the PATH is in node_modules, which this install replaces.
    const path = (process.env.PATH ?? '')
      .split(delimiter)
      .filter((folder) => !folder.startsWith(join(ROOT, 'node_modules')))
    const env = { ...process.env, PATH: path.join(delimiter) }
    const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
    const chunks = []
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    child.once('error', (error) => resolve({ code: 127, output: `${error.message}\n` }))
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })
}

async function runHere() {
  // Compile cache: a start takes a third less time and 20 MB less memory. A failing cache never fails the run.
  module.enableCompileCache(COMPILED)
  const { main } = await (BUILT.includes(command) ? importBuilt() : import(`./${command}.ts`))
  return (await main(options)) ?? process.exitCode ?? 0
}

/** Only `start` rebuilds: a command that runs beside the site must not replace the build that the site serves. */
async function importBuilt() {
  // Set before the import, because React chooses its variant when it is loaded.
  process.env.NODE_ENV = 'production'
  const { buildOrExit, isBuilt, isBuildNeeded } = await import('./build.ts')
  if (command === 'start' ? isBuildNeeded() : !isBuilt()) await buildOrExit()
  return import(`../build/server/${command}.js`)
}

function runUnderProductNode(flags) {
  const node = [
    join('node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node'),
    join('node_modules', 'node', 'bin', 'node'),
  ].find(existsSync)
  const missing = `No se encontró Node ${NODE_OF_THE_PRODUCT} para este sistema (${process.platform} ${process.arch}): instálalo y repite.`
  if (!node) return refuse(missing)
  return new Promise((resolve) => {
    const program = [...flags, fileURLToPath(import.meta.url), command, ...options]
    const child = spawn(`.${sep}${node}`, program, { stdio: 'inherit', env: environment() })
    const forward = (signal) => child.kill(signal)
    process.on('SIGINT', forward).on('SIGTERM', forward)
    child.once('error', () => resolve(refuse(missing)))
    child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}
