import { describe, expect, it } from 'vitest'
import { mapPoint, placeQuestion, propertyMap } from './map-link.ts'
import { storedMapLink } from './typed-map-link.ts'

const PLACE = 'Huinalá, Apodaca, Nuevo León'
const SEARCH_FRAME = 'https://www.google.com/maps?q=Huinal%C3%A1%2C+Apodaca%2C+Nuevo+Le%C3%B3n&hl=es&z=16&output=embed'
const SEARCH_LINK = 'https://www.google.com/maps/search/?api=1&query=Huinal%C3%A1%2C+Apodaca%2C+Nuevo+Le%C3%B3n'
const SEARCH = { embedUrl: SEARCH_FRAME, linkUrl: SEARCH_LINK }
const PB = '!1m18!1m12!1m3!1d3596.1!2d-100.3161!3d25.6714!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!5e0!3m2!1ses-419!2smx'
const EMBED = `https://www.google.com/maps/embed?pb=${PB}`
const EMBED_MAP = { embedUrl: EMBED, linkUrl: 'https://www.google.com/maps/search/?api=1&query=25.6714%2C-100.3161' }

function frame(query: string): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: query, hl: 'es', z: '16', output: 'embed' })}`
}

describe('without a usable link', () => {
  it('searches the location', () => {
    expect(propertyMap(null, PLACE)).toEqual(SEARCH)
    expect(propertyMap('', PLACE)).toEqual(SEARCH)
    expect(propertyMap('   \n ', PLACE)).toEqual(SEARCH)
    expect(propertyMap('frente al parque', PLACE)).toEqual(SEARCH)
  })

  it('has no map without a location either', () => {
    expect(propertyMap(null, '')).toBeNull()
    expect(propertyMap('javascript:alert(1)', '')).toBeNull()
    expect(propertyMap('https://maps.app.goo.gl/AbC123', '')).toBeNull()
  })
})

describe('bare coordinates', () => {
  it.each([
    '25.6714,-100.3093',
    ' 25.6714, -100.3093\n',
    'Lat 25.6714 Long -100.3093',
    'Longitud: 100,3093° O, Latitud: 25,6714° N',
  ])('%j are a place', (text) => {
    const linkUrl = 'https://www.google.com/maps/search/?api=1&query=25.6714%2C-100.3093'
    expect(propertyMap(text, PLACE)).toEqual({ embedUrl: frame('25.6714,-100.3093'), linkUrl })
    expect(propertyMap(text, '')?.linkUrl).toBe(linkUrl)
    expect(mapPoint(text)).toEqual({ latitude: 25.6714, longitude: -100.3093 })
  })

  it.each(['95.7,-200.4', '25.6714', '25.6714,-100.3093,17z', 'Nave 25.6714,-100.3093'])(
    '%s are not a place',
    (text) => {
      expect(propertyMap(text, PLACE)).toEqual(SEARCH)
      expect(mapPoint(text)).toBeNull()
    },
  )
})

describe('coordinates in other notations', () => {
  it.each([
    [`25°40'17.04"N 100°18'33.48"W`, { latitude: 25.671_4, longitude: -100.3093 }],
    ['25.6714 N, 100.3093 O', { latitude: 25.6714, longitude: -100.3093 }],
    ['75QXMMCR+H7', { latitude: 25.6714, longitude: -100.3093 }],
  ])('%s are a place', (text, { latitude, longitude }) => {
    const point = mapPoint(text)
    expect(point?.latitude).toBeCloseTo(latitude, 4)
    expect(point?.longitude).toBeCloseTo(longitude, 4)
    expect(propertyMap(text, PLACE)?.linkUrl).toContain(encodeURIComponent(`${point?.latitude},${point?.longitude}`))
  })
})

