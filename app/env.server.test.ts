import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { WrongSetting, misspeltSettings, readSettings } from './env.server.ts'

test('without any setting the product is reachable on this machine only', () => {
  expect(readSettings({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    dataDir: resolve('./data'),
    databaseUrl: null,
    storageUrl: null,
    smtpUrl: null,
    contactTo: null,
    contactForwardUrl: null,
    registration: 'open',
    isRegistrationFixed: false,
    trustProxy: false,
    coversSubdomains: false,
    pageCacheBytes: 24 * 1024 * 1024,
    logRequests: false,
    metricsToken: null,
    mapStyleUrl: null,
    backupDir: null,
    backupPassphrase: null,
    backupKeep: 14,
    demo: true,
  })
})

test('every setting is read', () => {
  const settings = readSettings({
    HOST: '0.0.0.0',
    PORT: '8080',
    PUBLIC_URL: 'https://cerronorte.example',
    DATA_DIR: '/srv/datos',
    DATABASE_URL: 'postgresql://ana:clave@db:5432/cerro',
    STORAGE_URL: 's3://llave:secreto@fotos?region=us-east-1&endpoint=http://127.0.0.1:9000',
    SMTP_URL: 'smtps://cartero:clave@correo.example:465',
    CONTACT_TO: 'ventas@cerro.mx, ana.ruiz+panel@cerro.com.mx',
    CONTACT_FORWARD_URL: 'https://formularios.example/f/123',
    REGISTRATION: 'open',
    TRUST_PROXY: '1',
    HSTS_SUBDOMAINS: '1',
    PAGE_CACHE_MB: '0',
    LOG_REQUESTS: '1',
    METRICS_TOKEN: 'una-llave-de-24-letras-x',
    MAP_STYLE_URL: 'https://mapas.example/calles/style.json?key=abc',
    BACKUP_DIR: '/copias',
    BACKUP_PASSPHRASE: 'una frase larga para respaldos',
    BACKUP_KEEP: '30',
    DEMO: '0',
  })
  expect(settings).toEqual({
    host: '0.0.0.0',
    port: 8080,
    publicUrl: 'https://cerronorte.example',
    dataDir: '/srv/datos',
    databaseUrl: 'postgresql://ana:clave@db:5432/cerro',
    storageUrl: 's3://llave:secreto@fotos?region=us-east-1&endpoint=http://127.0.0.1:9000',
    smtpUrl: 'smtps://cartero:clave@correo.example:465',
    contactTo: ['ventas@cerro.mx', 'ana.ruiz+panel@cerro.com.mx'],
    contactForwardUrl: 'https://formularios.example/f/123',
    registration: 'open',
    isRegistrationFixed: true,
    trustProxy: true,
    coversSubdomains: true,
    pageCacheBytes: 0,
    logRequests: true,
    metricsToken: 'una-llave-de-24-letras-x',
    mapStyleUrl: 'https://mapas.example/calles/style.json?key=abc',
    backupDir: '/copias',
    backupPassphrase: 'una frase larga para respaldos',
    backupKeep: 30,
    demo: false,
  })
})

test('spaces around a value are ignored, and an empty optional value is null', () => {
  expect(
    readSettings({ PUBLIC_URL: ' https://cerronorte.example ', DATABASE_URL: ' ', STORAGE_URL: '' }),
  ).toMatchObject({
    publicUrl: 'https://cerronorte.example',
    databaseUrl: null,
    storageUrl: null,
  })
})

test.each([
  [{}, 'open'],
  [{ HOST: 'localhost' }, 'open'],
  [{ HOST: 'sitio-1.red.local' }, 'invite'],
  [{ HOST: '::1' }, 'open'],
  [{ PUBLIC_URL: 'http://127.8.0.1:3000' }, 'open'],
  [{ PUBLIC_URL: 'https://localhost' }, 'open'],
  [{ HOST: '192.168.1.5' }, 'invite'],
  [{ PUBLIC_URL: 'https://cerronorte.example' }, 'invite'],
  [{ PUBLIC_URL: 'http://localhost.example' }, 'invite'],
  [{ PUBLIC_URL: 'http://127.0.0.1.example' }, 'invite'],
  [{ HOST: '192.168.1.5', REGISTRATION: 'open' }, 'open'],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://cerronorte.example' }, 'invite'],
  [{ REGISTRATION: 'invite' }, 'invite'],
  [{ REGISTRATION: '' }, 'open'],
])(
  'with %j the registration is %s: it is open to everybody only where nobody else can connect',
  (settings, registration) => {
    expect(readSettings(settings).registration).toBe(registration)
  },
)

test.each([
  [{}, false],
  [{ REGISTRATION: '' }, false],
  [{ REGISTRATION: 'open' }, true],
  [{ REGISTRATION: 'invite' }, true],
])('with %j the environment decides about registration: %s', (settings, isFixed) => {
  expect(readSettings(settings).isRegistrationFixed).toBe(isFixed)
})

test('the public address follows host and port, a version 6 address in brackets', () => {
  expect(readSettings({ HOST: '::1', PORT: '8080' }).publicUrl).toBe('http://[::1]:8080')
  expect(readSettings({ HOST: 'localhost', PORT: '0' }).publicUrl).toBe('http://localhost:0')
})

test('a public address loses its final slash and its default port', () => {
  expect(readSettings({ PUBLIC_URL: 'https://cerronorte.example:443/' }).publicUrl).toBe('https://cerronorte.example')
})

describe('a wrong value stops the start with one sentence that names the setting', () => {
  test.each([
    [
      'HOST',
      [
        '0.0.0.0',
        '::',
        '0:0:0:0:0:0:0:0',
        '::ffff:0.0.0.0',
        '[::1]',
        '127.0.0.1:80',
        '256.1.1.1',
        '0.0.0.0 x',
        'http://a.mx',
        '10.1',
      ],
    ],
    ['PAGE_CACHE_MB', ['abc', '-1', '1.5', '1e3', ' 64', '100000']],
    ['BACKUP_PASSPHRASE', ['corta', '15 letras, no 1']],
    ['BACKUP_KEEP', ['0', '-1', 'x', '1.5', '10000']],
    ['PORT', ['abc', '-1', '65536', '3000.5', '1e3', '0x10', ' 3000', '123456']],
    [
      'PUBLIC_URL',
      [
        'cerronorte.example',
        'ftp://a.mx',
        'https://',
        '//a.mx',
        'https://a.mx/ruta',
        'https://a.mx/?x=1',
        'javascript:1',
        'https://ana:xyzzy@a.mx',
      ],
    ],
    ['BACKUP_DIR', ['./data', 'data/respaldos', resolve('data/../data/x')]],
    ['DATABASE_URL', ['mysql://a/b', 'postgres:/a', 'a', 'POSTGRES://a/b', 'postgres://a:clave@b:99999/c']],
    [
      'STORAGE_URL',
      [
        's3:fotos',
        's3://',
        's3://?region=x',
        'https://a.mx',
        's3://llave:cl/ave@fotos',
        's3://mis fotos',
        's3://%ZZ:x@fotos',
        's3://fotos?region=',
        's3://fotos?endpoint=a.mx:9000',
      ],
    ],
    [
      'SMTP_URL',
      [
        'correo.example',
        'http://a.mx',
        'smtp:a',
        'smtp://',
        'smtp://ana:cl/ave@correo.example',
        'smtp://ana:%ZZ@a.mx',
        'SMTP://a.mx',
      ],
    ],
    ['CONTACT_TO', ['ventas', 'ventas@cerro', 'a@b.mx,', 'a@b.mx;c@d.mx', 'Ana <a@b.mx>', 'a@b.mx\nBcc: c@d.mx']],
    [
      'CONTACT_FORWARD_URL',
      ['formularios.example', 'http://a.mx/f', 'ftp://a.mx', 'https://', 'javascript:1', 'https://ana:xyzzy@a.mx/'],
    ],
    [
      'MAP_STYLE_URL',
      [
        'mapas.example/style.json',
        'http://mapas.example/style.json',
        'mapbox://styles/x',
        'https://',
        'https://ana:xyzzy@a.mx/style.json',
      ],
    ],
    ['REGISTRATION', ['si', 'Open', 'cerrado', '1']],
    ['TRUST_PROXY', ['si', '2']],
    ['HSTS_SUBDOMAINS', ['si', '2']],
    ['DEMO', ['no', 'true', '2', ' 1']],
  ])('the start is refused with %s', (name, values) => {
    for (const value of values) {
      const sentence = refusal({ [name]: value })
      expect(sentence, `${name}=${value}`).toMatch(new RegExp(`^${name} [^\\n]+\\.$`))
    }
  })
})

test('an error never contains a secret', () => {
  expect(refusal({ DATABASE_URL: 'mysql://ana:clave@db/cerro' })).not.toContain('clave')
  expect(refusal({ SMTP_URL: 'http://ana:xyzzy@correo.example' })).not.toContain('xyzzy')
  expect(refusal({ STORAGE_URL: 's3://llave:cl/ave@fotos' })).not.toContain('llave')
  expect(refusal({ CONTACT_FORWARD_URL: 'https://ana:xyzzy@a.mx/' })).not.toContain('xyzzy')
})

test('services may use http only on this machine, and streets never on an https site', () => {
  const style = 'http://127.0.0.1:8080/style.json'
  expect(readSettings({ MAP_STYLE_URL: style, CONTACT_FORWARD_URL: 'http://localhost:9/f' })).toMatchObject({
    mapStyleUrl: style,
    contactForwardUrl: 'http://localhost:9/f',
  })
  expect(refusal({ PUBLIC_URL: 'https://cerro.mx', MAP_STYLE_URL: style })).toMatch(/^MAP_STYLE_URL .*https:/)
})

test('every empty value counts as null', () => {
  const names = 'HOST PORT DATA_DIR PAGE_CACHE_MB BACKUP_KEEP TRUST_PROXY LOG_REQUESTS DEMO METRICS_TOKEN CONTACT_TO'
  const empty = Object.fromEntries(names.split(' ').map((name, at) => [name, at % 2 === 0 ? '' : '  ']))
  expect(readSettings(empty)).toEqual(readSettings({}))
})

test('the backup folder must be separate from the data folder', () => {
  expect(readSettings({ BACKUP_DIR: './datos-2' }).backupDir).toBe(resolve('./datos-2'))
  expect(readSettings({ DATA_DIR: '/srv/sitio', BACKUP_DIR: '/srv' }).backupDir).toBe('/srv')
  expect(readSettings({ DATA_DIR: '/srv/sitio', BACKUP_DIR: '/srv/sitio-copias' }).backupDir).toBe('/srv/sitio-copias')
})

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['BACKUP_DIRS', 'BACKUP_DIR'],
  ['PROT', 'PORT'],
])('the unknown setting %s leads to the suggestion %s', (name, meant) => {
  expect(misspeltSettings({ [name]: 'x', [meant]: 'y' })).toEqual([
    `${name} no es un ajuste de este sitio: ¿es ${meant}?`,
  ])
})

test('other environment variables lead to no suggestion', () => {
  const names = 'HOME PATH HOSTNAME USER LANG PWD TERM SHELL NODE_ENV NO_COLOR LOGNAME MAIL SHLVL TZ CI HOSTTYPE OLDPWD'
  expect(misspeltSettings(Object.fromEntries(names.split(' ').map((name) => [name, 'x'])))).toEqual([])
})

test('two wrong values are reported together', () => {
  expect(refusal({ PORT: 'abc', DEMO: 'no' })).toBe(
    'PORT no es un puerto: «abc». Pon un número de 0 a 65535. DEMO solo admite 0 o 1, no «no».',
  )
})

function refusal(environment: Record<string, string>): string {
  try {
    readSettings(environment)
  } catch (error) {
    if (error instanceof WrongSetting) return error.message
    throw error
  }
  return ''
}
