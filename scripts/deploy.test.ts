import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const PATH = `${process.env.PATH}:/usr/sbin:/sbin`

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cerro-norte-deploy-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function read(name: string): string {
  return readFileSync(`deploy/${name}`, 'utf8')
}

/** What a program says of a file, where it is installed; where it is not, that is said and null comes back. */
function judge(program: string, args: string[]): { code: number | null; said: string } | null {
  const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env: { PATH, HOME: folder } })
  if (!error) return { code: status, said: `${stdout}${stderr}` }
  console.log(`${program} no está instalado: su archivo se revisa solo por su forma`)
  return null
}

function keep(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

describe('nginx', () => {
  /** Every directive ends in ';' or opens a block that is closed. */
  function shapeOf(text: string) {
    const bare = text.replaceAll(/#.*|"[^"]*"/g, '')
    const directives = bare.split(/[;{}]/).map((each) => each.trim())
    return {
      depth: (bare.match(/\{/g)?.length ?? 0) - (bare.match(/\}/g)?.length ?? 0),
      unended: directives.filter((each) => each.includes('\n')),
    }
  }

  test.each(['nginx.conf', 'nginx-compose.conf'])('%s can be read, and hands on who asks and nobody else', (name) => {
    const text = read(name)
    expect(shapeOf(text)).toEqual({ depth: 0, unended: [] })
    expect(text).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
    expect(text).toMatch(/location = \/metrics \{\s+return 404;/)
    const local = text
      .replaceAll(/^\s*ssl_certificate.*$/gm, '')
      .replace('443 ssl http2', '8443')
      .replace('sitio:3000', '127.0.0.1:3000')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (each) => `${each}_temp_path ${folder}/${each};`,
    )
    temporary.push('access_log off;')
    const whole = /^http \{/m.test(local)
      ? local.replace('http {', `http {\n${temporary.join('\n')}`)
      : `events {}\nhttp {\n${temporary.join('\n')}\n${local}\n}`
    const verdict = judge('nginx', ['-t', '-c', keep(name, `pid ${folder}/pid;\nerror_log stderr;\n${whole}`)])
    expect(verdict?.said ?? 'test is successful').toContain('test is successful')
  })
})

test('the sample for Caddy can be read', () => {
  const text = read('Caddyfile')
  expect(text.match(/\{$/gm)).toHaveLength(text.match(/^\t*\}$/gm)?.length ?? 0)
  expect(text).toContain('respond /metrics 404')
  const verdict = judge('caddy', ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'])
  expect(verdict?.said ?? 'Valid configuration').toContain('Valid configuration')
})

test('the service can be read by systemd, and may do nothing but serve', () => {
  const text = read('cerro-norte.service')
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  expect(lines.filter((line) => !/^(?:\[\w+\]|[A-Z]\w*=.*)$/.test(line))).toEqual([])
  for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'CapabilityBoundingSet=', 'UMask=0077'])
    expect(lines).toContain(line)
  const here = text
    .replace('/usr/bin/node', process.execPath)
    .replace('/opt/cerro-norte', folder)
    .replace(/^User=.*$/m, '')
  const verdict = judge('systemd-analyze', ['verify', '--man=no', keep('cerro-norte.service', here)])
  expect(verdict ?? { code: 0 }).toMatchObject({ code: 0 })
})

describe('the container', () => {
  const stages = read('Dockerfile')
    .split(/^FROM /m)
    .slice(1)
  const [last = ''] = stages.slice(-1)

  test('is made in several stages from exact images, and what is copied from here exists', () => {
    expect(stages.length).toBeGreaterThan(1)
    for (const stage of stages) expect(stage).toMatch(/^node:24\.\d+-\S+ AS \w+\n/)
    const copied = stages.flatMap((stage) => [...stage.matchAll(/^COPY (?!--from)(.+) \S+$/gm)])
    const sources = copied.flatMap(([, paths = '']) => paths.split(' '))
    expect(sources.length).toBeGreaterThan(1)
    expect(sources.filter((path) => !existsSync(path))).toEqual([])
  })

  test('does not run as root, says whether it is alive and keeps nothing outside of its volume', () => {
    expect(last).toMatch(/^USER node$/m)
    expect(last.slice(last.indexOf('USER node'))).not.toMatch(/^(?:RUN|COPY|ADD) /m)
    expect(last).toMatch(/^HEALTHCHECK /m)
    expect(last).toMatch(/DATA_DIR=\/datos\b[^]*^VOLUME \/datos$/m)
  })

  test('takes nothing along that is not of the project', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['.git', 'data', 'node_modules', 'build']))
  })
})

test('the composition of several processes can be read: each service, each secret from outside, a root that is read-only', () => {
  const text = read('compose.yaml')
  const services = text.slice(text.indexOf('services:'), text.indexOf('\nvolumes:'))
  expect(services.match(/^ {2}\w+:$/gm)?.map((name) => name.trim())).toEqual([
    'balanceador:',
    'sitio:',
    'base:',
    'almacen:',
    'cubo:',
  ])
  for (const [, image = ''] of services.matchAll(/^ {4}image: (.+)$/gm))
    expect(image).toMatch(/^cerro-norte$|:[\w.-]+$/)
  expect(services).toMatch(/ sitio:[^]*read_only: true[^]*cap_drop:\n {6}- ALL/)
  expect(services).not.toMatch(/PASSWORD: (?!'\$\{)/)
  for (const line of text.split('\n')) expect(line).toMatch(/^ *(?:#.*|- .+|[\w/.-]+:(?: .+)?|)$/)
  const secrets = { POSTGRES_PASSWORD: 'a', S3_SECRET: 'b', METRICS_TOKEN: 'c', PUBLIC_URL: 'https://d.example' }
  const file = keep(
    '.env',
    Object.entries(secrets)
      .map((pair) => pair.join('='))
      .join('\n'),
  )
  const verdict = judge('docker-compose', ['-f', 'deploy/compose.yaml', '--env-file', file, 'config', '--quiet'])
  expect(verdict ?? { code: 0 }).toMatchObject({ code: 0 })
})