describe('a point that is probably a mistake', () => {
  it.each([
    ['-100.19, 25.77', '¿Quisiste decir 25.77, −100.19?'],
    ['25.77, 100.19', '¿Quisiste decir 25.77, −100.19?'],
    ['https://www.google.com/maps?q=25.77,100.19', '¿Quisiste decir 25.77, −100.19?'],
    ['25,77; -100,19', '¿Quisiste decir 25.77, −100.19?'],
  ])('%s leads to a question', (text, question) => {
    expect(placeQuestion(text)).toBe(question)
  })

  it.each(['25.77, -100.19', 'https://www.google.com/maps/@48.85,2.35,15z', 'frente al parque', 'javascript:alert(1)'])(
    '%s leads to no question',
    (text) => expect(placeQuestion(text)).toBeNull(),
  )

  it('far abroad, where no correction is likely, the text explains the notation', () => {
    expect(placeQuestion('48.85, 2.35')).toMatch(/fuera de México/)
  })
})

describe('a Google Maps address', () => {
  it.each([
    ['a pair of coordinates in q', 'https://www.google.com/maps?q=25.6714,-100.3093', '25.6714,-100.3093'],
    ['words in q', 'https://maps.google.com/?q=Macroplaza+Monterrey', 'Macroplaza Monterrey'],
    ['the shortest q', 'https://maps.google.com/?q=a', 'a'],
    ['the search API', 'https://www.google.com/maps/search/?api=1&query=25.1%2C-100.2', '25.1,-100.2'],
    ['the directions API', 'https://www.google.com/maps/dir/?api=1&destination=Apodaca', 'Apodaca'],
    ['the centre of an old link', 'https://maps.google.com.mx/maps?ll=25.5,-100.5&z=12', '25.5,-100.5'],
    ['the camera', 'https://www.google.com/maps/@25.6714,-100.3093,15z', '25.6714,-100.3093'],
    ['a named place', 'https://www.google.com/maps/place/Parque+Fundidora,+Monterrey/', 'Parque Fundidora, Monterrey'],
    ['an escaped name', 'https://www.google.com.mx/maps/place/Huinal%C3%A1/', 'Huinalá'],
    ['a name escaped wrongly', 'https://www.google.com/maps/place/50%25%+Outlet/', '50%25% Outlet'],
    ['a search by path', 'https://www.google.com/maps/search/bodegas+apodaca', 'bodegas apodaca'],
    ['an upper-case scheme and host', 'HTTPS://WWW.GOOGLE.COM/maps?q=Centro', 'Centro'],
    ['spaces around', '  https://www.google.com/maps?q=Centro\n', 'Centro'],
  ])('frames %s and keeps the link', (_, link, query) => {
    expect(propertyMap(link, PLACE)).toEqual({ embedUrl: frame(query), linkUrl: new URL(link).href })
  })

  it('prefers the pin to the camera', () => {
    const link = 'https://www.google.com/maps/place/Nave/@25.7,-100.4,17z/data=!3m1!4b1!4m6!8m2!3d25.6714!4d-100.3093'
    expect(propertyMap(link, PLACE)).toEqual({ embedUrl: frame('25.6714,-100.3093'), linkUrl: link })
  })

  it.each([
    'https://www.google.com/maps?q=Bodega+X&ll=25.77,-100.19',
    'https://www.google.com/maps?q=loc:25.77,-100.19',
    'https://www.google.com/maps?q=25.77+-100.19',
    `https://www.google.com/maps?q=25°46'12.0"N+100°11'24.0"W`,
    `https://www.google.com/maps/place/25°46'12.0"N+100°11'24.0"W`,
    `https://www.google.com/maps/place/25°46'12.0"N+100°11'24.0"W/@25.8,-100.2,17z`,
    'https://www.google.com/maps/search/?api=1&query=75QXQRC6%2B25',
  ])('reads the point that %s names', (link) => {
    const point = mapPoint(link)
    expect(point?.latitude).toBeCloseTo(25.77, 3)
    expect(point?.longitude).toBeCloseTo(-100.19, 3)
    expect(propertyMap(link, PLACE)?.embedUrl).toBe(frame(`${point?.latitude},${point?.longitude}`))
  })

  it('does not use the camera position for a search in words', () => {
    expect(mapPoint('https://www.google.com/maps/search/?api=1&query=bodegas&center=25.77,-100.19')).toBeNull()
  })

  const DIRECTIONS = 'https://www.google.com/maps/dir/25.6,-100.3'

  it.each([
    ['directions', `${DIRECTIONS}/25.7,-100.2/@25.65,-100.25,13z/data=!3m1!4b1`, '25.7,-100.2'],
    ['directions without a camera', `${DIRECTIONS}/25.7,-100.2/data=!3m1!4b1`, '25.7,-100.2'],
    ['directions from nowhere', 'https://www.google.com/maps/dir//25.7,-100.2', '25.7,-100.2'],
    ['a search for coordinates', 'https://www.google.com/maps/search/25.7,-100.2/@25.65,-100.25,13z', '25.7,-100.2'],
  ])('uses the point of %s, not the camera', (_, link, spot) => {
    expect(propertyMap(link, PLACE)?.embedUrl).toBe(frame(spot))
    expect(mapPoint(link)).toEqual({ latitude: 25.7, longitude: -100.2 })
  })

  it.each([
    ['a search', 'https://www.google.com/maps/search/bodegas/@25.7,-100.3,12z', frame('bodegas')],
    ['directions to a name', `${DIRECTIONS}/Parque+Fundidora/@25.65,-100.25,13z`, frame('Parque Fundidora')],
    ['directions to nowhere', `${DIRECTIONS}//@25.65,-100.25,13z`, SEARCH_FRAME],
    ['directions with one end', `${DIRECTIONS}/@25.65,-100.25,13z`, SEARCH_FRAME],
  ])('has no point where %s only has a camera', (_, link, embedUrl) => {
    expect(propertyMap(link, PLACE)).toEqual({ embedUrl, linkUrl: link })
    expect(mapPoint(link)).toBeNull()
  })

  it('does not read figures off the earth as coordinates', () => {
    const link = 'https://www.google.com/maps/place/Nave/@95.7,-200.4,17z'
    expect(propertyMap(link, PLACE)?.embedUrl).toBe(frame('Nave'))
  })

  it('keeps a short link as the link and searches the location in the frame', () => {
    const short = 'https://maps.app.goo.gl/AbC-12_3'
    expect(propertyMap(short, PLACE)).toEqual({ embedUrl: SEARCH_FRAME, linkUrl: short })
    expect(propertyMap('https://goo.gl/maps/AbC123', PLACE)?.linkUrl).toBe('https://goo.gl/maps/AbC123')
  })

  it('removes the text after a short link', () => {
    const link = 'https://maps.app.goo.gl/AbC123?link=https://evil.example&g_st=ic#x'
    expect(propertyMap(link, PLACE)?.linkUrl).toBe('https://maps.app.goo.gl/AbC123')
  })

  it('keeps the link of a map without a place and searches the location in the frame', () => {
    const link = 'https://www.google.com/maps/d/viewer?mid=1abc'
    expect(propertyMap(link, PLACE)).toEqual({ embedUrl: SEARCH_FRAME, linkUrl: link })
    expect(propertyMap('https://www.google.com/maps/place/%20/', PLACE)?.embedUrl).toBe(SEARCH_FRAME)
  })

  it('is not the bare start page of the maps', () => {
    for (const link of [
      'https://www.google.com/maps',
      'https://google.com/maps/',
      'https://maps.google.com/',
      'https://maps.google.com/?',
    ])
      expect(propertyMap(link, PLACE)).toEqual(SEARCH)
  })

  it('opens as a page even if it was made for a frame', () => {
    expect(propertyMap(EMBED, PLACE)).toEqual(EMBED_MAP)
    expect(propertyMap('https://www.google.com/maps?q=Centro&output=embed', PLACE)?.linkUrl).toContain(
      'search/?api=1&query=Centro',
    )
    expect(propertyMap('https://www.google.com/maps/embed?pb=!1m2', PLACE)?.linkUrl).toBe(SEARCH_LINK)
  })

  it('never contains an API key', () => {
    const map = propertyMap('https://www.google.com/maps/embed/v1/place?key=AIzaSECRET&q=Centro', PLACE)
    expect(map).toEqual({ embedUrl: frame('Centro'), linkUrl: expect.stringContaining('query=Centro') })
    expect(propertyMap('https://www.google.com/maps/embed/v1/view?key=AIza', PLACE)).toEqual(SEARCH)
  })
})

