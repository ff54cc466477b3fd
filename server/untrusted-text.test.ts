import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { accountEmail } from '#app/accounts/account-email.ts'
import { LOGIN_RULES, OWN_PASSWORD_RULES, OWN_PROFILE_RULES, SIGNUP_RULES } from '#app/accounts/credentials.ts'
import { isCommonPassword } from '#app/accounts/new-password.server.ts'
import { arrivalReason, isAccessPage, leadsToLogin, loginPath, returnPath } from '#app/accounts/return-path.ts'
import { CODE_RULES, applicationCode, recoveryCode } from '#app/accounts/second-factor/code-rule.ts'
import { parseActivityQuery } from '#app/activity/activity-query.ts'
import { rulesOf } from '#app/agency/settings/section-form.ts'
import { dataForm } from '#app/agency/settings/data-form.ts'
import { parseAlertQuery } from '#app/alerts/alert-list.ts'
import { isCalendarDay } from '#app/calendar/is-calendar-day.ts'
import { contactSubject } from '#app/contact/contact-mail.server.ts'
import { CONTACT_RULES } from '#app/contact/contact-rules.ts'
import { readFormToken } from '#app/contact/form-token.server.ts'
import { filterIn } from '#app/contact/panel/message-query.ts'
import { sourcePage } from '#app/contact/source-page.ts'
import { suspicionOf } from '#app/contact/suspicion.ts'
import { matchesTag } from '#app/http/entity-tag.server.ts'
import { twoFiguresMessage } from '#app/figures/two-figures.ts'
import { withThousands } from '#app/figures/typed-figure.ts'
import { type FormRules, controlNames } from '#app/forms/form-rules.ts'
import { parseTexts } from '#app/forms/merge-texts.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { typedSearch } from '#app/forms/typed-search.ts'
import { oneLine, severalLines } from '#app/forms/typed-text.ts'
import { mayReadMetrics } from '#app/health/metrics-access.server.ts'
import { isProgram, parseVisitorAction } from '#app/interest/interest.ts'
import { hideAddresses, isEmailAddress } from '#app/mail/email-address.ts'
import { initials } from '#app/panel/person.ts'
import { pageIn } from '#app/panel/page-param.ts'
import { newOwner, readOwner } from '#app/owners/owner.ts'
import { dialledNumber, formatPhone } from '#app/phone/phone.ts'
import { readParts } from '#app/photos/multipart.server.ts'
import { parsePhotoKey } from '#app/photos/photo-key.ts'
import { drawableText } from '#app/photos/social-card/drawable-text.ts'
import { savedEditsIn } from '#app/photos/saved-edit.ts'
import { slugsIn } from '#app/listing/card/favourites.ts'
import { readCommonSearch } from '#app/listing/common-search/common-search.ts'
import { complexRules } from '#app/complexes/form/complex-rules.ts'
import { pastedFigure } from '#app/complexes/spaces/pasted-cells.ts'
import { codeOf } from '#app/complexes/spaces/space-cells.ts'
import { rowsIn } from '#app/complexes/spaces/space-rows.ts'
import { FACT_NAMES, factOf } from '#app/catalogue/facts/facts.ts'
import { tourLink } from '#app/catalogue/facts/tour-link.ts'
import { parseValues, readPosted } from '#app/editing/form-state/form-values.ts'
import { checkProperty } from '#app/editing/form/check-property.ts'
import { readFact } from '#app/editing/form/read-fact.ts'
import { readPreview } from '#app/listing/map/place-preview.ts'
import { importedText } from '#app/inventory/import/mapping/cell-text.ts'
import { guessMapping, isKnownHeader } from '#app/inventory/import/mapping/guess-columns.ts'
import { hasAddress, readAddresses } from '#app/inventory/import/mapping/picture-addresses.ts'
import { readAmount } from '#app/inventory/import/mapping/read-amount.ts'
import { readDay, readMoment } from '#app/inventory/import/mapping/read-day.ts'
import { readRow } from '#app/inventory/import/mapping/read-row.ts'
import { wordedCode } from '#app/inventory/import/mapping/worded-codes.ts'
import { readTable } from '#app/inventory/import/reading/read-table.server.ts'
import { consoleInstant } from '#app/inventory/import/reading/console-date.ts'
import { detailLines } from '#app/inventory/import/reading/wordpress/php-value.ts'
import { wordedPrice } from '#app/inventory/import/reading/wordpress/price-words.ts'
import { htmlText } from '#app/inventory/import/reading/wordpress/html-text.ts'
import { parsePanelMap } from '#app/inventory/map/find-panel-map.server.ts'
import { parsePanelQuery } from '#app/inventory/panel-search.ts'
import { LANDMARK_RULES } from '#app/catalogue/place/landmark-rules.ts'
import { mapPoint, placeQuestion, propertyMap } from '#app/catalogue/place/map-link.ts'
import { unknownPlace } from '#app/listing/search/named-place.ts'
import { namesPoint, streetWithoutNumber } from '#app/catalogue/place/street-without-number.ts'
import { revealedPlaceHint } from '#app/catalogue/place/revealed-place.ts'
import { readTypedPoint, typedQuestion } from '#app/catalogue/place/typed-point.ts'
import { centsFromText } from '#app/catalogue/price/price.ts'
import { requestedSurface } from '#app/catalogue/price/requested-surface.ts'
import { namedCurrency } from '#app/catalogue/price/named-currency.ts'
import { listingQuery } from '#app/listing/search/filter-url.ts'
import { FILTER_PARAMS } from '#app/listing/search/filters.ts'
import { placeInSearch } from '#app/listing/search/place-in-search.ts'
import { readSearch } from '#app/listing/search/read-search.ts'
import { requestedFilters } from '#app/listing/search/read-request.ts'
import { dropMalformed, shapesOf } from '#app/listing/search/shapes.ts'
import { unreadableLimits } from '#app/listing/search/unreadable-limits.ts'
import { slugify } from '#app/text/slugify.ts'
import { DEFAULT_CONTACT_RULES } from '#app/settings/default-contact.ts'
import { noticeIn } from '#app/site/notices.ts'
import { foldText } from '#app/text/fold-text.ts'
import { themeIn } from '#app/ui/panel/theme.ts'
import { routePaths } from '#test/route-paths.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { rangeIn } from './byte-range.ts'
import { clientAddress } from './client-address.ts'
import { isCrossSite } from './cross-site.ts'
import { LONGEST_PASTED } from '#app/forms/typed-search.ts'
import { readReference, withoutReference } from '#app/interest/chat-reference.ts'
import { LONGEST_ENTRY } from '#app/leads/entry.ts'
import { readEntryLine } from '#app/leads/history/read-entry-line.ts'
import { LEAD_RULES } from '#app/leads/lead-rules.ts'
import { isPrefetchedData } from './prefetched-data.ts'
import { pageKey } from './page-cache/page-key.ts'
import { kindOf } from './request-admission.ts'
import { routePatterns } from './route-patterns.ts'
import { withDecodablePath } from './undecodable-path.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'
import { slowMs } from '#test/linear-time.ts'
import { IS_SHORT } from '#test/tier.ts'

