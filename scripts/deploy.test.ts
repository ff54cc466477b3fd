import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '#app/env.server.ts'

const PATH = `${process.env.PATH}:/usr/sbin:/sbin`

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cerro-norte-deploy-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function read(name: string): string {
  return readFileSync(`deploy/${name}`, 'utf8')
}

/** The output of a program that checks a file; null, with a message, if the program is not installed. */
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

  test('the sample can be read', () => {
    const name = 'nginx.conf'
    const text = read(name)
    expect(shapeOf(text)).toEqual({ depth: 0, unended: [] })
    const local = text.replaceAll(/^\s*ssl_certificate.*$/gm, '').replace('443 ssl http2', '8443')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (each) => `${each}_temp_path ${folder}/${each};`,
    )
    temporary.push('access_log off;')
    const whole = `events {}\nhttp {\n${temporary.join('\n')}\n${local}\n}`
    const verdict = judge('nginx', ['-t', '-c', keep(name, `pid ${folder}/pid;\nerror_log stderr;\n${whole}`)])
    expect(verdict?.said ?? 'test is successful').toContain('test is successful')
  })
})

test.each(['Caddyfile', 'Caddyfile-compose'])('%s can be read by Caddy', (name) => {
  const text = read(name)
  expect(text.match(/\{$/gm)).toHaveLength(text.match(/^\t*\}$/gm)?.length ?? 0)
  // A database that does not answer must not take away the pages that are kept.
  expect(text).not.toContain('health_')
  const path = keep(name, text.replace('{$PUBLIC_URL}', 'https://cerronorte.example'))
  const verdict = judge('caddy', ['validate', '--adapter', 'caddyfile', '--config', path])
  expect(verdict?.said ?? 'Valid configuration').toContain('Valid configuration')
})

describe.each(['nginx.conf', 'Caddyfile', 'Caddyfile-compose'])('the proxy of %s', (name) => {
  const text = read(name).replaceAll(/^\s*#.*$/gm, '')

  test('sets the address of the visitor, and forwards none that the visitor claims', () => {
    const addresses = [...text.matchAll(/X-Forwarded-For (\S+?);?$/gim)].map(([, value]) => value)
    expect(addresses).toEqual([name === 'nginx.conf' ? '$remote_addr' : '{remote_host}'])
    expect(text).not.toMatch(/proxy_add_x_forwarded_for|trusted_proxies|\+X-Forwarded-For/i)
  })

  test('answers 404 to /metrics, in any letters and with anything after it', () => {
    const [, nginx] = /location ~\* (\S+) \{\s+return 404;/.exec(text) ?? []
    const [, , caddy] = /@(\w+) path (\S+)\n\s+respond @\1 404$/m.exec(text) ?? []
    // The path matcher of Caddy ignores case; '*' at its end is a prefix.
    const source = name === 'nginx.conf' ? nginx : caddy?.replace(/^(.*)\*$/, '^$1')
    expect(source).toBe('^/metrics')
    const denied = new RegExp(source ?? '', 'i')
    for (const path of ['/metrics', '/METRICS', '/Metrics/', '/metrics.data', '/metrics/x'])
      expect(path).toMatch(denied)
    for (const path of ['/', '/metricas', '/propiedades/metrics']) expect(path).not.toMatch(denied)
  })
})

test('the service can be read by systemd, and may do nothing but serve', () => {
  const text = read('cerro-norte.service')
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  expect(lines.filter((line) => !/^(?:\[\w+\]|[A-Z]\w*=.*)$/.test(line))).toEqual([])
  for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'CapabilityBoundingSet=', 'UMask=0077'])
    expect(lines).toContain(line)
  // Its processes together: the site, those that open and draw pictures, a backup.
  const gigabytes = Number(/^MemoryMax=(\d+)G$/m.exec(text)?.[1])
  expect(gigabytes).toBeGreaterThanOrEqual(3)
  expect(gigabytes).toBeLessThanOrEqual(4)
  expect(Number(/^TasksMax=(\d+)$/m.exec(text)?.[1])).toBeLessThanOrEqual(512)
  const here = text.replace('/opt/cerro-norte/actual', folder).replace(/^User=.*$/m, '')
  const verdict = judge('systemd-analyze', ['verify', '--man=no', keep('cerro-norte.service', here)])
  expect(verdict ?? { code: 0 }).toMatchObject({ code: 0 })
})