describe('a link with several points', () => {
  const DATA = '!1s0x1:0x1!2zQXY!3b1!8m2!3d25.65!4d-100.3!3m5!1s0x0:0x0!7e2!8m2!3d25.6785!4d-100.2845'
  const STOPS = '!4m14!4m13!1m5!1m1!1s0x1!2m2!1d-100.4!2d25.6!1m5!1m1!1s0x2!2m2!1d-100.2845!2d25.6785!3e0'

  it.each([
    [
      'coordinates in the path',
      `https://www.google.com/maps/place/25%C2%B040'42.6%22N+100%C2%B017'04.2%22W/@25.6784,-100.2844,18z/data=!3m1!4b1!4m14!1m7!3m6${DATA}`,
    ],
    [
      'decimals in the path',
      `https://www.google.com/maps/place/25.6785,-100.2845/@25.6,-100.2,18z/data=!3m6!8m2!3d25.65!4d-100.3`,
    ],
    [
      'the last of its places',
      `https://www.google.com/maps/place/Nave/@25.6,-100.2,18z/data=!3m1!4b1!4m14!1m7!3m6${DATA}`,
    ],
    ['the last that is on earth', `https://www.google.com/maps/place/Nave/data=${DATA}!8m2!3d125.6785!4d-500`],
    ['the destination', `https://www.google.com/maps/dir/Origen/Nave+Norte/@25.65,-100.25,13z/data=!3m1!4b1${STOPS}`],
    [
      'the destination beyond a stop',
      `https://www.google.com/maps/dir/A/B/Nave/@25.6,-100.2,13z/data=!4m20!4m19!1m5!1m1!1s0x3!2m2!1d-100.1!2d25.5${STOPS}`,
    ],
    [
      'the destination in its path',
      `https://www.google.com/maps/dir/Origen/25.6785,-100.2845/data=${STOPS.replaceAll('!2d25.6785', '!2d25.9')}`,
    ],
    [
      'a destination of the address',
      'https://www.google.com/maps/dir/?api=1&origin=25.6,-100.4&destination=25.6785,-100.2845',
    ],
    [
      'the destination of a frame',
      'https://www.google.com/maps/embed?pb=!1m28!1m12!1m3!1d1438!2d-100.3!3d25.6!4m13!3e0!4m5!1s0x1!2sA!3m2!1d25.6!2d-100.4!4m5!1s0x2!2sB!3m2!1d25.6785!2d-100.2845!5e0',
    ],
    ['q with a label', 'https://maps.google.com/?q=25.6785,-100.2845+(Nave+Norte)'],
    ['q with a label in the label', 'https://maps.google.com/?q=25.6785,-100.2845%20(Nave%20(Norte))&z=16'],
    ['q with a label, spaces as they are', 'https://maps.google.com/?q=25.6785,-100.2845 (Nave Norte)'],
  ])('uses %s', (_, link) => {
    const { latitude = 0, longitude = 0 } = mapPoint(link) ?? {}
    expect([latitude, longitude]).toEqual([expect.closeTo(25.6785, 6), expect.closeTo(-100.2845, 6)])
    expect(placeQuestion(link)).toBeNull()
  })

  it('has no point if directions have only their start', () => {
    const link =
      'https://www.google.com/maps/dir/Origen//@25.65,-100.25,13z/data=!4m8!4m7!1m5!1m1!1s0x1!2m2!1d-100.4!2d25.6!1m0!3e0'
    expect(mapPoint(link)).toBeNull()
  })
})