/** Characters of a hostile text: as many as Node takes in all headers of a request together. */
const LENGTH = 16_384

/** What regular expressions repeat, by itself and in pairs: white space, separators, quotes, digits, letters. */
const PAIRED = [' ', '\t', ',', ';', '=', '"', '1', 'a', '.']
/** And what begins or ends something. */
const ALONE = ['\n', '-', '@', '(', ')', '<', '%', '/', '+', '[', ':', '_', 'ñ', '\u0301', '\u00A0']

const PAIRS = PAIRED.flatMap((one, at) => PAIRED.slice(at + 1).map((other) => one + other))
const RUNS = [...ALONE, ...PAIRED, ...PAIRS, ' \n', '- ']

/** A run by itself, and between what may begin and end something. */
function hostileTexts(length: number): string[] {
  return RUNS.flatMap((signs) => {
    const run = signs.repeat(Math.ceil(length / signs.length)).slice(0, length)
    return IS_SHORT ? [run] : [run, `a${run.slice(2)}c`, `1${run.slice(1)}`]
  })
}

const HOSTILE = hostileTexts(LENGTH)

/** `most`: where something refuses longer texts before this parser, as many characters as it lets pass. */
type Parser = readonly [name: string, parse: (text: string) => unknown, most?: number]

const SITE = 'https://cerronorte.example'
const TODAY = '2026-11-20'
const PATHS = await routePaths()
const patternOf = routePatterns(
  Object.fromEntries(PATHS.map(({ pattern }) => [pattern, { id: pattern, path: pattern.slice(1) }])),
)
const SPACE_FORM = { id: '1', version: '0', base: '{}' }

