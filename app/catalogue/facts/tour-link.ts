/** Sites of videos and virtual tours: their hosts, and the text of the link. */
const SITES: readonly { hosts: readonly string[]; words: string }[] = [
  { hosts: ['youtube.com', 'youtu.be'], words: 'Ver el video en YouTube' },
  { hosts: ['vimeo.com'], words: 'Ver el video en Vimeo' },
  { hosts: ['matterport.com'], words: 'Recorrer en 360° en Matterport' },
  { hosts: ['kuula.co'], words: 'Recorrer en 360° en Kuula' },
]

/** Characters of an address; longer ones are refused. */
const LONGEST = 500

/** Pages of YouTube that redirect to other sites. */
const REDIRECTS = /^\/(?:redirect|attribution_link)(?:\/|$)/i

/** An invalid host such as '.youtube.com'. */
const EMPTY_LABEL = /^\.|\.\./

/** The link to a video or tour of a known site; null for any other address, which could lead anywhere. */
export function tourLink(pasted: string | null): { url: string; words: string } | null {
  const text = pasted?.trim() ?? ''
  const url = URL.parse(/^[a-z]+:/i.test(text) ? text : `https://${text}`)
  if (!url || text.length > LONGEST || !/^https?:$/.test(url.protocol) || url.port) return null
  if (url.username || url.password || EMPTY_LABEL.test(url.hostname)) return null
  const site = SITES.find(({ hosts }) => hosts.some((host) => `.${url.hostname}`.endsWith(`.${host}`)))
  if (!site || url.pathname === '/' || REDIRECTS.test(url.pathname)) return null
  url.protocol = 'https:'
  return { url: url.href, words: site.words }
}