describe('a link as people paste it', () => {
  const LINK = 'https://www.google.com/maps?q=25.6785,-100.2845'
  const MAP = { embedUrl: frame('25.6785,-100.2845'), linkUrl: LINK }
  const BARE = LINK.replace('https://', '')

  it.each([
    ['without its scheme', BARE],
    ['with http', `http://${BARE}`],
    ['with HTTP in capitals', `HTTP://${BARE}`],
    ['without www', BARE.replace('www.', ''), LINK.replace('www.', '')],
    ['of the scheme of the page', `//${BARE}`],
    ['after words', `Ubicación: ${LINK}`],
    ['before words', `${LINK} (entrada por atrás)`],
    ['between words and lines', `Nave Norte\n${LINK}\n¡Te esperamos!`],
    ['at the end of a sentence', `La nave está en ${LINK}.`],
    ['in brackets', `Mapa (${LINK}), portón azul`],
    ['in quotes', `“${LINK}”`],
    ['in the brackets of a mail', `<${LINK}>`],
    ['after a sign', `Altura < 10 m. ${LINK}`],
    ['beside one of no place', `De google.com/maps?, ${LINK}`],
    ['beside another address', `https://inmuebles.example/nave, ${BARE}`],
  ])('%s', (_, text, link = LINK) => {
    expect(propertyMap(text, PLACE)).toEqual({ ...MAP, linkUrl: link })
    expect(mapPoint(text)).toEqual({ latitude: 25.6785, longitude: -100.2845 })
    expect(propertyMap(storedMapLink(text), PLACE)).toEqual({ ...MAP, linkUrl: link })
  })

  it.each(['maps.app.goo.gl/AbC123', 'http://maps.app.goo.gl/AbC123', 'Aquí: https://maps.app.goo.gl/AbC123, gracias'])(
    'the short one in «%s»',
    (text) => {
      expect(propertyMap(text, PLACE)?.linkUrl).toBe('https://maps.app.goo.gl/AbC123')
      expect(storedMapLink(text)).toBe('https://maps.app.goo.gl/AbC123')
    },
  )

  it.each([
    'geo:25.6785,-100.2845',
    'GEO:25.6785,-100.2845,540;u=35',
    'geo:25.6785,-100.2845?z=17',
    'geo:0,0?q=25.6785,-100.2845(Nave+Norte)',
    'geo:0,0?q=25.6785,-100.2845(Nave Norte)',
    'geo:25.6,-100.2?q=25.6785,-100.2845',
    'Punto: geo:25.6785,-100.2845',
  ])('%s', (text) => {
    expect(mapPoint(text)).toEqual({ latitude: 25.6785, longitude: -100.2845 })
    expect(propertyMap(text, PLACE)?.linkUrl).toBe(
      'https://www.google.com/maps/search/?api=1&query=25.6785%2C-100.2845',
    )
    expect(storedMapLink(text)).toBe(propertyMap(text, PLACE)?.linkUrl)
  })

  it('a geo address with words becomes a search for them', () => {
    expect(propertyMap('geo:0,0?q=Parque+Fundidora', PLACE)?.embedUrl).toBe(frame('Parque Fundidora'))
  })

  it.each(['25.6785, -100.2845', `<iframe src="${EMBED}"></iframe>`, LINK, 'frente al parque', 'javascript:alert(1)'])(
    '%s is stored unchanged',
    (text) => expect(storedMapLink(text)).toBe(text),
  )
})