test.each(['install.sh', 'cerro-norte'])('%s can be read by its shell, and copies files that exist', (name) => {
  const text = read(name)
  const shell = /^#!\S*?(?:env )?(?:\/bin\/)?(\w+)\n/.exec(text)?.[1] ?? ''
  expect(judge(shell, ['-n', `deploy/${name}`])).toEqual({ code: 0, said: '' })
  for (const [, path = ''] of text.matchAll(/\bdeploy\/([\w.-]+)/g))
    expect([path, existsSync(`deploy/${path}`)]).toEqual([path, true])
  expect(`\n${text}`).not.toMatch(/\n[^#\n]*curl[^\n|]*\|\s*(?:ba)?sh/)
})

describe('what the product asks for', () => {
  const readme = readFileSync('README.md', 'utf8')
  const known = Array.from(readme.matchAll(/^\| `([A-Z_]+)` \|/gm), ([, name = '']) => name)
  const compose = read('compose.yaml')
  /** The block of a service, and the names that it sets in its environment. */
  const service = (name: string) => new RegExp(`^  ${name}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(compose)?.[1] ?? ''
  const variables = (text: string) => Array.from(text.matchAll(/^ {6}([A-Z_]+): /gm), ([, name = '']) => name)

  test('each variable that a sample sets is one of the product, and each value is taken', () => {
    const unit = Array.from(read('cerro-norte.service').matchAll(/^Environment=(.*)$/gm), ([, set = '']) => set)
    const image = Array.from(read('Dockerfile').matchAll(/^ENV (.*)$/gm), ([, set = '']) => set)
    const set = [...unit, ...image]
      .flatMap((each) => each.split(' '))
      .map((pair) => pair.split('=') as [string, string])
    expect(known.length).toBeGreaterThan(10)
    for (const [name] of set) expect([...known, 'NODE_ENV']).toContain(name)
    for (const name of variables(service('sitio'))) expect(known).toContain(name)
    expect(variables(service('sitio'))).toEqual(expect.arrayContaining(['DATABASE_URL', 'STORAGE_URL', 'PUBLIC_URL']))
    const values = service('sitio').matchAll(/^ {6}([A-Z_]+): '?([^'\n]*)'?$/gm)
    const secret = '0123456789abcdef'
    const filled = Array.from(values, ([, name = '', value = '']) => [
      name,
      value.replaceAll(/\$\{\w+:\?[^}]*\}/g, secret),
    ])
    const settings = {
      ...Object.fromEntries(set),
      ...Object.fromEntries(filled),
      SMTP_URL: '',
      PUBLIC_URL: 'https://a.mx',
    }
    expect(readSettings(settings)).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      trustProxy: true,
      registration: 'invite',
    })
  })

  test('the example of the settings sets variables of the product, and each value is taken', () => {
    const lines = read('cerro-norte.env.example').split('\n')
    const set = lines.flatMap((line) => /^([A-Z_]+)=(.+)$/.exec(line)?.slice(1) ?? []) as string[]
    const names = lines.flatMap((line) => /^#?([A-Z_]+)=/.exec(line)?.[1] ?? [])
    expect(names.filter((name) => !known.includes(name))).toEqual([])
    const pairs = set.flatMap((name, at) => (at % 2 === 0 ? [[name, set[at + 1]]] : []))
    expect(readSettings(Object.fromEntries(pairs))).toMatchObject({
      publicUrl: 'https://cerronorte.example',
      trustProxy: true,
      registration: 'invite',
      backupDir: '/var/backups/cerro-norte',
    })
  })

  test('each name that is called inside is a service, at the port on which it listens', () => {
    const ports = new Map([
      ['base', '5432'],
      ['almacen', '3900'],
      ['sitio', '3000'],
    ])
    const balanced = read('Caddyfile-compose').replace(/name (\w+)\s+port (\d+)/, '//$1:$2')
    const called = `${compose}${balanced}`.matchAll(/(?:@|\/\/)([a-z]\w*):(\d+)/g)
    const places = Array.from(called, ([, name = '', port = '']) => [name, port] as const)
    expect(new Set(places.map(([name]) => name))).toEqual(new Set(ports.keys()))
    for (const [name, port] of places) expect([name, port]).toEqual([name, ports.get(name)])
    for (const proxy of ['nginx.conf', 'Caddyfile']) expect(read(proxy)).toContain('127.0.0.1:3000')
    expect(read('Dockerfile')).toMatch(/PORT=3000[^]*^EXPOSE 3000$/m)
    expect(read('garage.toml')).toMatch(/^\[s3_api\]\n(?:.+\n)*api_bind_addr = "0\.0\.0\.0:3900"$/m)
  })

  test('each service that is waited for says when it is ready, and each volume and file that is named is there', () => {
    const names = Array.from(compose.matchAll(/^ {2}(\w+):$/gm), ([, name = '']) => name)
    for (const name of names)
      for (const [, waited = '', state] of service(name).matchAll(/^ {6}(\w+):\n {8}condition: (\w+)$/gm)) {
        const told = waited === 'sitio' ? read('Dockerfile') : service(waited)
        expect([waited, state, state !== 'service_healthy' || /healthcheck/i.test(told)]).toEqual([waited, state, true])
      }
    const kept = Array.from(compose.matchAll(/^ {6}- (\w+):\//gm), ([, name = '']) => name)
    const volumes = Array.from(
      compose.slice(compose.indexOf('\nvolumes:')).matchAll(/^ {2}(\w+):$/gm),
      ([, name]) => name,
    )
    expect(kept.toSorted()).toEqual(volumes.toSorted())
    for (const [, path = ''] of compose.matchAll(/^ {6}- \.\/([^:]+):/gm))
      expect(existsSync(`deploy/${path}`)).toBe(true)
    expect(existsSync(/dockerfile: (.+)/.exec(compose)?.[1] ?? '')).toBe(true)
  })

  test('each command that a sample starts is there', () => {
    for (const text of [read('Dockerfile'), read('cerro-norte.service')])
      expect(text).toMatch(/scripts\/bootstrap\.mjs"?,? "?start/)
    expect(existsSync('scripts/bootstrap.mjs')).toBe(true)
  })
})

describe('the container', () => {
  const stages = read('Dockerfile')
    .split(/^FROM /m)
    .slice(1)
  const [last = ''] = stages.slice(-1)

  test('is made in several stages from exact images, and what is copied from here exists', () => {
    expect(stages.length).toBeGreaterThan(1)
    for (const stage of stages) expect(stage).toMatch(/^node:24\.\d+\.\d+-\S+ AS \w+\n/)
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

  test('has each folder that the composition keeps, for its account and nobody else', () => {
    const site = /^ {2}sitio:\n((?: {4}.*\n|\n)+)/m.exec(read('compose.yaml'))?.[1] ?? ''
    const folders = Array.from(site.matchAll(/^ {6}- \w+:(\/\w+)$/gm), ([, path = '']) => path)
    expect(folders).toContain(/BACKUP_DIR: (\S+)/.exec(site)?.[1])
    const made = /^RUN mkdir -m 700 (.+) && chown node:node (.+)$/m.exec(last)
    expect(made?.[1]?.split(' ')).toEqual(expect.arrayContaining(folders))
    expect(made?.[2]).toBe(made?.[1])
  })
})

describe('the composition', () => {
  const text = read('compose.yaml')
  const services = text.slice(text.indexOf('services:'), text.indexOf('\nnetworks:'))
  const service = (name: string) => new RegExp(`^  ${name}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(services)?.[1] ?? ''

  test('is reached through its proxy alone, which has a certificate for PUBLIC_URL and keeps it', () => {
    expect(services.match(/^ {4}ports:$/gm)).toHaveLength(1)
    expect(service('balanceador')).toMatch(/image: caddy:[^]*ports:\n[^]*'80:80'\n {6}- '443:443'\n/)
    expect(service('balanceador')).toMatch(
      /- \.\/Caddyfile-compose:\/etc\/caddy\/Caddyfile:ro\n {6}- certificados:\/data\n/,
    )
    expect(read('Caddyfile-compose')).toMatch(/^\{\$PUBLIC_URL\} \{$/m)
    expect(service('sitio')).toMatch(/TRUST_PROXY: '1'/)
    // Without it Docker hides the address of who comes over IPv6.
    expect(text).toMatch(/^networks:\n {2}default:\n(?: {4}#.*\n)* {4}enable_ipv6: true$/m)
  })

  test('says what is missing in deploy/.env', () => {
    const asked = [...text.matchAll(/\$\{(\w+):\?([^}]*)\}/g)]
    expect(new Set(asked.map(([, name]) => name))).toEqual(
      new Set(['PUBLIC_URL', 'POSTGRES_PASSWORD', 'METRICS_TOKEN', 'S3_SECRET', 'S3_RPC_SECRET']),
    )
    for (const [, , sentence] of asked) expect(sentence).toMatch(/^falta en deploy\/\.env, (?:con|como) .+/)
    expect(text).not.toMatch(/\$\{(?:PUBLIC_URL|\w*(?:SECRET|PASSWORD|TOKEN))(?:\}|:-)/)
  })

  test('gives the site a key that opens the bucket of photos and nothing else', () => {
    const [, key, secret, bucket] = /STORAGE_URL: 's3:\/\/(\w+):(\$\{\w+)[^@]*@(\w+)\?/.exec(service('sitio')) ?? []
    const store = service('almacen')
    expect(key).toMatch(/^GK[\da-f]{24}$/)
    expect(store).toContain(`GARAGE_DEFAULT_ACCESS_KEY: ${key}\n`)
    expect(store).toContain(`GARAGE_DEFAULT_SECRET_KEY: '${secret}:`)
    expect(store).toContain(`GARAGE_DEFAULT_BUCKET: ${bucket}\n`)
    expect(store).toContain("'--default-bucket'")
    // The administration of the store has its own secret and is reachable only inside its container.
    expect(store).toContain("GARAGE_RPC_SECRET: '${S3_RPC_SECRET:")
    expect(service('sitio')).not.toContain('S3_RPC_SECRET')
    expect(read('garage.toml')).toMatch(/^rpc_bind_addr = "127\.0\.0\.1:\d+"$/m)
    expect(text).not.toMatch(/_ROOT_|\bminio\b/i)
  })

  test('has limits of memory and processes for the site, those of the service', () => {
    const unit = read('cerro-norte.service')
    const [, memory, tasks] = /mem_limit: (\d+)g\n {4}pids_limit: (\d+)$/m.exec(service('sitio')) ?? []
    expect([memory, tasks]).toEqual([/MemoryMax=(\d+)G/.exec(unit)?.[1], /TasksMax=(\d+)/.exec(unit)?.[1]])
  })
})

test('the composition of several processes can be read: each service, each secret from outside, a root that is read-only', () => {
  const text = read('compose.yaml')
  const services = text.slice(text.indexOf('services:'), text.indexOf('\nnetworks:'))
  expect(services.match(/^ {2}\w+:$/gm)?.map((name) => name.trim())).toEqual([
    'balanceador:',
    'sitio:',
    'base:',
    'almacen:',
  ])
  // Exact releases: a tag such as «17-alpine» is another image every month.
  for (const [, image = ''] of services.matchAll(/^ {4}image: (.+)$/gm))
    expect(image).toMatch(/^cerro-norte$|:v?\d+\.\d+(?:\.\d+)?(?:-alpine)?(?:@sha256:[\da-f]{64})?$/)
  expect(services).toMatch(/ sitio:[^]*read_only: true[^]*cap_drop:\n {6}- ALL/)
  expect(services).not.toMatch(/PASSWORD: (?!'\$\{)/)
  for (const line of text.split('\n')) expect(line).toMatch(/^ *(?:#.*|- .+|[\w/.-]+:(?: .+)?|)$/)
  const secrets = {
    POSTGRES_PASSWORD: 'a',
    S3_SECRET: 'b',
    S3_RPC_SECRET: 'e',
    METRICS_TOKEN: 'c',
    PUBLIC_URL: 'https://d.example',
  }
  const file = keep(
    '.env',
    Object.entries(secrets)
      .map((pair) => pair.join('='))
      .join('\n'),
  )
  const isNew = spawnSync('docker', ['compose', 'version'], { env: { PATH } }).status === 0
  // Version 1 of Compose, which Debian has, knows neither `name` nor IPv6 networks.
  const old = text.replace(/^name: .*$/m, '').replace(/^networks:\n(?: .*\n)+/m, '')
  const readable = keep('compose.yaml', isNew ? text : old)
  const asked = ['-f', readable, '--env-file', file, 'config', '--quiet']
  const verdict = isNew ? judge('docker', ['compose', ...asked]) : judge('docker-compose', asked)
  expect(verdict ?? { code: 0 }).toMatchObject({ code: 0 })
})
