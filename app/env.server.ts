import { findPackageJSON } from 'node:module'
import { isIP } from 'node:net'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import {
  isBucket,
  isEveryAddress,
  isHostName,
  isLoopback,
  isMailServer,
  isPostgresUrl,
  isSafeAddress,
  isWebOrigin,
} from './http/addresses.ts'
import { isInsideFolder } from './db/make-folder.server.ts'
import { isEmailAddress } from './mail/email-address.ts'
import { editDistance } from './text/edit-distance.ts'

/** Offline, an encrypted archive can be tried for years. */
const SHORTEST_PASSPHRASE = 16

/** A text, or null where it is missing. */
const optional = z.string().trim().nullable().default(null)

function flag(name: string, fallback: '0' | '1') {
  return z
    .enum(['0', '1'], { error: (issue) => `${name} solo admite 0 o 1, no «${String(issue.input)}».` })
    .default(fallback)
    .transform((text) => text === '1')
}

/** The error never repeats it. */
function passphrase(name: string) {
  return optional.refine((text) => text === null || text.length >= SHORTEST_PASSPHRASE, {
    error: `${name} es muy corta: pon una frase de al menos ${SHORTEST_PASSPHRASE} letras, cifras o signos.`,
  })
}

/** The folder of the product, from which its sources or its build run. */
export const PROJECT_FOLDER = dirname(findPackageJSON(import.meta.url) ?? '.')

/** A wrong or missing setting: the message is the sentence that stops the start. */
export class WrongSetting extends Error {}

const schema = z.object({
  HOST: z
    .string()
    .trim()
    .refine((text) => isIP(text) !== 0 || isHostName(text), {
      error: (issue) =>
        `HOST no es una dirección: «${String(issue.input)}». Pon una sin puerto, por ejemplo 127.0.0.1.`,
    })
    .default('127.0.0.1'),
  PORT: z
    .string()
    .default('3000')
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
      error: (issue) => `PORT no es un puerto: «${String(issue.input)}». Pon un número de 0 a 65535.`,
    })
    .transform(Number),
  PUBLIC_URL: optional.refine((text) => text === null || isWebOrigin(text), {
    error: (issue) => `PUBLIC_URL no es una dirección http(s) sin ruta: «${String(issue.input)}».`,
  }),
  DATA_DIR: z.string().trim().default('./data'),
  DATABASE_URL: optional.refine((text) => text === null || isPostgresUrl(text), {
    error: 'DATABASE_URL no es una dirección de PostgreSQL: empieza con postgres:// o postgresql://.',
  }),
  STORAGE_URL: optional.refine((text) => text === null || isBucket(text), {
    error: 'STORAGE_URL no es una dirección de almacenamiento: usa s3://cubo?region=…&endpoint=….',
  }),
  SMTP_URL: optional.refine((text) => text === null || isMailServer(text), {
    error: 'SMTP_URL no es una dirección de correo saliente: usa smtp://usuario:clave@servidor:587 o smtps://….',
  }),
  CONTACT_TO: optional
    .transform((text) => text?.split(',').map((address) => address.trim()) ?? null)
    .refine((addresses) => addresses?.every(isEmailAddress) ?? true, {
      error: 'CONTACT_TO no es un correo: pon uno, o varios separados por comas, como correo@tu-dominio.mx.',
    }),
  CONTACT_FORWARD_URL: optional.refine((text) => text === null || isSafeAddress(text), {
    error: 'CONTACT_FORWARD_URL no es la dirección https de un servicio de formularios: usa https://servicio/….',
  }),
  REGISTRATION: optional.pipe(
    z
      .enum(['open', 'invite'], {
        error: (issue) => `REGISTRATION solo admite open o invite, no «${String(issue.input)}».`,
      })
      .nullable(),
  ),
  TRUST_PROXY: flag('TRUST_PROXY', '0'),
  HSTS_SUBDOMAINS: flag('HSTS_SUBDOMAINS', '0'),
  PAGE_CACHE_MB: z
    .string()
    .default('24')
    .refine((text) => /^\d{1,5}$/.test(text), {
      error: (issue) =>
        `PAGE_CACHE_MB no es un número de megabytes: «${String(issue.input)}». Pon un entero; 0 apaga la caché.`,
    })
    .transform((text) => Number(text) * 1024 ** 2),
  LOG_REQUESTS: flag('LOG_REQUESTS', '0'),
  METRICS_TOKEN: optional.refine((text) => text === null || /^[\x21-\x7e]{16,}$/.test(text), {
    error: 'METRICS_TOKEN es muy corta o lleva espacios: pon al menos 16 letras, cifras o signos.',
  }),
  MAP_STYLE_URL: optional.refine((text) => text === null || isSafeAddress(text), {
    error: 'MAP_STYLE_URL no es la dirección https de un estilo de mapa: usa https://servicio/…/style.json.',
  }),
  BACKUP_DIR: optional,
  BACKUP_PASSPHRASE: passphrase('BACKUP_PASSPHRASE'),
  BACKUP_KEEP: z
    .string()
    .default('14')
    .refine((text) => /^[1-9]\d{0,3}$/.test(text), {
      error: (issue) => `BACKUP_KEEP no es un número de respaldos: «${String(issue.input)}». Pon un entero desde 1.`,
    })
    .transform(Number),
  DEMO: flag('DEMO', '1'),
})