describe('a pasted iframe', () => {
  it.each([
    [
      'as Google gives it',
      `<iframe src="${EMBED}" width="600" height="450" style="border:0;" allowfullscreen="" loading="lazy"></iframe>`,
    ],
    ['with apostrophes', `<iframe width='600' src='${EMBED}'></iframe>`],
    ['without quotes', `<iframe src=${EMBED} width=600></iframe>`],
    ['with typographic quotes', `<iframe src=“${EMBED}” width=”600” loading=“lazy”></iframe>`],
    ['with typographic apostrophes', `<iframe width=‘600’ src=‘${EMBED}’></iframe>`],
    ['with http', `<iframe src="${EMBED.replace('https', 'http')}"></iframe>`],
    ['of the scheme of the page', `<iframe src="${EMBED.replace('https:', '')}"></iframe>`],
    ['in capitals, on several lines', `<IFRAME\n  WIDTH="600"\n\tSRC = "${EMBED}"\n></IFRAME>`],
    ['with a slash between its attributes', `<iframe/title="x"/src="${EMBED}"/>`],
    ['inside other markup', `<p>Mapa</p><div class="map"><iframe src="${EMBED}"></iframe></div>`],
    ['never closed', `<iframe src="${EMBED}"`],
    ['with other parameters', `<iframe src="${EMBED}&amp;onload=alert(1)&amp;hl=en"></iframe>`],
    [
      'with handlers and srcdoc, which are not read',
      `<iframe onload="alert(1)" srcdoc="<script>alert(1)</script>" src="${EMBED}"></iframe>`,
    ],
    ['with a lookalike attribute first', `<iframe data-src="https://evil.example/" src="${EMBED}"></iframe>`],
    [
      'with another address written inside a value',
      `<iframe title="a src='https://evil.example/'" src="${EMBED}"></iframe>`,
    ],
    [
      'whose second src is hostile: browsers take the first',
      `<iframe src="${EMBED}" src="https://evil.example/"></iframe>`,
    ],
    ['followed by a hostile one', `<iframe src="${EMBED}"></iframe><iframe src="https://evil.example/"></iframe>`],
  ])('%s is rebuilt from its src alone', (_, html) => {
    expect(propertyMap(html, PLACE)).toEqual(EMBED_MAP)
  })

  it('may contain an escaped ampersand', () => {
    for (const and of ['&amp;', '&#38;', '&#x26;', '&'])
      expect(
        propertyMap(`<iframe src="https://maps.google.com/maps?hl=es${and}q=Centro${and}output=embed">`, PLACE),
      ).toEqual({
        embedUrl: frame('Centro'),
        linkUrl: 'https://www.google.com/maps/search/?api=1&query=Centro',
      })
  })

  it('cannot break out of the attribute that contains it', () => {
    const map = propertyMap(`<iframe src='https://www.google.com/maps/embed?pb=1" onload="alert(1)'></iframe>`, PLACE)
    expect(map?.embedUrl).toBe('https://www.google.com/maps/embed?pb=1%22%20onload=%22alert(1)')
  })

  it.each([
    ['without src', '<iframe width="600"></iframe>'],
    ['with an empty src', '<iframe src=""></iframe>'],
    ['with nothing after src', '<iframe src'],
    ['whose quote never closes', `<iframe src="${EMBED}`],
    ['whose earlier quote never closes', `<iframe title="x src=${EMBED}>`],
    ['with only srcdoc', '<iframe srcdoc="<img src=x onerror=alert(1)>"></iframe>'],
    ['with only a lookalike attribute', `<iframe data-src="${EMBED}"></iframe>`],
    ['that is no iframe', `<iframes src="${EMBED}"></iframes>`],
    ['that is a script', `<script src="${EMBED}"></script>`],
    ['whose first src is hostile', `<iframe src="https://evil.example/" src="${EMBED}"></iframe>`],
    ['nested in a hostile one', `<iframe src="https://evil.example/"><iframe src="${EMBED}"></iframe></iframe>`],
    ['of a script address', '<iframe src="javascript:alert(1)"></iframe>'],
    ['of an escaped script address', '<iframe src="java&#115;cript:alert(1)"></iframe>'],
    ['of a data address', '<iframe src="data:text/html,<script>alert(1)</script>"></iframe>'],
    ['of another site', '<iframe src="https://evil.example/maps/embed?pb=1"></iframe>'],
  ])('%s becomes a search', (_, html) => {
    expect(propertyMap(html, PLACE)).toEqual(SEARCH)
  })
})

