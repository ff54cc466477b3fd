import fc from 'fast-check'
import { SURFACE_PARAM, UNIT_PARAM } from '#app/catalogue/price/surface-params.ts'
import { UNCRAWLED_PARAMS } from '#app/listing/search/uncrawled-params.ts'
import { anyText } from '#test/any-text.ts'

/** Input that no page may contain unescaped: it would be a tag or an attribute. */
export const TAG = '<mrk'
export const ATTRIBUTE = '" onmrk="1'

/** Words that have a meaning somewhere in the product. */
const WORDS = [
  '',
  '0',
  '1',
  '-1',
  '1e309',
  '9007199254740993',
  '0x1F',
  '1,250,000',
  '2026-11-20',
  '2026-02-30',
  '99999-12-31',
  'bodega',
  'renta',
  'venta',
  'nave',
  'precio-asc',
  'pausada',
  'disponible',
  'true',
  'null',
  'undefined',
  'on',
  'delete',
  'save',
  'pause',
  'reactivate',
  'contact',
  'theme',
  'password',
  'sign-out',
  'search',
  'page',
  'intent',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '..%2f..%2f',
  '//evil.example',
  'javascript:mrk()',
  'ana@cerronorte.example',
  '81 1234 5678',
  '%',
  '%00',
  '%E0%A4%A',
  "';drop table users;--",
  '{"a":1}',
  '[]',
  'mapa',
  '-100.4,25.6,-100.2,25.8',
  '25.67,-100.31',
  '5',
] as const
const HOSTILE = [
  `${TAG}>`,
  `"><img src=x ${TAG}>`,
  `</script>${TAG}>`,
  ATTRIBUTE,
  `'${ATTRIBUTE}`,
  '\r\nX-Mrk: 1',
  '\u202E\u0000\uD800',
  'x'.repeat(5_000),
]

/** Any text that somebody may send as a value. */
const anyValue: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 2, arbitrary: anyText(30) },
  { weight: 1, arbitrary: fc.integer().map(String) },
)

/** Names of the parameters that pages read, and one unknown name. */
const PARAMETERS = [
  ...UNCRAWLED_PARAMS,
  'page',
  'type',
  'category',
  'municipality',
  SURFACE_PARAM,
  UNIT_PARAM,
  'status',
  'servicio',
  'volver',
  'motivo',
  'aviso',
  '_routes',
  'index',
  'invitacion',
  'token',
  'ids',
  'tipo',
  'estado',
  'desde',
  'mrk',
]

const HEADERS = fc.dictionary(
  fc.constantFrom('Accept', 'Accept-Language', 'If-None-Match', 'Range', 'Sec-Purpose', 'X-Forwarded-For', 'Referer'),
  fc.oneof(fc.constantFrom('*/*', 'text/html', '""', 'bytes=0-1', 'prefetch', '1.2.3.4', ATTRIBUTE), fc.webUrl()),
  { maxKeys: 2 },
)

/** A planned request; `at` numbers select among the things that exist when it is sent. */
export type Plan = {
  routeAt: number
  isStaff: boolean
  method: string
  isData: boolean
  /** For the variable parts of the path: null selects an existing thing. */
  parts: (string | null)[]
  existingAt: number
  query: [string, string][]
  headers: Record<string, string>
  /** The form and the button of the page, and the changes to its values. */
  formAt: number
  buttonAt: number
  changes: { at: number; value: string; how: 'set' | 'remove' | 'repeat' }[]
  encoding: 'urlencoded' | 'multipart' | 'json' | 'none' | 'broken'
}

const anyChange: fc.Arbitrary<Plan['changes'][number]> = fc.record({
  at: fc.nat(),
  value: anyValue,
  how: fc.constantFrom('set', 'set', 'set', 'remove', 'repeat'),
})

export const anyPlan: fc.Arbitrary<Plan> = fc.record({
  routeAt: fc.nat(),
  isStaff: fc.boolean(),
  method: fc.oneof(
    { weight: 6, arbitrary: fc.constant('GET') },
    { weight: 8, arbitrary: fc.constant('POST') },
    { weight: 1, arbitrary: fc.constantFrom('HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS') },
  ),
  isData: fc.boolean(),
  parts: fc.array(fc.option(anyValue, { freq: 1 }), { minLength: 3, maxLength: 3 }),
  existingAt: fc.nat(),
  query: fc.array(fc.tuple(fc.constantFrom(...PARAMETERS), anyValue), { maxLength: 6 }),
  headers: HEADERS,
  formAt: fc.nat(),
  buttonAt: fc.nat(),
  changes: fc.oneof(fc.array(anyChange, { maxLength: 1 }), fc.array(anyChange, { maxLength: 5 })),
  encoding: fc.oneof(
    { weight: 6, arbitrary: fc.constant('urlencoded' as const) },
    { weight: 6, arbitrary: fc.constant('multipart' as const) },
    { weight: 1, arbitrary: fc.constantFrom('json', 'none', 'broken') },
  ),
})