function withHeader(name: string, read: (headers: Headers) => unknown) {
  return (text: string) => (/[^\t -\u00ff]/.test(text) ? null : read(new Headers({ [name]: text })))
}

function withParam(name: string, read: (params: URLSearchParams) => unknown) {
  return (text: string) => read(new URLSearchParams({ [name]: text }))
}

function withField(name: string, read: (form: FormData) => unknown, others: Record<string, string> = {}) {
  return (text: string) => {
    const form = new FormData()
    for (const [other, value] of Object.entries({ ...others, [name]: text })) form.append(other, value)
    return read(form)
  }
}

/** One control of each form that reads its text in a way of its own. */
function fieldsOf<Values>(form: string, rules: FormRules<Values>, names = controlNames(rules)): Parser[] {
  return names.map((name) => [`${name} (${form})`, (text) => rules[name].read(rules[name].tidy(text))])
}

function checkPosted(form: FormData) {
  return checkProperty(readPosted(form), { today: TODAY, stored: null })
}

/** The first fact of each kind. */
const FACT_KINDS = FACT_NAMES.map((name) => ({ name, fact: factOf(name) })).filter(
  ({ fact }, at, all) =>
    !['codes', 'pictures', 'complex', 'asesor', 'owner'].includes(fact.kind) &&
    all.findIndex((other) => other.fact.kind === fact.kind) === at,
)

const OWNERS: Parser[] = [
  ['an owner', (text) => readOwner(text, [])],
  ['a new owner', newOwner],
]

const HEADERS: Parser[] = [
  ['Accept-Encoding', (text) => acceptedEncoding(text)],
  ['Range', (range) => rangeIn({ range }, 1_000, '"a"')],
  ['If-Range', (text) => rangeIn({ range: 'bytes=0-1', 'if-range': text }, 1_000, '"a"')],
  ['If-None-Match', (text) => matchesTag(text, 'W/"a"')],
  ['Cookie, the theme', (text) => themeIn(text)],
  ['Cookie, whose room', (text) => kindOf('GET', '/dashboard', text)],
  ['X-Forwarded-For', withHeader('X-Forwarded-For', (headers) => clientAddress(headers, '::1', true))],
  ['X-Forwarded-For, an address', (text) => clientAddress(new Headers(), text, false)],
  [
    'Authorization',
    withHeader('Authorization', (headers) =>
      mayReadMetrics({ headers, peer: '::1' }, { metricsToken: 'a'.repeat(16), trustProxy: false, publicUrl: SITE }),
    ),
  ],
  ['Origin', withHeader('Origin', (headers) => isCrossSite(new Request(SITE, { method: 'POST', headers }), SITE))],
  ['Sec-Purpose', (text) => isPrefetchedData('/', text)],
  ['User-Agent', (text) => isProgram(text)],
  ['Referer', (text) => sourcePage(text, SITE)],
  [
    'Content-Type',
    withHeader('Content-Type', (headers) =>
      readForm(new Request(SITE, { method: 'POST', headers, body: 'a=1' })).catch(() => null),
    ),
  ],
]

const PATH_PARSERS: Parser[] = [
  ['path, its route', (text) => patternOf(`/${text}`)],
  ['path, its kept page', (text) => pageKey(`/${text}`)],
  ['path of a property, its kept page', (text) => pageKey(`/propiedad/${text}`)],
  ['path, whose room', (text) => kindOf('GET', `/${text}`, null)],
  ['path, an access page', (text) => isAccessPage(`/${text}`)],
  ['path, decodable', (text) => withDecodablePath(new Request(`${SITE}/${encodeURI(text)}`))],
  ['path of data', (text) => isPrefetchedData(`/${text}`, 'prefetch')],
  ['slug', slugify],
  ['words of a common search', (text) => readCommonSearch([text, text, text], NUEVO_LEON)],
  ['key of a photo', parsePhotoKey],
]