export type Settings = {
  host: string
  port: number
  /** Origin of the site without a final slash. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | null
  storageUrl: string | null
  smtpUrl: string | null
  /** Who gets visitors' messages. */
  contactTo: string[] | null
  /** The form-forwarding service that gets them too (spec, section 7). */
  contactForwardUrl: string | null
  /** Who may create an account (decision 1): `open` by default only on a local address. */
  registration: 'open' | 'invite'
  /** Whether REGISTRATION says it; otherwise Configuración → Equipo can. */
  isRegistrationFixed: boolean
  /** True when all visitors come through a proxy: the client address is then read from its header. */
  trustProxy: boolean
  /** Whether the order to use https only is for the subdomains too. */
  coversSubdomains: boolean
  /** Maximum bytes of the page cache; 0 caches no page. */
  pageCacheBytes: number
  /** Whether every request is logged, not only slow ones. */
  logRequests: boolean
  /** Whoever has it may read the metrics; null: only programs of this machine. */
  metricsToken: string | null
  /** Address of a MapLibre style, whose streets the map of the listing can show; null for none. */
  mapStyleUrl: string | null
  /** Folder of the nightly backups; null makes none. */
  backupDir: string | null
  /** With which backups are encrypted; null leaves them as they are. */
  backupPassphrase: string | null
  /** How many of them are kept. */
  backupKeep: number
  demo: boolean
}

/**
 * Reads and checks the environment (architecture, Contrato del proceso).
 * @throws WrongSetting with a sentence that says what to set
 */
export function readSettings(environment: Record<string, string | undefined> = process.env): Settings {
  const parsed = schema.safeParse(withoutEmpty(environment))
  if (!parsed.success) throw new WrongSetting(parsed.error.issues.map((issue) => issue.message).join(' '))
  const env = parsed.data
  if (env.PUBLIC_URL === null && isEveryAddress(env.HOST))
    throw new WrongSetting(
      `HOST es «${env.HOST}», que escucha en todas las redes y no es la dirección de ningún sitio: pon también PUBLIC_URL, como https://inmobiliaria.mx.`,
    )
  const publicUrl = env.PUBLIC_URL
    ? new URL(env.PUBLIC_URL).origin
    : `http://${isIP(env.HOST) === 6 ? `[${env.HOST}]` : env.HOST}:${env.PORT}`
  if (publicUrl.startsWith('https:') && env.MAP_STYLE_URL?.startsWith('http:'))
    throw new WrongSetting('MAP_STYLE_URL debe empezar con https://: un sitio en https no puede cargar nada sin él.')
  const dataDir = resolve(env.DATA_DIR)
  const backupDir = env.BACKUP_DIR && resolve(env.BACKUP_DIR)
  if (backupDir && isInsideFolder(backupDir, dataDir))
    throw new WrongSetting(
      'BACKUP_DIR está dentro de DATA_DIR y se perdería con ella: pon otra carpeta, mejor en otro disco.',
    )
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    storageUrl: env.STORAGE_URL,
    smtpUrl: env.SMTP_URL,
    contactTo: env.CONTACT_TO,
    contactForwardUrl: env.CONTACT_FORWARD_URL,
    registration: env.REGISTRATION ?? (isLoopback(publicUrl) ? 'open' : 'invite'),
    isRegistrationFixed: env.REGISTRATION !== null,
    trustProxy: env.TRUST_PROXY,
    coversSubdomains: env.HSTS_SUBDOMAINS,
    pageCacheBytes: env.PAGE_CACHE_MB,
    logRequests: env.LOG_REQUESTS,
    metricsToken: env.METRICS_TOKEN,
    mapStyleUrl: env.MAP_STYLE_URL,
    backupDir,
    backupPassphrase: env.BACKUP_PASSPHRASE,
    backupKeep: env.BACKUP_KEEP,
    demo: env.DEMO,
  }
}

/** An empty value counts as none. */
function withoutEmpty(environment: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
}

/** From so many letters on, a name with two wrong letters is taken for one of ours. */
const LONG_NAME = 8

/** Variables that are none of ours, but close to one: 'SMPT_URL'. A sentence each, for the operator. */
export function misspeltSettings(environment: Record<string, string | undefined> = process.env): string[] {
  const ours = Object.keys(schema.shape)
  return Object.keys(environment).flatMap((name) => {
    if (ours.includes(name)) return []
    const most = name.length < LONG_NAME ? 1 : 2
    const meant = ours.find((each) => editDistance(name, each, most) <= most)
    return meant ? [`${name} no es un ajuste de este sitio: ¿es ${meant}?`] : []
  })
}

/** The environment of a process that this one starts. */
export function environmentWith(settings: Record<string, string>): Record<string, string | undefined> {
  return { ...process.env, ...settings }
}

/** The environment of a process that must know no secret: nothing of this one's but where programs are. */
export function bareEnvironment(settings: Record<string, string>): Record<string, string | undefined> {
  const { PATH, NODE_ENV } = process.env
  return { PATH, NODE_ENV, ...settings }
}

/** A path as the person meant it: from the folder in which npm was run, not from that of the product. */
export function asTyped(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path)
}