describe('a hostile address becomes a search', () => {
  it.each([
    'javascript:alert(document.domain)',
    'JaVaScRiPt:alert(1)//https://www.google.com/maps?q=x',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<h1>x</h1>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'blob:https://www.google.com/5f1c',
    'file:///etc/passwd',
    'about:blank',
    'ftp://www.google.com/maps?q=Centro',
    'http://evil.example/maps?q=Centro',
    'http://www.google.com:80@evil.example/maps?q=Centro',
    'ftp://maps.app.goo.gl/AbC123',
    'evil.example/maps.google.com/?q=Centro',
    'evilmaps.google.com/?q=Centro',
    'www.google.com@evil.example/maps?q=Centro',
    'Mapa: https://evil.example/maps?q=https://www.google.com/maps?q=Centro',
    'Mapa: https://www.google.com/url?q=https://evil.example',
    'geo:',
    'geo:0,0',
    'view-source:https://www.google.com/maps?q=Centro',
    'https://www.google.com.evil.example/maps?q=Centro',
    'https://google.com.mx.evil.example/maps?q=Centro',
    'https://www-google.com/maps?q=Centro',
    'https://wwwgoogle.com/maps?q=Centro',
    'https://google.com-maps.example/maps?q=Centro',
    'https://gооgle.com/maps?q=Centro',
    'https://maps.google.com.evil.example/?q=Centro',
    'https://evilgoogle.com/maps?q=Centro',
    'https://maps.app.goo.gl.evil.example/AbC123',
    'https://sites.google.com/maps/embed?pb=1',
    'https://docs.google.com/maps?q=Centro',
    'https://www.google.evil/maps?q=Centro',
    'https://evil.example/https://www.google.com/maps?q=Centro',
    'https://evil.example/?u=https://www.google.com/maps',
    'https://evil.example#@www.google.com/maps?q=Centro',
    'https://www.google.com@evil.example/maps?q=Centro',
    'https://www.google.com:443@evil.example/maps?q=Centro',
    'https://user@www.google.com/maps?q=Centro',
    'https://user:pass@www.google.com/maps?q=Centro',
    'https://:pass@www.google.com/maps?q=Centro',
    'https://www.google.com:8443/maps?q=Centro',
    'https://www.google.com./maps?q=Centro',
    'https://www.google.com\\@evil.example/maps?q=Centro',
    'https://www.google.com/url?q=https://evil.example',
    'https://www.google.com/maps/../url?q=https://evil.example',
    'https://www.google.com/maps/%2e%2e/url?q=https://evil.example',
    'https://www.google.com/maps/..%2furl?q=https://evil.example',
    'https://www.google.com/maps/%252e%252e/..%5curl?q=https://evil.example',
    'https://www.google.com/mapsevil?q=Centro',
    'https://www.google.com/amp/s/evil.example',
    'https://goo.gl/AbC123',
    'https://goo.gl/maps/../AbC123',
    'https://goo.gl/maps/a/b',
    'https://maps.app.goo.gl/',
    'https://maps.app.goo.gl/?link=https://evil.example',
    'https://maps.app.goo.gl/a/b',
    '"><script>alert(1)</script>',
    '" onload="alert(1)',
  ])('%s', (link) => {
    expect(propertyMap(link, PLACE)).toEqual(SEARCH)
  })

  it('any answer leads to Google over https', () => {
    const hosts = new Set(['www.google.com', 'google.com', 'maps.google.com', 'maps.app.goo.gl', 'goo.gl'])
    for (const link of [
      'https://www.google.com/maps?q=javascript:alert(1)',
      'https://www.google.com/maps?q="><script>alert(1)</script>',
      'https://maps.google.com/?q=https://evil.example/x.kml',
      'https://google.com/maps/place/<svg onload=alert(1)>/@1,1',
      'https://www.google.com/maps/place/%22%3E%3Cscript%3E/',
      "https://www.google.com/maps/embed?pb='><script>alert(1)</script>",
    ]) {
      const map = propertyMap(link, PLACE)
      expect(new URL(map?.embedUrl ?? '').origin).toBe('https://www.google.com')
      expect(hosts).toContain(new URL(map?.linkUrl ?? '').hostname)
      expect(map?.linkUrl).toMatch(/^https:/)
      expect(`${map?.embedUrl}${map?.linkUrl}`).not.toMatch(/[<>"\s]/)
    }
  })
})

it('a long or deeply nested text is read in linear time', () => {
  const long = 100_000
  const hostile = [
    '<iframe'.repeat(long / 7),
    '<iframe '.repeat(long / 8),
    `<iframe ${' '.repeat(long)}`,
    `<iframe src${' '.repeat(long)}`,
    `<iframe src=${' '.repeat(long)}`,
    `<iframe src="${'a'.repeat(long)}`,
    `<iframe ${'a="'.repeat(long / 3)}`,
    `<iframe ${'a=b '.repeat(long / 4)}src="${EMBED}">`,
    `<iframe ${'/'.repeat(long)}`,
    '<'.repeat(long),
    `https://www.google.com/maps/@${'1'.repeat(long)}`,
    `https://www.google.com/maps/place/${'!3d1'.repeat(long / 4)}`,
    `https://www.google.com/maps?q=${'%'.repeat(long)}`,
    ' '.repeat(long),
  ]
  for (const link of hostile) expect(propertyMap(link, PLACE)).toEqual(SEARCH)
  for (const link of hostile) expect(propertyMap(link.slice(0, 4000), PLACE)).not.toBeNull()
})