const QUERIES: Parser[] = [
  ...FILTER_PARAMS.map((param): Parser => [
    `?${param} of the listing`,
    (text) => {
      const params = new URLSearchParams({ [param]: text })
      const filters = dropMalformed(requestedFilters(params, NUEVO_LEON))
      const place = placeInSearch(filters.search, NUEVO_LEON)
      return [listingQuery(filters), shapesOf(filters, place, NUEVO_LEON), unreadableLimits(params)]
    },
  ]),
  [
    '?search beside a fact',
    (text) => requestedFilters(new URLSearchParams({ search: text, docks: '1', minDocks: '1' }), NUEVO_LEON),
  ],
  ['?search, read', (text) => readSearch(typedSearch(text), NUEVO_LEON)],
  [
    '?cerca, its name',
    (text) =>
      unknownPlace(
        dropMalformed({ ...requestedFilters(new URLSearchParams(), NUEVO_LEON), cerca: text }).cerca,
        NUEVO_LEON,
      ),
  ],
  ['query, its kept page', (text) => pageKey(`/propiedades?search=${text}`)],
  ['query of a kept property', (text) => pageKey(`/propiedad/a?superficie=${text}`)],
  ['query, the notice', (text) => noticeIn(new URLSearchParams(text))],
  ['?superficie', withParam('superficie', requestedSurface)],
  ['?volver', (text) => returnPath(new URL(`/login?${new URLSearchParams({ volver: `/${text}` })}`, SITE))],
  ['?volver, the reason', (text) => arrivalReason(new URL(`/login?motivo=sesion&volver=/${text}`, SITE))],
  ['address of the login', (text) => leadsToLogin(loginPath(text))],
  ['?p of favourites', slugsIn],
  ['?page', withParam('page', pageIn)],
  ...['search', 'accion', 'persona', 'desde', 'hasta'].map((param): Parser => [
    `?${param} of the log`,
    withParam(param, parseActivityQuery),
  ]),
  ['?filter of alerts', withParam('filter', parseAlertQuery)],
  ['?ver of messages', withParam('ver', filterIn)],
  ...['search', 'status', 'municipality', 'order'].map((param): Parser => [
    `?${param} of the panel`,
    withParam(param, parsePanelQuery),
  ]),
  ...['bbox', 'status'].map((param): Parser => [`?${param} of the panel's map`, withParam(param, parsePanelMap)]),
  ...['at', 'centre', 'reach', 'location'].map((param): Parser => [
    `?${param} of a preview`,
    withParam(param, readPreview),
  ]),
]

const FIELDS: Parser[] = [
  ...fieldsOf('contact', CONTACT_RULES),
  ...fieldsOf('login', LOGIN_RULES),
  ...fieldsOf('signup', SIGNUP_RULES),
  ...fieldsOf('own profile', OWN_PROFILE_RULES),
  ...fieldsOf('own password', OWN_PASSWORD_RULES),
  ...fieldsOf('second step', CODE_RULES),
  ...fieldsOf('agency', rulesOf(dataForm(2026), {}), [
    'founded',
    'phone',
    'postalCode',
    'facebook',
    'activeProperties',
  ]),
  ...fieldsOf('conjunto', complexRules(TODAY), ['name', 'kind', 'description', 'googleMapsLink']),
  ...fieldsOf('landmark', LANDMARK_RULES),
  ...fieldsOf('usual contact', DEFAULT_CONTACT_RULES),
  ...OWNERS,
  ...FACT_KINDS.map(({ name, fact }): Parser => [`${name} (property)`, (text) => readFact(fact, text, TODAY)]),
  ['title (property, as sent)', withField('title', readPosted)],
  ['description (property, as sent)', withField('description', readPosted)],
  ['amenities (property)', withField('amenities', checkPosted)],
  ['images (property)', withField('images', checkPosted)],
  ['base (property)', parseValues],
  ['base (agency)', parseTexts],
  ['kept edits (property)', withField('photoEdits', (form) => savedEditsIn(form, 'photos'))],
  ...['id', 'version', 'base', 'propertyId', 'price', 'area', 'type'].map((name): Parser => [
    `${name} (spaces)`,
    withField(name, rowsIn, SPACE_FORM),
  ]),
  ['slug (interest)', withField('slug', parseVisitorAction, { kind: 'whatsapp' })],
  ['token (contact)', (text) => readFormToken('a secret', text)],
  ['page (contact)', (text) => sourcePage(text, SITE)],
  [
    'signs of spam (contact)',
    (text) => suspicionOf({ honeypot: text, seconds: 9, text, overAddress: false, overEverybody: false }),
  ],
  ['subject of a mail', (asunto) => contactSubject({ asunto, nombre: 'Ana' }, 'Cerro Norte')],
  ['address in an answer of a mail server', hideAddresses],
  ['application code', applicationCode],
  ['recovery code', recoveryCode],
  ['password', (text) => isCommonPassword(text, text)],
  ['account e-mail', accountEmail],
  ['e-mail', isEmailAddress],
  ['name of a person', (name) => initials({ name, email: '' })],
  ['phone, shown', formatPhone],
  ['phone, dialled', dialledNumber],
  ['day', isCalendarDay],
  ['amount', centsFromText],
  ['currency', namedCurrency],
  ['figure, two of them', twoFiguresMessage],
  ['figure, with thousands', (text) => withThousands(text)],
  ['map link, its point', mapPoint],
  ['map link, its frame', (text) => propertyMap(text, 'Monterrey')],
  [
    'map link, its frame, of a path',
    (text) => propertyMap(`https://www.google.com/maps/dir/${text}`, 'Monterrey'),
    3_900,
  ],
  ['map link, a question', placeQuestion],
  ['iframe', (text) => mapPoint(`<iframe ${text}`), 3_900],
  ['coordinates', readTypedPoint],
  ['coordinates, a question', typedQuestion],
  ['address, without its number', streetWithoutNumber, 200],
  ['description, names a point', namesPoint, 5_000],
  [
    'description, beside an address',
    (description) => {
      const place = {
        address: 'Av. Gómez Morín 123',
        plaza: 'Plaza',
        industrialPark: null,
        complexName: null,
        googleMapsLink: null,
      }
      return revealedPlaceHint('description', {
        ...place,
        precision: 'zona',
        title: '',
        slug: '',
        location: '',
        description,
      })
    },
    5_000,
  ],
  ['tour', tourLink],
  ['text, one line', oneLine],
  ['text, several lines', severalLines],
  ['text, folded', foldText],
  ['text of a card', drawableText, 5_000],
  ['pasted figure', (text) => pastedFigure(text, 'm²')],
  ['choice of a cell', (text) => codeOf('type', text)],
  ['multipart body', (text) => readAll(`--x\r\n${text}\r\n\r\n1\r\n--x--`)],
  ['multipart header', (text) => readAll(`--x\r\nContent-Disposition: form-data; name="${text}"\r\n\r\n1\r\n--x--`)],
  [
    'multipart file name',
    (text) => readAll(`--x\r\nContent-Disposition: form-data; name="a"; filename=${text}\r\n\r\n1\r\n--x--`),
  ],
  ['urlencoded body', (text) => readForm(posted('application/x-www-form-urlencoded', text)).catch(() => null)],
  ['form body', (text) => readForm(posted('multipart/form-data; boundary=x', `--x\r\n${text}`)).catch(() => null)],
]

const ZONE = 'America/Monterrey'
const NO_OPTIONS = { complexes: [], asesores: [], owners: [], places: NUEVO_LEON }
const READING = { chosen: {}, options: NO_OPTIONS, timeZone: ZONE } as const

/** What people write to the agency, and staff paste or type about them. */
const ABOUT_PEOPLE: Parser[] = [
  ['a pasted reference', readReference, LONGEST_PASTED],
  ['a message without its reference', withoutReference, LONGEST_PASTED],
  ['a line of the history', (text) => readEntryLine(text, { today: TODAY, isCode: () => false }), LONGEST_ENTRY],
  ['phones of a lead', (text) => LEAD_RULES.phones.read(LEAD_RULES.phones.tidy(text))],
  ['emails of a lead', (text) => LEAD_RULES.emails.read(LEAD_RULES.emails.tidy(text))],
]

/** What an uploaded file may say: in its process, and then in that of the site. */
const READERS: Parser[] = [
  ['HTML of a post', htmlText],
  ['addresses of pictures', (text) => readAddresses(text, [], [])],
  ['whether it has an address', hasAddress],
  ['words beside a price', (text) => wordedPrice('45000', [text])],
  ['details of PHP', (text) => detailLines(`a:1:{i:0;${text}`)],
  ['a date of the console', consoleInstant],
  // Here every character is a cell, which costs more than a letter.
  ['CSV', (text) => readTable(Buffer.from(text)), 512],
  ['CSV, quoted', (text) => readTable(Buffer.from(`ID,Título\n"${text}`)), 2_048],
  ['JSON', (text) => readTable(Buffer.from(`[${text}`))],
  ['JSON, a text', (text) => readTable(Buffer.from(JSON.stringify([{ ID: 'A-1', Título: text }])))],
  ['a header', isKnownHeader],
  ['headers', (text) => guessMapping({ headers: [text], rows: [] }), 80],
  ['cells of a column', (text) => guessMapping({ headers: ['x'], rows: [{ line: 2, cells: [text] }] }), 8_192],
  ['an amount', readAmount],
  ['a day', (text) => readDay(text, ZONE)],
  ['a moment', (text) => readMoment(text, ZONE)],
  ['a worded choice', (text) => wordedCode('type', text)],
  ...(['images', 'amenities', 'slug', 'price', 'createdAt', 'municipality', 'googleMapsLink'] as const).map(
    (target): Parser => [
      `cell of ${target}`,
      (text) => readRow({ line: 2, cells: [text] }, { ...READING, headers: ['x'], mapping: [target] }),
    ],
  ),
  ...(
    [
      ['Precio (MDP)', 'price'],
      ['Terreno / construcción (m2)', 'lotSize'],
      ['Superficie (ha)', 'area'],
      ['Frente x fondo', 'frontage'],
      ['Baños', 'bathrooms'],
      ['Mantenimiento USD', 'maintenance'],
      ['Operación', 'category'],
      ['Tipo', 'type'],
      ['Nivel', 'shopLevel'],
      ['Estado', 'state'],
    ] as const
  ).map(([header, target]): Parser => [
    `cell below «${header}»`,
    (text) => readRow({ line: 2, cells: [text] }, { ...READING, headers: [header], mapping: [target] }),
  ]),
  ...FACT_KINDS.map(({ name, fact }): Parser => [`cell of ${name}`, (text) => importedText(fact, text, ZONE)]),
]

function posted(type: string, body: string): Request {
  return new Request(SITE, { method: 'POST', headers: { 'Content-Type': type }, body })
}

async function readAll(body: string): Promise<unknown> {
  const chunks = Readable.from([Buffer.from(body)])
  const limits = { parts: 5, textBytes: LENGTH, fileBytes: LENGTH }
  try {
    for await (const part of readParts(chunks, 'multipart/form-data; boundary=x', limits)) expect(part).toBeDefined()
  } catch {
    // What is no form is refused.
  }
  return null
}

const PARSERS = [...HEADERS, ...PATH_PARSERS, ...QUERIES, ...FIELDS, ...ABOUT_PEOPLE, ...READERS].map(
  ([name, parse, most = LENGTH]) => ({
    name,
    parse,
    most,
  }),
)

test.each(PARSERS)('$name is read in linear time', async ({ parse, most }) => {
  const texts = most === LENGTH ? HOSTILE : hostileTexts(most)
  const slow: string[] = []
  for (const text of texts) {
    const ms = await slowMs(parse, text)
    if (ms !== null)
      slow.push(`${JSON.stringify(text.slice(0, 6))}…${JSON.stringify(text.slice(-2))}: ${ms.toFixed(1)} ms`)
  }
  expect(slow).toEqual([])
})
